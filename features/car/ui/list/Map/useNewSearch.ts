import { useEffect, useRef } from 'react';
import { contains } from '../../../../map/ui/bounds';
import type { Bounds } from '../../../../map/ui/MapAdapter';
import type { MapState } from '../../../../map/ui/useMap';
import { MAX_FIT_ZOOM } from '../../../../map/ui/zoomLevels';
import type { ShownPlaces } from './shownPlaces';

/** Moves the map to a search around another place, and when no result would be visible. */
export function useNewSearch(
  { map }: MapState,
  searchBounds: Bounds | undefined,
  { places, near }: ShownPlaces,
): void {
  const lastSearch = useRef<string>(undefined);
  useEffect(() => {
    if (!map || !searchBounds) return;
    const searchCentre = JSON.stringify(near ?? '');
    // The map already opens with the bounds of the first search.
    const isFirst = lastSearch.current === undefined;
    const isElsewhere = lastSearch.current !== searchCentre;
    lastSearch.current = searchCentre;
    if (isFirst) return;
    const { bounds } = map.view();
    if (isElsewhere || !places.some((place) => contains(bounds, place))) {
      map.fitBounds(searchBounds, MAX_FIT_ZOOM);
    }
  }, [map, places, near, searchBounds]);
}
