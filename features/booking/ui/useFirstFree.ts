import { useEffect, useState } from 'react';
import type { Workshop } from '../../../domain/booking/booking.types';
import type { Workshops } from './useWorkshops';

/** How far somebody may want to drive for an early time, in km. */
export const FIRST_FREE_KM = 30;

export interface FirstFree {
  /** Undefined until it is asked for; null where there is none. */
  workshop?: (Workshop & { firstTimeSlot: string }) | null;
  /** The nearest workshop that can do it, where none within reach can. */
  nearestBeyond?: Workshop;
  isSearching: boolean;
  ask: () => void;
}

/**
 * The workshop with the first free time within reach. When it is asked for, all workshops within reach are looked at,
 * not only those that are listed.
 * @param kmTo from where the visitor is
 */
export function useFirstFree(
  { found, status, hasMore, loadMore }: Workshops,
  kmTo: (workshop: Workshop) => number,
): FirstFree {
  const [isAsked, setIsAsked] = useState(false);
  const last = found.at(-1);
  const mayFindMore = hasMore && last !== undefined && kmTo(last) <= FIRST_FREE_KM;
  const isOpen = isAsked && status === 'done' && mayFindMore;
  useEffect(() => {
    if (isOpen) loadMore();
  }, [isOpen, loadMore]);
  const isSearching = isAsked && (status === 'searching' || isOpen);
  // Workshops come from the nearest on.
  const [nearest] = found;
  return {
    nearestBeyond: nearest && kmTo(nearest) > FIRST_FREE_KM ? nearest : undefined,
    workshop: isAsked && !isSearching ? soonest(found, kmTo) : undefined,
    isSearching,
    ask: () => setIsAsked(true),
  };
}

function soonest(
  found: readonly Workshop[],
  kmTo: (workshop: Workshop) => number,
): NonNullable<FirstFree['workshop']> | null {
  let best: NonNullable<FirstFree['workshop']> | null = null;
  for (const workshop of found) {
    const { firstTimeSlot } = workshop;
    if (firstTimeSlot === null || kmTo(workshop) > FIRST_FREE_KM) continue;
    if (!best || firstTimeSlot < best.firstTimeSlot) best = { ...workshop, firstTimeSlot };
  }
  return best;
}
