import { useEffect, useState } from 'react';
import { logProblem } from '../../../rendering/logProblem';
import { askPrices } from './client/askMechmate';
import type { DispatchOf } from './step.types';

export interface PriceQuestion {
  plate: string | undefined;
  /** In mil; null where none was told. */
  mileage: number | null;
  /** The chosen workshop; undefined for none. */
  departmentId: string | undefined;
  codes: readonly string[];
  /** What it takes is known. */
  isKnown: boolean;
}

/**
 * Asks the chosen workshop what it takes, whenever it changes before the confirmation (OLDBOOK-06). Where it does not
 * say, the prices stay as they are (checklist OQ-106). Gives whether that is so.
 */
export function useWorkshopPrices(
  { plate, mileage, departmentId, codes, isKnown }: PriceQuestion,
  dispatch: DispatchOf<'pricesTold'>,
): { isFailed: boolean } {
  const chosen = codes.join(',');
  const [failedAt, setFailedAt] = useState<string>();

  useEffect(() => {
    if (plate === undefined || departmentId === undefined || isKnown) return undefined;
    const leaving = new AbortController();
    const asked = { plate, mileage: mileage ?? 1, departmentId, codes: chosen.split(',') };
    askPrices(asked, leaving.signal).then(
      (offers) => {
        if (leaving.signal.aborted) return;
        setFailedAt(undefined);
        dispatch({ type: 'pricesTold', departmentId, offers });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        logProblem('warn', 'Prices of the workshop cannot be told', error);
        setFailedAt(departmentId);
      },
    );
    return () => leaving.abort();
  }, [plate, mileage, departmentId, chosen, isKnown, dispatch]);

  return { isFailed: !isKnown && failedAt !== undefined && failedAt === departmentId };
}
