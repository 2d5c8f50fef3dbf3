import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isFieldName } from './fieldName';
import { eraseDraft, readDraft, writeDraft } from './client/drafts';

export interface DraftOptions {
  /** Fields that are never stored, such as consents: they must be given again each time. */
  privateFields: readonly string[];
  /** Subject of the form: a draft about one car is not used for another. */
  about?: string;
}

export interface FormDraft {
  /** Whether values were restored from a draft. */
  isRestored: boolean;
  /** Stores the values. */
  save: () => void;
  /** Removes the stored values. */
  erase: () => void;
}

/**
 * Stores the values of a form in this tab, so that they survive a reload, until they are sent.
 * @param options undefined for a form without drafts
 */
export function useDraft<Values extends FieldValues>(
  formName: string,
  form: UseFormReturn<Values>,
  options: DraftOptions | undefined,
): FormDraft {
  const [isRestored, setRestored] = useState(false);
  const isPrivate = useRef((name: string) => options?.privateFields.includes(name) ?? true);
  const { setValue, getValues } = form;
  const key = options?.about === undefined ? formName : `${formName}:${options.about}`;

  useEffect(() => {
    const currentValues = getValues();
    for (const [name, value] of Object.entries(readDraft(key) ?? {})) {
      if (
        !isFieldName(currentValues, name) ||
        isPrivate.current(name) ||
        value === currentValues[name]
      )
        continue;
      setValue(name, value as PathValue<Values, Path<Values>>);
      setRestored(true);
    }
  }, [key, getValues, setValue]);

  return {
    isRestored,
    save() {
      const values = Object.entries(getValues()).filter(([name]) => !isPrivate.current(name));
      if (options) writeDraft(key, Object.fromEntries(values));
    },
    erase() {
      eraseDraft(key);
      setRestored(false);
    },
  };
}
