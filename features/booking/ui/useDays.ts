import { useCallback, useEffect, useState } from 'react';
import type { DayAvailability } from '../../../domain/booking/booking.types';
import { logProblem } from '../../../rendering/logProblem';
import { askDays } from './client/askMechmate';

export interface FreeDays {
  /** Days with anything free, by ISO day; undefined while they are asked for. */
  days: ReadonlyMap<string, DayAvailability> | undefined;
  /** Asks again: a time was taken meanwhile. */
  refresh: () => void;
}

/** What is free at a workshop in the week that begins with a Monday; nothing where that cannot be told (BOOK-75). */
export function useDays(
  plate: string,
  departmentId: string,
  monday: string,
  codes: readonly string[],
): FreeDays {
  const [found, setFound] = useState<{ of: string; days: FreeDays['days'] }>();
  const [attempt, setAttempt] = useState(0);
  const chosen = codes.join(',');
  const of = `${plate} ${departmentId} ${monday} ${chosen} ${attempt}`;

  useEffect(() => {
    const leaving = new AbortController();
    const asked = { plate, departmentId, date: monday, codes: chosen.split(',') };
    askDays(asked, leaving.signal)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) logProblem('error', 'Free times cannot be told', error);
        return [];
      })
      .then(
        (days) => {
          if (leaving.signal.aborted) return;
          setFound({ of, days: new Map(days.map((day) => [day.date, day])) });
        },
        logProblem.bind(undefined, 'error', 'Free times cannot be read'),
      );
    return () => leaving.abort();
  }, [of, plate, departmentId, monday, chosen]);

  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  return { days: found?.of === of ? found.days : undefined, refresh };
}
