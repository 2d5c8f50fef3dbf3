import { useCallback, useEffect, useState } from 'react';
import type { TireVehicle } from '../../../domain/tireHotel/tireHotel.types';
import { logProblem } from '../../../rendering/logProblem';
import { askDates, askTimes, TireHotelFailure } from './client/askTireHotel';
import type { FlowProps } from './flow.types';
import { useToday } from './useToday';

export type Free<T> =
  { status: 'loading' } | { status: 'known'; found: readonly T[] } | { status: 'failed' };

type Asking = Pick<FlowProps, 'whileBusy' | 'onExpired'>;

/** Days with something free at a vehicle's station (TIRE-67). */
export function useFreeDates(vehicle: TireVehicle, asking: Asking) {
  const today = useToday();
  return useAsked(vehicle.regNo, asking, (signal) => askDates(vehicle, today, signal));
}

/** What is free on a day that was chosen (TIRE-41, TIRE-68). */
export function useFreeTimes(vehicle: TireVehicle, day: string | null, asking: Asking) {
  return useAsked(day, asking, (signal) => askTimes(vehicle, day ?? '', signal));
}

/** Asks for what goes with a key, again for each other key; nothing without one. */
function useAsked<T>(
  key: string | null,
  { whileBusy, onExpired }: Asking,
  ask: (signal: AbortSignal) => Promise<T[]>,
): Free<T> & { tryAgain: () => void } {
  const [told, setTold] = useState<{ of: string; free: Free<T> }>();
  const [attempt, setAttempt] = useState(0);
  const of = `${key} ${attempt}`;

  useEffect(() => {
    if (key === null) return undefined;
    const leaving = new AbortController();
    whileBusy(ask(leaving.signal)).then(
      (found) => !leaving.signal.aborted && setTold({ of, free: { status: 'known', found } }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        logProblem('error', 'Free times cannot be told', error);
        if (error instanceof TireHotelFailure && error.status === 401) onExpired(error.said);
        else setTold({ of, free: { status: 'failed' } });
      },
    );
    return () => leaving.abort();
    // The functions are new at each render; the key says what is asked for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [of, key]);

  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...(told?.of === of ? told.free : { status: 'loading' }), tryAgain };
}
