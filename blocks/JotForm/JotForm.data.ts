import type { JotForm } from '../../domain/forms/jot/jotForm.types';
import { jotFormIdPattern } from '../../features/enquiries/model/jot/jotSchema';
import type { JotFormFields } from '../../schema/generated/fields';
import type { BlockLoader } from '../../rendering/blockData';

export interface JotFormData {
  /** Internal name of the site, which is part of the form's name. */
  site: string;
  /** Undefined if the provider does not have the form, or does not answer. */
  form?: JotForm;
}

export const loader = {
  async load({ FormId }, { site, jotForm, report }) {
    const formId = FormId?.value.trim() ?? '';
    if (!jotFormIdPattern.test(formId)) return { site: site.name };
    const form = await jotForm(formId).catch((error: unknown) => {
      report(error);
      return undefined;
    });
    return { site: site.name, form };
  },
} satisfies BlockLoader<JotFormFields, JotFormData>;
