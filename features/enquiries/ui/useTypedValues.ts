import { useEffect, useInsertionEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isFieldOf } from './fieldName';
import { typedValues } from './client/typedValues';

/**
 * Takes over what was filled in before the form's script was there: on slow lines people type first. Called behind
 * what fills the form in otherwise: what somebody has typed just now counts for more.
 */
export function useTypedValues<Values extends FieldValues>(
  formName: string,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
): void {
  const typed = useRef<Record<string, unknown>>({});

  // Before the fields are registered, which sets them to their default values.
  useInsertionEffect(() => {
    typed.current = typedValues(formName);
  }, [formName]);

  useEffect(() => {
    const known = getValues();
    for (const [name, value] of Object.entries(typed.current)) {
      if (isFieldOf(known, name)) setValue(name, value as PathValue<Values, Path<Values>>);
    }
    typed.current = {};
  }, [formName, getValues, setValue]);
}
