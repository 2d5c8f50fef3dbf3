import { mixed, object, string } from 'yup';
import { jotFormIdPattern, jotFormName, jotSchema } from '../model/jot/jotSchema';
import { jotIds, getShapesByField } from '../model/jot/jotFields';
import { HttpError } from '../../../platform/httpError';
import { validated } from '../../../platform/requestBody/validated';
import type { FormDefinition } from './formDefinition.types';

const formIdSchema = object({ formId: string().required().matches(jotFormIdPattern) });

/** Forms that the provider defines and whose answers it receives; we render them ourselves. */
export const jotForm: FormDefinition = {
  isOn: () => true,
  formName: jotFormName,
  schema: formIdSchema,
  async findSchema(values, { findJotForm, jotFormsOf }, { site, path }) {
    const { formId } = validated(formIdSchema, values);
    const isOnPage = (await jotFormsOf(site, path)).has(formId);
    const form = isOnPage ? await findJotForm(formId) : undefined;
    if (!form) throw new HttpError(400, 'Unknown form');
    // The format of answers is that of the form's definition, never one from the browser.
    const shapes = getShapesByField(form);
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
