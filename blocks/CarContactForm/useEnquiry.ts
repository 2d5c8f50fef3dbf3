import { yupResolver } from '@hookform/resolvers/yup';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { carContactSchema, type CarContactValues } from '../../domain/forms/carContact';
import { logProblem } from '../LocationFinder/logProblem';
import type { ContactCar } from './contactCar.types';
import { enquirySent, type SentEnquiry } from './enquirySent';
import { sendEnquiry } from './sendEnquiry';
import { newSubmissionId } from './submissionId';

/** How long until another enquiry can be sent, in ms (spec 2 §4). */
const RESET_MS = 3000;

/** Checks what was filled in with the schema that the server checks it with. */
const resolver = yupResolver(carContactSchema, { stripUnknown: true });

/** States of the form (spec 2 §4); `invalid` until something is changed. */
export type EnquiryState = 'idle' | 'invalid' | 'submitting' | 'success' | 'error';

export interface Enquiry {
  form: UseFormReturn<CarContactValues>;
  state: EnquiryState;
  /** Attempts to send so far that were not valid: the summary takes focus at each. */
  invalidAttempts: number;
  /** An enquiry was sent, and no other one has been begun. */
  isSent: boolean;
  /** Shows the form again, as new. */
  startAnother: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Something was changed: what the form said of the attempt before no longer holds. */
  change: (event: FormEvent<HTMLFormElement>) => void;
}

/** The form's state, and how it is sent. */
export function useEnquiry(formName: string, car: ContactCar, initial: EnquiryState): Enquiry {
  const [state, setState] = useState<EnquiryState>(initial);
  const [invalidAttempts, setInvalidAttempts] = useState(0);
  const [isSent, setIsSent] = useState(false);
  const submission = useRef({ id: '', of: '' });
  const form = useForm<CarContactValues>({
    resolver,
    context: { sellerRequired: car.sellers !== undefined },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { reset } = form;

  useEffect(() => {
    if (state !== 'success') return undefined;
    const timer = setTimeout(() => {
      reset();
      setState('idle');
    }, RESET_MS);
    return () => clearTimeout(timer);
  }, [state, reset]);

  async function send(values: CarContactValues, website: string): Promise<void> {
    setState('submitting');
    const source = new URL(location.href);
    source.hash = '';
    const complete = { ...values, car: { car_id: car.carId }, source: source.href };
    const of = JSON.stringify(complete);
    // Another enquiry is another submission; the same one sent again is not.
    if (submission.current.of !== of) submission.current = { id: newSubmissionId(), of };
    const formSubmissionId = submission.current.id;
    try {
      const enquiry = { formName, formSubmissionId, website, values: complete };
      await sendEnquiry(enquiry, (text, error) => logProblem('warn', text, error));
      submission.current = { id: '', of: '' };
      setIsSent(true);
      const { quote, testDrive } = complete;
      document.dispatchEvent(
        new CustomEvent<SentEnquiry>(enquirySent, { detail: { quote, testDrive } }),
      );
      setState('success');
    } catch (error) {
      logProblem('error', 'Enquiry not sent', error);
      setState('error');
    }
  }

  return {
    form,
    state,
    invalidAttempts,
    isSent,
    startAnother: () => setIsSent(false),
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
      form.clearErrors((target as HTMLInputElement).name as keyof CarContactValues);
      if (state === 'invalid' || state === 'error') setState('idle');
      setIsSent(false);
    },
  };
}
