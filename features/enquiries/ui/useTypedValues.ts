import { useEffect, useInsertionEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isFieldName } from './fieldName';
import { typedValues } from './client/typedValues';

/**
 * Adopts values that were typed before hydration, because people on slow connections start typing early.
 * Must be called after other hooks that fill the form: typed values take precedence.
 */
export function useTypedValues<Values extends FieldValues>(
  formName: string,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
): void {
  const typed = useRef<Record<string, unknown>>({});

  // An insertion effect runs before fields are registered, which resets them to their defaults.
  useInsertionEffect(() => {
    typed.current = typedValues(formName);
  }, [formName]);

  useEffect(() => {
    const currentValues = getValues();
    for (const [name, value] of Object.entries(typed.current)) {
      if (isFieldName(currentValues, name))
        setValue(name, value as PathValue<Values, Path<Values>>);
    }
    typed.current = {};
  }, [formName, getValues, setValue]);
}
