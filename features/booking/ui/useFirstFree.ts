import { useEffect, useState } from 'react';
import type { Workshop } from '../../../domain/booking/booking.types';
import type { Workshops } from './useWorkshops';

/** Maximum distance of a workshop in this search. */
export const MAX_FIRST_FREE_KM = 30;

export interface FirstFree {
  /** The workshop that was found; undefined before the search, null if it found none. */
  workshop?: (Workshop & { firstTimeSlot: string }) | null;
  /** The nearest workshop that can do the services, if none within the distance can. */
  nearestBeyond?: Workshop;
  isSearching: boolean;
  startSearch: () => void;
}

/**
 * Finds the workshop with the first free time within the maximum distance. Loads all workshops within it, not
 * only the listed ones.
 * @param kmTo distance of a workshop from the visitor, in km
 */
export function useFirstFree(
  { found, status, hasMore, loadMore }: Workshops,
  kmTo: (workshop: Workshop) => number,
): FirstFree {
  const [isStarted, setIsStarted] = useState(false);
  const last = found.at(-1);
  const mayFindMore = hasMore && last !== undefined && kmTo(last) <= MAX_FIRST_FREE_KM;
  const needsMore = isStarted && status === 'done' && mayFindMore;
  useEffect(() => {
    if (needsMore) loadMore();
  }, [needsMore, loadMore]);
  const isSearching = isStarted && (status === 'searching' || needsMore);
  // Workshops arrive nearest first.
  const [nearest] = found;
  return {
    nearestBeyond: nearest && kmTo(nearest) > MAX_FIRST_FREE_KM ? nearest : undefined,
    workshop: isStarted && !isSearching ? findSoonest(found, kmTo) : undefined,
    isSearching,
    startSearch: () => setIsStarted(true),
  };
}

function findSoonest(
  workshops: readonly Workshop[],
  kmTo: (workshop: Workshop) => number,
): NonNullable<FirstFree['workshop']> | null {
  let soonest: NonNullable<FirstFree['workshop']> | null = null;
  for (const workshop of workshops) {
    const { firstTimeSlot } = workshop;
    if (firstTimeSlot === null || kmTo(workshop) > MAX_FIRST_FREE_KM) continue;
    if (!soonest || firstTimeSlot < soonest.firstTimeSlot) soonest = { ...workshop, firstTimeSlot };
  }
  return soonest;
}
