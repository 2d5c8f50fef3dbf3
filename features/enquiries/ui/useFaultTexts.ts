import type { FieldErrors, FieldValues } from 'react-hook-form';
import { type MessageKey, useMessages } from '../../../design-system/messages';
import type { SubmittedForm } from '../../../domain/forms/submittedForm';
import type { FieldFault } from '../../../domain/forms/fields';
import type { FormFields } from './formFields.types';

export type FaultTexts<Values> = Partial<Record<keyof Values & string, string>>;

const keys: Readonly<Record<FieldFault, MessageKey>> = {
  required: 'contactFaultRequired',
  pattern: 'formFaultPattern',
  tooLong: 'contactFaultTooLong',
  tooEarly: 'formFaultTooEarly',
  tooLate: 'formFaultTooLate',
  unknown: 'formFaultUnknown',
};

/** What is wrong with each field in words: what the browser has found, or the server without script. */
export function useFaultTexts<Values extends FieldValues>(
  fields: FormFields<Values>,
  errors: FieldErrors<Values>,
  submitted: SubmittedForm | undefined,
): FaultTexts<Values> {
  const message = useMessages();
  // The schema's messages are names of faults, not texts.
  const found = Object.entries(errors).map(
    ([name, error]) => [name, String(error?.message)] as const,
  );
  const faults = found.length > 0 ? found : Object.entries(submitted?.faults ?? {});
  const known = faults.filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(
    known.map(([name, fault]) => {
      const { pattern = keys.pattern } = fields[name as keyof Values & string];
      const key = fault === 'pattern' ? pattern : keys[fault as FieldFault];
      return [name, message(key ?? keys.required)];
    }),
  ) as FaultTexts<Values>;
}
