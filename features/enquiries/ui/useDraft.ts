import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isFieldOf } from './fieldName';
import { eraseDraft, readDraft, writeDraft } from './client/drafts';

export interface DraftOptions {
  /** Fields that are never kept, such as consents: they are given anew each time. */
  privateFields: readonly string[];
  /** What the form is about: a draft about one car is none about another. */
  about?: string;
}

export interface FormDraft {
  /** What stands in the form was filled in before the page was loaded. */
  isRestored: boolean;
  /** Keeps what is filled in. */
  keep: () => void;
  /** Forgets what was kept. */
  erase: () => void;
}

/**
 * What is filled in survives a reload in this tab, and is forgotten once it is sent.
 * @param options undefined for a form that keeps nothing
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
    const known = getValues();
    for (const [name, value] of Object.entries(readDraft(key) ?? {})) {
      if (!isFieldOf(known, name) || isPrivate.current(name) || value === known[name]) continue;
      setValue(name, value as PathValue<Values, Path<Values>>);
      setRestored(true);
    }
  }, [key, getValues, setValue]);

  return {
    isRestored,
    keep() {
      const values = Object.entries(getValues()).filter(([name]) => !isPrivate.current(name));
      if (options) writeDraft(key, Object.fromEntries(values));
    },
    erase() {
      eraseDraft(key);
      setRestored(false);
    },
  };
}
