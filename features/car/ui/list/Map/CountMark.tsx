import { MapCount, MapPinNote } from '../../../../../design-system/components/MapFrame/MapFrame';
import { fillIn, useMessages } from '../../../../../design-system/messages';
import { styled } from '../../../../../design-system/stitches';
import { countText } from '../../../../search/ui/countText';
import type { Bounds } from '../../../../map/ui/MapAdapter';
import type { ShownPlace } from './shownPlaces';
import type { Mark } from '../../../../map/ui/mark.types';

const Mark = styled('div', {
  '& > span': { display: 'none', pointerEvents: 'none' },
  '&:focus-within > span': { display: 'block' },
  // Below the map of narrow windows the opened place says the same.
  '@xl': { '& > [aria-pressed="true"] + span': { display: 'block' } },
  '@hover': { '&:hover > span': { display: 'block' } },
});

interface CountMarkProps {
  mark: Mark<ShownPlace>;
  places: readonly ShownPlace[];
  /** IETF tag that numbers are written for. */
  locale: string;
  isChosen: boolean;
  onPress: (id: string) => void;
  /** Several places were pressed: the map goes closer to them. */
  onOpen: (bounds: Bounds) => void;
}

/** How many cars stand at a place of the map, or at several that stand close together. */
export function CountMark({ mark, places, locale, isChosen, onPress, onOpen }: CountMarkProps) {
  const message = useMessages();
  if (mark.kind === 'cluster') {
    const ids = new Set(mark.key.split(' '));
    const cars = places.reduce((sum, place) => sum + (ids.has(place.id) ? place.cars : 0), 0);
    const count = countText(cars, locale);
    return (
      <MapCount
        type="button"
        gathered
        chosen={isChosen}
        aria-label={fillIn(message('carMapCluster'), { cars: count, places: mark.count })}
        onClick={() => onOpen(mark.bounds)}
      >
        {count}
      </MapCount>
    );
  }
  const { id, name, count, note } = mark.place;
  return (
    <Mark>
      <MapCount
        type="button"
        chosen={isChosen}
        aria-label={`${name}: ${note}`}
        aria-pressed={isChosen}
        onClick={() => onPress(id)}
      >
        {count}
      </MapCount>
      <MapPinNote aria-hidden>
        {name} · {note}
      </MapPinNote>
    </Mark>
  );
}
