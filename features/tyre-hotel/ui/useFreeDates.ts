import { useCallback, useEffect, useState } from 'react';
import type { TireVehicle } from '../../../domain/tireHotel/tireHotel.types';
import { logProblem } from '../../../rendering/logProblem';
import { fetchDates, fetchTimes, TireHotelFailure } from './client/fetchTireHotel';
import type { FlowProps } from './flow.types';
import { useToday } from './useToday';

export type FetchState<T> =
  { status: 'loading' } | { status: 'known'; data: readonly T[] } | { status: 'failed' };

type FlowHandlers = Pick<FlowProps, 'whileBusy' | 'onExpired'>;

/** Days with free times at a vehicle's station (TIRE-67). */
export function useFreeDates(vehicle: TireVehicle, handlers: FlowHandlers) {
  const today = useToday();
  return useFetched(vehicle.regNo, handlers, (signal) => fetchDates(vehicle, today, signal));
}

/** Free times of a chosen day (TIRE-41, TIRE-68). */
export function useFreeTimes(vehicle: TireVehicle, day: string | null, handlers: FlowHandlers) {
  return useFetched(day, handlers, (signal) => fetchTimes(vehicle, day ?? '', signal));
}

/** Fetches the data for a key, again whenever the key changes; null fetches nothing. */
function useFetched<T>(
  key: string | null,
  { whileBusy, onExpired }: FlowHandlers,
  fetchFree: (signal: AbortSignal) => Promise<T[]>,
): FetchState<T> & { tryAgain: () => void } {
  const [result, setResult] = useState<{ requestId: string; state: FetchState<T> }>();
  const [attempt, setAttempt] = useState(0);
  const requestId = `${key} ${attempt}`;

  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    whileBusy(fetchFree(controller.signal)).then(
      (data) =>
        !controller.signal.aborted && setResult({ requestId, state: { status: 'known', data } }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        logProblem('error', 'Free times not loaded', error);
        if (error instanceof TireHotelFailure && error.status === 401)
          onExpired(error.serverMessage);
        else setResult({ requestId, state: { status: 'failed' } });
      },
    );
    return () => controller.abort();
    // The functions are new in each render; the key identifies the request.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [requestId, key]);

  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...(result?.requestId === requestId ? result.state : { status: 'loading' }), tryAgain };
}
