import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { SubmittedForm } from '../../../domain/forms/submittedForm';
import { trackConversion } from '../../../rendering/client/conversion';
import { logProblem } from '../../../rendering/logProblem';
import { fieldName } from './fieldName';
import { EnquiryRefused, sendEnquiry } from './sendEnquiry';
import { newSubmissionId } from './submissionId';
import { type DraftOptions, type FormDraft, useDraft } from './useDraft';
import { useTypedValues } from './useTypedValues';

/** Time until another enquiry can be sent. */
const RESET_MS = 3000;

/** States of a form; `invalid` lasts until a value changes. */
type FormState = 'idle' | 'invalid' | 'submitting' | 'success' | 'error';

export interface FormOptions<Values extends FieldValues> {
  /** Form name on this site. */
  formName: string;
  /** Validates with the server's schema. */
  resolver: Resolver<Values>;
  /** Context of the schema on this page. */
  context?: object;
  defaultValues?: DefaultValues<Values>;
  /** Values that were sent without JavaScript and not accepted. */
  submitted?: SubmittedForm;
  /** Maximum number of attempts; 1 for forms without retries (OQ-124). */
  maxAttempts?: number;
  /** Values that are sent in addition to the fields, such as the car's id. */
  about?: object;
  /** Called with valid values; if it returns false, they are not sent, and no message is shown. */
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
  /** Number of invalid submissions; each one moves the focus to the summary. */
  invalidAttempts: number;
  /** Minutes until another attempt, if the rate limit was reached. */
  waitMinutes?: number;
  /** Whether an enquiry was sent, and the form is not shown again yet. */
  isSent: boolean;
  /** Shows an empty form again. */
  startAnother: () => void;
  /** Resets the form and removes its draft. */
  clear: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Called when a value changes: drops the result of the last attempt. */
  onChange: (event: FormEvent<HTMLFormElement>) => void;
}

/** State of a form that script sends to the API of enquiries, with its draft, its attempts and its result. */
export function useFormSubmission<Values extends FieldValues>(
  options: FormOptions<Values>,
): FormSubmission<Values> {
  const { formName, resolver, context, defaultValues, submitted, maxAttempts = 1 } = options;
  const initialState = submitted ? (submitted.failed ? 'error' : 'invalid') : 'idle';
  const [state, setState] = useState<FormState>(initialState);
  const [invalidAttempts, setInvalidAttempts] = useState(0);
  const [isSent, setIsSent] = useState(false);
  const [waitMinutes, setWaitMinutes] = useState<number>();
  const submission = useRef({ id: '', content: '' });
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
    const sentValues = { ...values, ...options.about, source: source.href };
    const content = JSON.stringify(sentValues);
    // A new enquiry gets a new id; a retry keeps it.
    if (submission.current.content !== content)
      submission.current = { id: newSubmissionId(), content };
    const formSubmissionId = submission.current.id;
    try {
      await sendEnquiry(
        { formName, formSubmissionId, website, values: sentValues },
        { maxAttempts, warn: (text, error) => logProblem('warn', text, error) },
      );
      submission.current = { id: '', content: '' };
      draft.erase();
      setIsSent(true);
      trackConversion('enquiry');
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
    onChange({ target }) {
      const name = fieldName<Values>(target);
      // Controls without a name, such as a search within the form, are not its fields.
      if (!name) return;
      form.clearErrors(name);
      if (state === 'invalid' || state === 'error') setState('idle');
      setIsSent(false);
      draft.save();
    },
  };
}

/** Minutes until another attempt; undefined unless the rate limit was reached. */
function minutesToWait(error: unknown): number | undefined {
  if (!(error instanceof EnquiryRefused) || error.status !== 429) return undefined;
  return error.waitSeconds === undefined ? undefined : Math.ceil(error.waitSeconds / 60);
}
