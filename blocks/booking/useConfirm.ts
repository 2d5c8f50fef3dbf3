import { type Dispatch, useEffect } from 'react';
import type { BookingRequest } from '../../domain/booking/booking.types';
import type { BookingAction, BookingState } from '../../domain/booking/bookingState.types';
import { logProblem } from '../logProblem';
import { newSubmissionId } from '../form/submissionId';
import { lookAtBooking, sendBooking } from './client/askMechmate';

/** Between looks at what became of a booking, in ms. */
const LOOK_MS = 2500;

/**
 * Sends a booking, once. While nobody can tell what became of it, it is looked at again and again, after a reload as
 * well: nothing but the server's word says that it is made, or not.
 */
export function useConfirm(
  { bookingInfo: { key, outcome } }: BookingState,
  dispatch: Dispatch<BookingAction>,
): (request: BookingRequest) => void {
  const state = outcome?.state;

  useEffect(() => {
    if (key === null || state !== 'unknown') return undefined;
    const timer = setTimeout(() => {
      void lookAtBooking(key).then((told) => {
        // What never arrived is not made, and may be sent again.
        const known = told === 'missing' ? notMade : told;
        dispatch({
          type: 'outcomeKnown',
          key,
          outcome: known.state === 'unknown' ? { ...known } : known,
        });
      });
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [key, state, outcome, dispatch]);

  return (request) => {
    const fresh = newSubmissionId();
    dispatch({ type: 'sent', key: fresh });
    void sendBooking(fresh, request).then((told) => {
      if (told.state === 'refused') logProblem('warn', 'The booking was refused', told.error.code);
      dispatch({ type: 'outcomeKnown', key: fresh, outcome: told });
    });
  };
}

const notMade = { state: 'refused', error: { code: 'ServerError' } } as const;
