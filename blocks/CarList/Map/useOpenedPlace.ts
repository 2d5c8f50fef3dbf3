import { type RefObject, useEffect } from 'react';
import { placeLinkId, type ShownPlaces } from './shownPlaces';

/** Whoever opens a place on the map goes on at its cars in the list; whoever does in the list stays there. */
export function useOpenedPlace({ at }: ShownPlaces, map: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (at === undefined || !map.current?.contains(document.activeElement)) return;
    document.getElementById(placeLinkId(at))?.focus();
  }, [at, map]);
}
