import { type Dispatch, useEffect, useRef } from 'react';
import type { TireBookingRequest } from '../../../domain/tireHotel/tireHotel.types';
import type { TireHotelAction, TireHotelState, TireOutcome } from '../model/tireHotelState.types';
import { newSubmissionId } from '../../enquiries/ui/submissionId';
import { logProblem } from '../../../rendering/logProblem';
import { lookAtBooking, sendBooking, TireHotelFailure } from './client/askTireHotel';

/** Between looks at what became of a booking, in ms. */
const LOOK_MS = 2500;

/**
 * While nobody can tell what became of a booking, it is looked at again and again, after a reload as well: nothing but
 * the server's word says that it is made, or not.
 */
export function useSendBooking(
  { sent }: Pick<TireHotelState, 'sent'>,
  dispatch: Dispatch<TireHotelAction>,
  onExpired: (said: string | undefined) => void,
): void {
  const expired = useRef(onExpired);
  useEffect(() => {
    expired.current = onExpired;
  });
  useEffect(() => {
    if (sent?.outcome.state !== 'unknown') return undefined;
    // Each answer is another outcome, so that one that tells nothing leads to the next look.
    const timer = setTimeout(() => {
      void lookAtBooking(sent.key).then(tell(sent.key, dispatch, expired.current));
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [sent, dispatch]);
}

/** Sends a booking, once. */
export async function sendOrder(
  erpId: string,
  order: TireBookingRequest,
  dispatch: Dispatch<TireHotelAction>,
  onExpired: (said: string | undefined) => void,
): Promise<void> {
  const key = newSubmissionId();
  dispatch({ type: 'sent', key });
  tell(key, dispatch, onExpired)(await sendBooking(key, erpId, order));
}

const tell =
  (key: string, dispatch: Dispatch<TireHotelAction>, onExpired: (said?: string) => void) =>
  (told: TireOutcome | TireHotelFailure): void => {
    if (told instanceof TireHotelFailure) {
      logProblem('warn', 'The session was over before the booking was made');
      return onExpired(told.said);
    }
    // The document has failures of the network logged, and nothing more (TIRE-85).
    if (told.state === 'unknown')
      logProblem('error', 'Nobody can tell yet whether the booking is made');
    if (told.state === 'refused') logProblem('warn', 'The booking was refused');
    dispatch({ type: 'outcomeKnown', key, outcome: told });
  };
