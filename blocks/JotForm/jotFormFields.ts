import type { MessageKey } from '../../design-system/messages';
import {
  fieldName,
  jotIds,
  OTHER_SUB_FIELD,
  getSubFields,
  getQuestions,
} from '../../features/enquiries/model/jot/jotFields';
import type { JotForm, JotQuestion } from '../../domain/forms/jot/jotForm.types';
import type { FormField } from '../../features/enquiries/ui/formFields.types';

/** Filled-in values, by the names of the fields. */
export type JotValues = Record<string, unknown>;

/** Texts of the parts of names and addresses. */
export const subFieldLabels: Readonly<Record<string, MessageKey>> = {
  first: 'jotFirstName',
  last: 'jotLastName',
  addr_line1: 'jotStreet',
  postal: 'jotPostal',
  city: 'jotCity',
};

/** Error texts for values in an invalid format. */
const formatErrorKeys: Partial<Record<JotQuestion['kind'], MessageKey>> = {
  email: 'contactFaultEmail',
  phone: 'contactFaultPhone',
  number: 'jotFaultNumber',
  date: 'jotFaultDate',
  time: 'jotFaultDate',
  dateTime: 'jotFaultDate',
};

/** All fields of a form, for its state and its error summary. */
export function jotFormFields(form: JotForm): Record<string, FormField> {
  const ids = jotIds(form.id);
  const fields = getQuestions(form).flatMap((question) => {
    const { id, kind, label: text } = question;
    const toEntry = (name: string, label: MessageKey): [string, FormField] => [
      name,
      { id: ids.field(name), label, text, formatHint: formatErrorKeys[kind] },
    ];
    const subFields = getSubFields(question);
    if (!subFields) {
      const mainField = toEntry(fieldName(id), 'jotSend');
      const isOpen = 'other' in question && question.other !== undefined;
      return isOpen
        ? [mainField, toEntry(fieldName(id, OTHER_SUB_FIELD), 'jotOther')]
        : [mainField];
    }
    return subFields.map((subField) =>
      toEntry(fieldName(id, subField), subFieldLabels[subField] ?? 'jotSend'),
    );
  });
  return Object.fromEntries(fields);
}
