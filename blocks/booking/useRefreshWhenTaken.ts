import { useEffect } from 'react';
import type { Outcome } from '../../domain/booking/bookingState.types';

/** Asks again what is free when a time turned out to be taken. */
export function useRefreshWhenTaken(outcome: Outcome | null, refresh: () => void): void {
  const isTaken = outcome?.state === 'refused' && outcome.error.code === 'TimeslotNotAvailable';
  useEffect(() => {
    if (isTaken) refresh();
  }, [isTaken, refresh]);
}
