import { type FormEvent, useState } from 'react';
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { SubmittedForm } from '../../../domain/forms/submittedForm';
import { schemaResolver } from './schemaResolver';
import { fieldName } from './fieldName';
import type { FormFields } from './formFields.types';
import { type ErrorTexts, useErrorTexts } from './useErrorTexts';

export interface ValidatedFormOptions<Values extends FieldValues> {
  schema: ObjectSchema<Values>;
  fields: FormFields<Values>;
  /** Values that were sent without JavaScript and not accepted. */
  submitted: SubmittedForm | undefined;
  /** Called with valid values before they are sent. */
  onSend?: (values: Values) => void;
}

/** A form that script validates, and that the browser then posts itself. */
export interface ValidatedForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Errors by field, until a value changes. */
  errors: ErrorTexts<Values>;
  /** Number of invalid submissions: each one moves the focus to the error summary. */
  invalidAttempts: number;
  /** Props of the form element. */
  formProps: {
    method: 'post';
    noValidate: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onChange: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/** State and props of a form that is validated by script and then posted by the browser. */
export function useValidatedForm<Values extends FieldValues>(
  options: ValidatedFormOptions<Values>,
): ValidatedForm<Values> {
  const { schema, fields, submitted, onSend } = options;
  const [invalidAttempts, setInvalidAttempts] = useState(0);
  const [isChanged, setIsChanged] = useState(false);
  const form = useForm<Values>({
    resolver: schemaResolver<Values>(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const shownSubmission = isChanged || invalidAttempts > 0 ? undefined : submitted;
  const errors = useErrorTexts(fields, form.formState.errors, shownSubmission);

  function submitIfValid(event: FormEvent<HTMLFormElement>): void {
    const { currentTarget, nativeEvent } = event;
    const submitter = 'submitter' in nativeEvent ? nativeEvent.submitter : undefined;
    // A button with `formNoValidate`, such as one that shows other times, submits without validation.
    if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return;
    // Never rejects: errors of validation are shown.
    void form.handleSubmit(
      (values) => {
        onSend?.(values);
        currentTarget.submit();
      },
      () => setInvalidAttempts((count) => count + 1),
    )(event);
  }

  return {
    form,
    errors,
    invalidAttempts,
    formProps: {
      method: 'post',
      noValidate: true,
      onSubmit: submitIfValid,
      onChange({ target }) {
        form.clearErrors(fieldName<Values>(target));
        setIsChanged(true);
      },
    },
  };
}
