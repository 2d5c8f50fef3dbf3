import type { MessageKey } from '../../design-system/messages';
import {
  fieldName,
  jotIds,
  OTHER_PART,
  partsOf,
  questionsOf,
} from '../../features/enquiries/model/jot/jotFields';
import type { JotForm, JotQuestion } from '../../domain/forms/jot/jotForm.types';
import type { FormField } from '../../features/enquiries/ui/formFields.types';

/** What is filled in, by the names of fields. */
export type JotValues = Record<string, unknown>;

/** Texts of the parts of names and addresses. */
export const partLabels: Readonly<Record<string, MessageKey>> = {
  first: 'jotFirstName',
  last: 'jotLastName',
  addr_line1: 'jotStreet',
  postal: 'jotPostal',
  city: 'jotCity',
};

/** Explains what a value should look like, where it does not. */
const patterns: Partial<Record<JotQuestion['kind'], MessageKey>> = {
  email: 'contactFaultEmail',
  phone: 'contactFaultPhone',
  number: 'jotFaultNumber',
  date: 'jotFaultDate',
  time: 'jotFaultDate',
  dateTime: 'jotFaultDate',
};

/** Every field of a form, for its states and its summary of errors. */
export function jotFormFields(form: JotForm): Record<string, FormField> {
  const ids = jotIds(form.id);
  const fields = questionsOf(form).flatMap((question) => {
    const { id, kind, label: text } = question;
    const field = (name: string, label: MessageKey): [string, FormField] => [
      name,
      { id: ids.field(name), label, text, pattern: patterns[kind] },
    ];
    const parts = partsOf(question);
    if (!parts) {
      const own = field(fieldName(id), 'jotSend');
      const isOpen = 'other' in question && question.other !== undefined;
      return isOpen ? [own, field(fieldName(id, OTHER_PART), 'jotOther')] : [own];
    }
    return parts.map((part) => field(fieldName(id, part), partLabels[part] ?? 'jotSend'));
  });
  return Object.fromEntries(fields);
}
