import { type Dispatch, useEffect, useRef } from 'react';
import { chosenVehicle } from '../model/tireHotelState';
import type { TireHotelAction, TireHotelState } from '../model/tireHotelState.types';
import { lookAtMade, TireHotelFailure } from './client/askTireHotel';

/**
 * Asks where a booking is now whenever its visitor comes back to the tab, or reloads it: it is moved and cancelled on a
 * page of its own.
 */
export function useBookedNews(
  state: TireHotelState,
  isRestored: boolean,
  dispatch: Dispatch<TireHotelAction>,
  onExpired: (said: string | undefined) => void,
): void {
  const key = chosenVehicle(state)?.nextChange?.key;
  const expired = useRef(onExpired);
  useEffect(() => {
    expired.current = onExpired;
  });
  /** What a reload found to be booked; null before it is known. */
  const found = useRef<string | null | undefined>(null);
  useEffect(() => {
    if (!isRestored) return undefined;
    if (found.current === null) found.current = key;
    if (key === undefined) return undefined;
    let isGone = false;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void lookAtMade(key).then((booking) => {
        if (isGone || booking === undefined) return;
        if (booking instanceof TireHotelFailure) expired.current(booking.said);
        else dispatch({ type: 'bookedLookedAt', key, booking });
      });
    };
    // What was booked just now is known.
    if (found.current === key) look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRestored, key, dispatch]);
}
