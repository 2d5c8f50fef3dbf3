import { type Dispatch, useEffect, useRef } from 'react';
import type { TireBookingRequest } from '../../../domain/tireHotel/tireHotel.types';
import type { TireHotelAction, TireHotelState, TireOutcome } from '../model/tireHotelState.types';
import { newSubmissionId } from '../../enquiries/ui/submissionId';
import { logProblem } from '../../../rendering/logProblem';
import { fetchTireBookingStatus, sendBooking, TireHotelFailure } from './client/fetchTireHotel';

/** Delay between two queries of a booking's outcome. */
const POLL_DELAY_MS = 2500;

/**
 * Polls a booking while its outcome is unknown, also after a reload: only the server's answer decides
 * whether it is booked.
 */
export function useBookingPolling(
  { sent }: Pick<TireHotelState, 'sent'>,
  dispatch: Dispatch<TireHotelAction>,
  onExpired: (serverMessage: string | undefined) => void,
): void {
  const onExpiredRef = useRef(onExpired);
  useEffect(() => {
    onExpiredRef.current = onExpired;
  });
  useEffect(() => {
    if (sent?.outcome.state !== 'unknown') return undefined;
    // Each answer sets a new outcome object, so that an unknown outcome leads to the next check.
    const timer = setTimeout(() => {
      void fetchTireBookingStatus(sent.key).then(report(sent.key, dispatch, onExpiredRef.current));
    }, POLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [sent, dispatch]);
}

/** Sends a booking, once. */
export async function sendOrder(
  erpId: string,
  order: TireBookingRequest,
  dispatch: Dispatch<TireHotelAction>,
  onExpired: (serverMessage: string | undefined) => void,
): Promise<void> {
  const key = newSubmissionId();
  dispatch({ type: 'sent', key });
  report(key, dispatch, onExpired)(await sendBooking(key, erpId, order));
}

const report =
  (key: string, dispatch: Dispatch<TireHotelAction>, onExpired: (serverMessage?: string) => void) =>
  (outcome: TireOutcome | TireHotelFailure): void => {
    if (outcome instanceof TireHotelFailure) {
      logProblem('warn', 'The session was over before the booking was made');
      return onExpired(outcome.serverMessage);
    }
    // Only failures are logged, without personal data (TIRE-85).
    if (outcome.state === 'unknown') logProblem('error', 'Booking outcome unknown');
    if (outcome.state === 'refused') logProblem('warn', 'The booking was refused');
    dispatch({ type: 'outcomeKnown', key, outcome });
  };
