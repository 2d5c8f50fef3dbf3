import { useCallback, useEffect, useState } from 'react';
import type { DayAvailability } from '../../../domain/booking/booking.types';
import { logProblem } from '../../../rendering/logProblem';
import { fetchFreeDays } from './client/fetchMechmate';

export interface FreeDays {
  /** Days with a free time, by ISO day; undefined while loading. */
  days: ReadonlyMap<string, DayAvailability> | undefined;
  /** Reloads the days, for example after the chosen time was taken. */
  refresh: () => void;
}

/**
 * Free times at a workshop in the week that begins with a Monday; empty when they cannot be loaded (BOOK-75).
 */
export function useFreeDays(
  plate: string,
  departmentId: string,
  monday: string,
  codes: readonly string[],
): FreeDays {
  const [loaded, setLoaded] = useState<{ loadedKey: string; days: FreeDays['days'] }>();
  const [attempt, setAttempt] = useState(0);
  const codesText = codes.join(',');
  const requestKey = `${plate} ${departmentId} ${monday} ${codesText} ${attempt}`;

  useEffect(() => {
    const controller = new AbortController();
    const request = { plate, departmentId, date: monday, codes: codesText.split(',') };
    fetchFreeDays(request, controller.signal)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) logProblem('error', 'Free times not loaded', error);
        return [];
      })
      .then(
        (days) => {
          if (controller.signal.aborted) return;
          setLoaded({ loadedKey: requestKey, days: new Map(days.map((day) => [day.date, day])) });
        },
        logProblem.bind(undefined, 'error', 'Free times not read'),
      );
    return () => controller.abort();
  }, [requestKey, plate, departmentId, monday, codesText]);

  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  return { days: loaded?.loadedKey === requestKey ? loaded.days : undefined, refresh };
}
