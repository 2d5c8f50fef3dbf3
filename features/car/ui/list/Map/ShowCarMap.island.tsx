import { useRef } from 'react';
import { MapOfCars, type MapOfCarsProps } from './MapOfCars';
import { placeLinkId } from './shownPlaces';
import { useShownPlaces } from './useShownPlaces';

export type ShowCarMapProps = Pick<MapOfCarsProps, 'country' | 'locale' | 'apiKey'>;

/** The cars of the list on a map, kept up to date with the results next to it. */
export function ShowCarMap(map: ShowCarMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useShownPlaces(frame);
  // The link in the list opens or closes the place.
  const openPlace = (id: string) => document.getElementById(placeLinkId(id))?.click();
  return (
    <div ref={frame} style={{ position: 'absolute', inset: 0 }}>
      <MapOfCars {...map} shown={shown} onPress={openPlace} />
    </div>
  );
}
