import { useEffect, useRef } from 'react';
import type { Outcome } from '../../../domain/booking/bookingState.types';

/** Does something when the chosen time turns out to be taken: not where that was known from the first. */
export function useWhenTaken(outcome: Outcome | null, react: () => void): void {
  const isTaken = outcome?.state === 'refused' && outcome.error.code === 'TimeslotNotAvailable';
  const wasTaken = useRef(isTaken);
  const latest = useRef(react);
  useEffect(() => {
    latest.current = react;
  });
  useEffect(() => {
    if (isTaken && !wasTaken.current) latest.current();
    wasTaken.current = isTaken;
  }, [isTaken]);
}
