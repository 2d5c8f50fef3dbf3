import { mixed, object, string } from 'yup';
import { jotFormIdPattern, jotFormName, jotSchema } from '../model/jot/jotSchema';
import { jotIds, shapesOf } from '../model/jot/jotFields';
import { HttpError } from '../../../platform/httpError';
import { validated } from '../../../platform/requestBody/validated';
import type { FormDefinition } from './formDefinition.types';

const asked = object({ formId: string().required().matches(jotFormIdPattern) });

/** Forms of the provider whose fields we draw (spec 3 §2.8): it gets the answers. What is asked, it says. */
export const jotForm: FormDefinition = {
  isOn: () => true,
  formName: jotFormName,
  schema: asked,
  async findSchema(values, { findJotForm, jotFormsOf }, { site, path }) {
    const { formId } = validated(asked, values);
    const isPlaced = (await jotFormsOf(site, path)).has(formId);
    const form = isPlaced ? await findJotForm(formId) : undefined;
    if (!form) throw new HttpError(400, 'Unknown form');
    // Whatever a browser says, the definition tells how answers are sent.
    const shapes = shapesOf(form);
    return jotSchema(form).shape({
      shapes: mixed()
        .transform(() => shapes)
        .default(() => shapes),
    });
  },
  isAboutCar: false,
  sentAnchor: ({ formId }) => jotIds(String(formId)).sent,
  destination: 'jotform',
};
