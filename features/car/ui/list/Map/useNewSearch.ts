import { useEffect, useRef } from 'react';
import { contains } from '../../../../map/ui/bounds';
import type { Bounds } from '../../../../map/ui/MapAdapter';
import type { MapState } from '../../../../map/ui/useMap';
import { maxFitZoom } from '../../../../map/ui/zoomLevels';
import type { ShownPlaces } from './shownPlaces';

/** Goes where another search looks. Of the same place the map stays where it is, while there is something to see. */
export function useNewSearch(
  { map }: MapState,
  around: Bounds | undefined,
  { places, near }: ShownPlaces,
): void {
  const looked = useRef<string>(undefined);
  useEffect(() => {
    if (!map || !around) return;
    const where = JSON.stringify(near ?? '');
    // The map opens around the first search by itself.
    const isFirst = looked.current === undefined;
    const isElsewhere = looked.current !== where;
    looked.current = where;
    if (isFirst) return;
    const { bounds } = map.view();
    if (isElsewhere || !places.some((place) => contains(bounds, place))) {
      map.fitBounds(around, maxFitZoom);
    }
  }, [map, places, near, around]);
}
