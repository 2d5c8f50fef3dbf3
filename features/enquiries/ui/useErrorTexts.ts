import type { FieldErrors, FieldValues } from 'react-hook-form';
import { type MessageKey, useMessages } from '../../../design-system/messages';
import { keysOf } from '../../../domain/typedKeys';
import type { SubmittedForm } from '../../../domain/forms/submittedForm';
import type { FieldValidationError } from '../../../domain/forms/fields';
import type { FormFields } from './formFields.types';

export type ErrorTexts<Values> = Partial<Record<keyof Values & string, string>>;

const messageKeys: Readonly<Record<FieldValidationError, MessageKey>> = {
  required: 'contactFaultRequired',
  pattern: 'formFaultPattern',
  tooLong: 'contactFaultTooLong',
  tooEarly: 'formFaultTooEarly',
  tooLate: 'formFaultTooLate',
  unknown: 'formFaultUnknown',
};

/**
 * Error messages by field, in the order of the fields: those found in the browser, otherwise those that the
 * server has found in a form sent without JavaScript.
 */
export function useErrorTexts<Values extends FieldValues>(
  fields: FormFields<Values>,
  errors: FieldErrors<Values>,
  submitted: SubmittedForm | undefined,
): ErrorTexts<Values> {
  const message = useMessages();
  const hasBrowserErrors = Object.keys(errors).length > 0;
  return Object.fromEntries(
    keysOf(fields).flatMap((name) => {
      // The schema's messages are error codes, not texts.
      const code = hasBrowserErrors
        ? errors[name] && String(errors[name].message)
        : submitted?.errors[name];
      if (code === undefined) return [];
      const { formatHint = messageKeys.pattern } = fields[name];
      const key = code === 'pattern' ? formatHint : messageKeys[code as FieldValidationError];
      return [[name, message(key ?? messageKeys.required)]];
    }),
  ) as ErrorTexts<Values>;
}
