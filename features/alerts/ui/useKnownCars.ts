import { useCallback, useEffect, useState } from 'react';
import { pageLanguage } from '../../car/ui/client/pageLanguage';
import type { CarRecord } from '../../../domain/documents/carRecord';

/** What is known of cars on the device's lists. */
export interface KnownCars {
  state: 'loading' | 'known' | 'failed';
  /** Cars that are for sale, by id. */
  cars: ReadonlyMap<string, CarRecord>;
  retry: () => void;
}

/** Asks once for what the site knows of cars, and again for those that join them. */
export function useKnownCars(ids: readonly string[]): KnownCars {
  const [state, setState] = useState<KnownCars['state']>('loading');
  const [cars, setCars] = useState<ReadonlyMap<string, CarRecord>>(new Map());
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const missing = ids.filter((id) => !asked.has(id)).join(',');

  useEffect(() => {
    if (missing === '') {
      setState((current) => (current === 'failed' ? current : 'known'));
      return;
    }
    const stopped = new AbortController();
    setState('loading');
    fetchCars(missing, stopped.signal).then(
      (found) => {
        setCars((known) => new Map([...known, ...found.map((car) => [car.car_id, car] as const)]));
        setAsked((known) => new Set([...known, ...missing.split(',')]));
        setState('known');
      },
      () => {
        if (stopped.signal.aborted) return;
        setAsked((known) => new Set([...known, ...missing.split(',')]));
        setState('failed');
      },
    );
    return () => stopped.abort();
  }, [missing]);

  const retry = useCallback(() => {
    setAsked(new Set());
    setState('loading');
  }, []);
  return { state, cars, retry };
}

async function fetchCars(ids: string, signal: AbortSignal): Promise<readonly CarRecord[]> {
  const response = await fetch(`/api/cars?ids=${encodeURIComponent(ids)}&${pageLanguage()}`, {
    signal,
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.json();
}
