import { type Dispatch, useEffect, useRef } from 'react';
import { chosenVehicle } from '../model/tireHotelState';
import type { TireHotelAction, TireHotelState } from '../model/tireHotelState.types';
import { fetchMadeBooking, TireHotelFailure } from './client/fetchTireHotel';

/**
 * Requests the current state of a booking whenever the visitor returns to the tab or reloads it, because a
 * booking is moved and cancelled on a separate page.
 */
export function useBookingRefresh(
  state: TireHotelState,
  isRestored: boolean,
  dispatch: Dispatch<TireHotelAction>,
  onExpired: (serverMessage: string | undefined) => void,
): void {
  const key = chosenVehicle(state)?.nextChange?.key;
  const onExpiredRef = useRef(onExpired);
  useEffect(() => {
    onExpiredRef.current = onExpired;
  });
  /** Key of the booking that a reload found; null before it is known. */
  const restoredKey = useRef<string | null | undefined>(null);
  useEffect(() => {
    if (!isRestored) return undefined;
    if (restoredKey.current === null) restoredKey.current = key;
    if (key === undefined) return undefined;
    let isUnmounted = false;
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      void fetchMadeBooking(key).then((booking) => {
        if (isUnmounted || booking === undefined) return;
        if (booking instanceof TireHotelFailure) onExpiredRef.current(booking.serverMessage);
        else dispatch({ type: 'bookedLookedAt', key, booking });
      });
    };
    // The state of a booking that was made just now is already known.
    if (restoredKey.current === key) refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [isRestored, key, dispatch]);
}
