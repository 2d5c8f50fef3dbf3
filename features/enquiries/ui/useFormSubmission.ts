import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { SubmittedForm } from '../../../domain/forms/submittedForm';
import { tellConversion } from '../../../rendering/client/conversion';
import { logProblem } from '../../../rendering/logProblem';
import { fieldName } from './fieldName';
import { EnquiryRefused, sendEnquiry } from './sendEnquiry';
import { newSubmissionId } from './submissionId';
import { type DraftOptions, type FormDraft, useDraft } from './useDraft';
import { useTypedValues } from './useTypedValues';

/** How long until another enquiry can be sent, in ms (spec 2 §4). */
const RESET_MS = 3000;

/** States of a form (spec 2 §4); `invalid` until something is changed. */
type FormState = 'idle' | 'invalid' | 'submitting' | 'success' | 'error';

export interface FormOptions<Values extends FieldValues> {
  /** On this site (spec 2 §7). */
  formName: string;
  /** Checks with the schema that the server checks with. */
  resolver: Resolver<Values>;
  /** What the schema asks of the page. */
  context?: object;
  defaultValues?: DefaultValues<Values>;
  /** What was sent without script and could not be taken. */
  submitted?: SubmittedForm;
  /** 1 unless the form's document says that it tries again (OQ-124). */
  maxAttempts?: number;
  /** Sent with the values: the car that they are about. */
  about?: object;
  /** A last look at values that are valid: what it refuses is not sent, and nothing is said. */
  maySend?: (values: Values) => boolean;
  onSent?: (values: Values) => void;
  draft?: DraftOptions;
}

export interface FormSubmission<Values extends FieldValues> {
  formName: string;
  form: UseFormReturn<Values>;
  state: FormState;
  submitted?: SubmittedForm;
  draft: FormDraft;
  /** Attempts to send so far that were not valid: the summary takes focus at each. */
  invalidAttempts: number;
  /** Minutes until an enquiry can be tried again, where too many were sent. */
  waitMinutes?: number;
  /** An enquiry was sent, and no other one has been begun. */
  isSent: boolean;
  /** Shows the form again, as new. */
  startAnother: () => void;
  /** Empties the form and forgets its draft. */
  clear: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Something was changed: what the form said of the attempt before no longer holds. */
  change: (event: FormEvent<HTMLFormElement>) => void;
}

/** The state of a form, and how it is sent. */
export function useFormSubmission<Values extends FieldValues>(
  options: FormOptions<Values>,
): FormSubmission<Values> {
  const { formName, resolver, context, defaultValues, submitted, maxAttempts = 1 } = options;
  const initial = submitted ? (submitted.failed ? 'error' : 'invalid') : 'idle';
  const [state, setState] = useState<FormState>(initial);
  const [invalidAttempts, setInvalidAttempts] = useState(0);
  const [isSent, setIsSent] = useState(false);
  const [waitMinutes, setWaitMinutes] = useState<number>();
  const submission = useRef({ id: '', of: '' });
  const form = useForm<Values>({
    resolver,
    context,
    defaultValues,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useDraft(formName, form, options.draft);
  useTypedValues(formName, form);
  const { reset } = form;

  useEffect(() => {
    if (state !== 'success') return undefined;
    const timer = setTimeout(() => {
      reset();
      setState('idle');
    }, RESET_MS);
    return () => clearTimeout(timer);
  }, [state, reset]);

  async function send(values: Values, website: string): Promise<void> {
    if (options.maySend && !options.maySend(values)) return;
    setState('submitting');
    const source = new URL(location.href);
    source.hash = '';
    const complete = { ...values, ...options.about, source: source.href };
    const of = JSON.stringify(complete);
    // Another enquiry is another submission; the same one sent again is not.
    if (submission.current.of !== of) submission.current = { id: newSubmissionId(), of };
    const formSubmissionId = submission.current.id;
    try {
      await sendEnquiry(
        { formName, formSubmissionId, website, values: complete },
        { maxAttempts, warn: (text, error) => logProblem('warn', text, error) },
      );
      submission.current = { id: '', of: '' };
      draft.erase();
      setIsSent(true);
      tellConversion('enquiry');
      options.onSent?.(values);
      setState('success');
    } catch (error) {
      logProblem('error', 'Enquiry not sent', error);
      setWaitMinutes(minutesToWait(error));
      setState('error');
    }
  }

  return {
    formName,
    form,
    state,
    submitted,
    draft,
    invalidAttempts,
    waitMinutes,
    isSent,
    startAnother: () => setIsSent(false),
    clear() {
      draft.erase();
      reset();
      setState('idle');
    },
    submit(event) {
      if (state === 'submitting') return event.preventDefault();
      const { website } = Object.fromEntries(new FormData(event.currentTarget));
      void form.handleSubmit(
        (values) => send(values, String(website ?? '')),
        () => {
          setState('invalid');
          setInvalidAttempts((count) => count + 1);
        },
      )(event);
    },
    change({ target }) {
      const name = fieldName<Values>(target);
      // A control without a name is no field: it asks for something else within the form.
      if (!name) return;
      form.clearErrors(name);
      if (state === 'invalid' || state === 'error') setState('idle');
      setIsSent(false);
      draft.keep();
    },
  };
}

/** Undefined for anything but too many enquiries. */
function minutesToWait(error: unknown): number | undefined {
  if (!(error instanceof EnquiryRefused) || error.status !== 429) return undefined;
  return error.waitSeconds === undefined ? undefined : Math.ceil(error.waitSeconds / 60);
}
