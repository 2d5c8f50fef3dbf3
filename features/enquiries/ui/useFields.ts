import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../design-system/messages';
import type { FormFields } from './formFields.types';
import type { ErrorTexts } from './useErrorTexts';
import { keysOf } from '../../../domain/typedKeys';

/** Props of a form's controls: registration, id, label and error. */
export function useFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: FormFields<Values>,
  errors: ErrorTexts<Values>,
) {
  const message = useMessages();
  return <Name extends Path<Values> & string>(
    name: Name,
    registerOptions?: RegisterOptions<Values, Name>,
  ) => ({
    ...form.register(name, registerOptions),
    id: fields[name].id,
    label: message(fields[name].label),
    error: errors[name],
  });
}

/** Errors of a form, for the summary that links to its fields. */
export function useErrorList<Values>(
  fields: FormFields<Values>,
  errors: ErrorTexts<Values>,
): { fieldId: string; error: string }[] {
  const message = useMessages();
  return keysOf(errors).map((name) => ({
    fieldId: fields[name].id,
    error: `${fields[name].text ?? message(fields[name].label)}: ${errors[name]}`,
  }));
}
