import { useCallback, useEffect, useState } from 'react';
import type { BookingCustomer, BookingRequest } from '../../../domain/booking/booking.types';
import type { BookingInfo, Outcome } from '../../../domain/booking/bookingState.types';
import { newSubmissionId } from '../../enquiries/ui/submissionId';
import { logProblem } from '../../../rendering/logProblem';
import { fetchBookingStatus, sendBooking } from './client/fetchMechmate';
import { endCustomerDraft } from './client/keptCustomer';
import type { DispatchOf } from './step.types';

/** Interval between checks of a booking's outcome. */
const POLL_MS = 2500;

export interface SendBooking {
  send: (request: BookingRequest) => void;
  /**
   * Contact details that were sent last; undefined after a reload, because they are not stored with the
   * booking.
   */
  customer: BookingCustomer | undefined;
}

/**
 * Sends a booking once. While its outcome is unknown, the server is polled, also after a reload: only its
 * response shows whether the booking was made.
 */
export function useSendBooking(
  { key, outcome }: Pick<BookingInfo, 'key' | 'outcome'>,
  dispatch: DispatchOf<'sent' | 'outcomeKnown'>,
): SendBooking {
  const [customer, setCustomer] = useState<BookingCustomer>();
  const report = useCallback(
    (bookingKey: string, reported: Outcome) => {
      if (reported.state === 'confirmed') endCustomerDraft();
      dispatch({ type: 'outcomeKnown', key: bookingKey, outcome: reported });
    },
    [dispatch],
  );
  useEffect(() => {
    if (key === null || outcome?.state !== 'unknown') return undefined;
    // Each answer is a new object, so that an unknown outcome triggers the next check.
    const timer = setTimeout(() => {
      void fetchBookingStatus(key).then((reported) => report(key, reported));
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [key, outcome, report]);

  return {
    customer,
    send(request) {
      const newKey = newSubmissionId();
      setCustomer(request.customer);
      dispatch({ type: 'sent', key: newKey });
      void sendBooking(newKey, request).then((reported) => {
        if (reported.state === 'refused')
          logProblem('warn', 'The booking was refused', reported.error.code);
        report(newKey, reported);
      });
    },
  };
}
