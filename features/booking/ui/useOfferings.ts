import { useCallback, useEffect, useState } from 'react';
import type { OfferingCategory } from '../../../domain/booking/booking.types';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { logProblem } from '../../../rendering/logProblem';
import { askOfferings } from './client/askMechmate';

export type Offerings =
  | { status: 'loading' }
  | { status: 'known'; categories: readonly OfferingCategory[] }
  | { status: 'failed' };

/** What can be done to a car near a place. A failure can be tried again. */
export function useOfferings(
  kind: 'services' | 'addons',
  plate: string | undefined,
  location: ChosenLocation | null,
): Offerings & { tryAgain: () => void } {
  const [offerings, setOfferings] = useState<Offerings>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const { latitude, longitude } = location ?? {};

  useEffect(() => {
    if (plate === undefined || latitude === undefined || longitude === undefined) return undefined;
    const leaving = new AbortController();
    setOfferings({ status: 'loading' });
    askOfferings(kind, plate, { latitude, longitude }, leaving.signal).then(
      (categories) => setOfferings({ status: 'known', categories }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        logProblem('error', `The ${kind} cannot be told`, error);
        setOfferings({ status: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [kind, plate, latitude, longitude, attempt]);

  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...offerings, tryAgain };
}
