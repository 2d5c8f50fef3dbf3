import { useCallback, useEffect, useState } from 'react';
import { pageLanguageQuery } from '../../car/ui/client/pageLanguage';
import type { CarRecord } from '../../../domain/documents/carRecord';

/** Current data of the cars in the device's lists. `failed`: the server did not answer. */
export interface SavedCarRecords {
  state: 'loading' | 'known' | 'failed';
  /** Cars that are for sale, by id. */
  cars: ReadonlyMap<string, CarRecord>;
  retry: () => void;
}

/** Fetches the current data of cars, and later only that of added cars. */
export function useSavedCarRecords(ids: readonly string[]): SavedCarRecords {
  const [state, setState] = useState<SavedCarRecords['state']>('loading');
  const [cars, setCars] = useState<ReadonlyMap<string, CarRecord>>(new Map());
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  // After a failure all of them are requested again as soon as a car is added.
  const missing = ids.filter((id) => !loaded.has(id)).join(',');

  useEffect(() => {
    if (missing === '') {
      setState('known');
      return;
    }
    const stopped = new AbortController();
    setState('loading');
    fetchCars(missing, stopped.signal).then(
      (records) => {
        setCars(
          (current) => new Map([...current, ...records.map((car) => [car.car_id, car] as const)]),
        );
        setLoaded((current) => new Set([...current, ...missing.split(',')]));
        setState('known');
      },
      () => {
        if (!stopped.signal.aborted) setState('failed');
      },
    );
    return () => stopped.abort();
  }, [missing, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, cars, retry };
}

async function fetchCars(ids: string, signal: AbortSignal): Promise<readonly CarRecord[]> {
  const response = await fetch(`/api/cars?ids=${encodeURIComponent(ids)}&${pageLanguageQuery()}`, {
    signal,
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.json();
}
