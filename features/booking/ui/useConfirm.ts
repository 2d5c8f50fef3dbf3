import { useCallback, useEffect, useState } from 'react';
import type { BookingCustomer, BookingRequest } from '../../../domain/booking/booking.types';
import type { BookingInfo, Outcome } from '../../../domain/booking/bookingState.types';
import { newSubmissionId } from '../../enquiries/ui/submissionId';
import { logProblem } from '../../../rendering/logProblem';
import { lookAtBooking, sendBooking } from './client/askMechmate';
import { endCustomerDraft } from './client/keptCustomer';
import type { DispatchOf } from './step.types';

/** Between looks at what became of a booking, in ms. */
const LOOK_MS = 2500;

export interface Confirm {
  send: (request: BookingRequest) => void;
  /** Who was sent last; unknown after a reload, for it is not kept with the rest. */
  customer: BookingCustomer | undefined;
}

/**
 * Sends a booking, once. While nobody can tell what became of it, it is looked at again and again, after a reload as
 * well: nothing but the server's word says that it is made, or not.
 */
export function useConfirm(
  { key, outcome }: Pick<BookingInfo, 'key' | 'outcome'>,
  dispatch: DispatchOf<'sent' | 'outcomeKnown'>,
): Confirm {
  const [customer, setCustomer] = useState<BookingCustomer>();
  const tell = useCallback(
    (of: string, told: Outcome) => {
      if (told.state === 'confirmed') endCustomerDraft();
      dispatch({ type: 'outcomeKnown', key: of, outcome: told });
    },
    [dispatch],
  );
  useEffect(() => {
    if (key === null || outcome?.state !== 'unknown') return undefined;
    // Each answer is another outcome, so that one that tells nothing leads to the next look.
    const timer = setTimeout(() => {
      void lookAtBooking(key).then((told) => tell(key, told));
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [key, outcome, tell]);

  return {
    customer,
    send(request) {
      const fresh = newSubmissionId();
      setCustomer(request.customer);
      dispatch({ type: 'sent', key: fresh });
      void sendBooking(fresh, request).then((told) => {
        if (told.state === 'refused')
          logProblem('warn', 'The booking was refused', told.error.code);
        tell(fresh, told);
      });
    },
  };
}
