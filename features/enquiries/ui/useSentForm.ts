import { type FormEvent, useState } from 'react';
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { SubmittedForm } from '../../../domain/forms/submittedForm';
import { useHydrated } from '../../../design-system/useHydrated';
import { schemaResolver } from './schemaResolver';
import { fieldName } from './fieldName';
import type { FormFields } from './formFields.types';
import { type FaultTexts, useFaultTexts } from './useFaultTexts';

export interface SentFormOptions<Values extends FieldValues> {
  schema: ObjectSchema<Values>;
  fields: FormFields<Values>;
  /** What was sent and could not be taken. */
  submitted: SubmittedForm | undefined;
  /** Called with what is right, before it is sent. */
  onSend?: (values: Values) => void;
}

/** A form that the browser sends as any form is, and that says itself what is wrong where there is script. */
export interface SentForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What is wrong, by field, until something is changed. */
  faults: FaultTexts<Values>;
  /** How often it could not be sent: a summary of what is wrong takes the focus each time. */
  attempts: number;
  /** For the form's element. */
  formProps: {
    method: 'post';
    noValidate: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onChange: (event: FormEvent<HTMLFormElement>) => void;
  };
}

export function useSentForm<Values extends FieldValues>(
  options: SentFormOptions<Values>,
): SentForm<Values> {
  const { schema, fields, submitted, onSend } = options;
  const hydrated = useHydrated();
  const [attempts, setAttempts] = useState(0);
  const [isChanged, setIsChanged] = useState(false);
  const form = useForm<Values>({
    resolver: schemaResolver<Values>(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const known = isChanged || attempts > 0 ? undefined : submitted;
  const faults = useFaultTexts(fields, form.formState.errors, known);

  function send(event: FormEvent<HTMLFormElement>): void {
    const { currentTarget, nativeEvent } = event;
    const submitter = 'submitter' in nativeEvent ? nativeEvent.submitter : undefined;
    // A button that sends the form as it stands: what is missing does not matter to it.
    if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return;
    // What is wrong is shown; nothing here rejects.
    void form.handleSubmit(
      (values) => {
        onSend?.(values);
        currentTarget.submit();
      },
      () => setAttempts((count) => count + 1),
    )(event);
  }

  return {
    form,
    faults,
    attempts,
    formProps: {
      method: 'post',
      noValidate: hydrated,
      onSubmit: send,
      onChange({ target }) {
        form.clearErrors(fieldName<Values>(target));
        setIsChanged(true);
      },
    },
  };
}
