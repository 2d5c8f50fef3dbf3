import { useEffect, useState } from 'react';
import { logProblem } from '../../../rendering/logProblem';
import { fetchPrices } from './client/fetchMechmate';
import type { DispatchOf } from './step.types';

export interface PriceQuery {
  plate: string | undefined;
  /** Mileage in mil; null if not given. */
  mileage: number | null;
  /** The chosen workshop; undefined for none. */
  departmentId: string | undefined;
  codes: readonly string[];
  /** Whether the prices of that workshop have been loaded. */
  isPriced: boolean;
}

/**
 * Loads the prices of the chosen workshop, again for each other workshop (OLDBOOK-06). If this fails, the
 * prices remain unchanged (OQ-106).
 */
export function useWorkshopPrices(
  { plate, mileage, departmentId, codes, isPriced }: PriceQuery,
  dispatch: DispatchOf<'pricesTold'>,
): { isFailed: boolean } {
  const codesText = codes.join(',');
  const [failedAt, setFailedAt] = useState<string>();

  useEffect(() => {
    if (plate === undefined || departmentId === undefined || isPriced) return undefined;
    const controller = new AbortController();
    const request = { plate, mileage: mileage ?? 1, departmentId, codes: codesText.split(',') };
    fetchPrices(request, controller.signal).then(
      (offers) => {
        if (controller.signal.aborted) return;
        setFailedAt(undefined);
        dispatch({ type: 'pricesTold', departmentId, offers });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        logProblem('warn', 'Workshop prices not loaded', error);
        setFailedAt(departmentId);
      },
    );
    return () => controller.abort();
  }, [plate, mileage, departmentId, codesText, isPriced, dispatch]);

  return { isFailed: !isPriced && failedAt !== undefined && failedAt === departmentId };
}
