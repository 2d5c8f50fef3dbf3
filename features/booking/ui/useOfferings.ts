import { useCallback, useEffect, useState } from 'react';
import type { OfferingCategory } from '../../../domain/booking/booking.types';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { logProblem } from '../../../rendering/logProblem';
import { fetchOfferings } from './client/fetchMechmate';

export type Offerings =
  | { status: 'loading' }
  | { status: 'known'; categories: readonly OfferingCategory[] }
  | { status: 'failed' };

/** The offerings for a car near a place. After a failure they can be loaded again. */
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
    const controller = new AbortController();
    setOfferings({ status: 'loading' });
    fetchOfferings(kind, plate, { latitude, longitude }, controller.signal).then(
      (categories) => setOfferings({ status: 'known', categories }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        logProblem('error', `The ${kind} not loaded`, error);
        setOfferings({ status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [kind, plate, latitude, longitude, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...offerings, tryAgain: retry };
}
