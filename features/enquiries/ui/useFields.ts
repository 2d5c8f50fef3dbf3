import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../design-system/messages';
import type { FormFields } from './formFields.types';
import type { FaultTexts } from './useFaultTexts';
import { keysOf } from '../../../domain/typedKeys';

/** What each control of a form is given: its registration, id, label, and what is wrong with it. */
export function useFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: FormFields<Values>,
  faults: FaultTexts<Values>,
) {
  const message = useMessages();
  return <Name extends Path<Values> & string>(
    name: Name,
    heard?: RegisterOptions<Values, Name>,
  ) => ({
    ...form.register(name, heard),
    id: fields[name].id,
    label: message(fields[name].label),
    error: faults[name],
  });
}

/** What is wrong with a form, for the summary that leads to its fields. */
export function useFaultList<Values>(
  fields: FormFields<Values>,
  faults: FaultTexts<Values>,
): { field: string; error: string }[] {
  const message = useMessages();
  return keysOf(faults).map((name) => ({
    field: fields[name].id,
    error: `${fields[name].text ?? message(fields[name].label)}: ${faults[name]}`,
  }));
}
