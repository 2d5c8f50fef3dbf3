import { useRef } from 'react';
import { MapOfCars, type MapOfCarsProps } from './MapOfCars';
import { placeLinkId } from './shownPlaces';
import { useShownPlaces } from './useShownPlaces';

export type ShowCarMapProps = Pick<MapOfCarsProps, 'country' | 'locale' | 'apiKey'>;

/** The cars of the list on a map: what the results beside it tell, whatever takes their place. */
export function ShowCarMap(map: ShowCarMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useShownPlaces(frame);
  // The link does what it does in the list: it opens the place, or closes it.
  const press = (id: string) => document.getElementById(placeLinkId(id))?.click();
  return (
    <div ref={frame} style={{ position: 'absolute', inset: 0 }}>
      <MapOfCars {...map} shown={shown} onPress={press} />
    </div>
  );
}
