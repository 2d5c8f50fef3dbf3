import { MapCount, MapPinNote } from '../../../../../design-system/components/MapFrame/MapFrame';
import { fillIn, useMessages } from '../../../../../design-system/messages';
import { styled } from '../../../../../design-system/stitches';
import { countText } from '../../../../search/ui/countText';
import type { Bounds } from '../../../../map/ui/MapAdapter';
import type { ShownPlace } from './shownPlaces';
import type { Mark as MarkFrame } from '../../../../map/ui/mark.types';

const MarkFrame = styled('div', {
  '& > span': { display: 'none', pointerEvents: 'none' },
  '&:focus-within > span': { display: 'block' },
  // Hidden in narrow windows, where the opened place below the map shows the same.
  '@xl': { '& > [aria-pressed="true"] + span': { display: 'block' } },
  '@hover': { '&:hover > span': { display: 'block' } },
});

interface CountMarkProps {
  mark: MarkFrame<ShownPlace>;
  places: readonly ShownPlace[];
  /** IETF tag of the number format. */
  locale: string;
  isChosen: boolean;
  onPress: (id: string) => void;
  /** A cluster of places was pressed: the map zooms in. */
  onOpen: (bounds: Bounds) => void;
}

/** The number of cars at a place on the map, or at a cluster of places. */
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
        selected={isChosen}
        aria-label={fillIn(message('carMapCluster'), { cars: count, places: mark.count })}
        onClick={() => onOpen(mark.bounds)}
      >
        {count}
      </MapCount>
    );
  }
  const { id, name, count, note } = mark.place;
  return (
    <MarkFrame>
      <MapCount
        type="button"
        selected={isChosen}
        aria-label={`${name}: ${note}`}
        aria-pressed={isChosen}
        onClick={() => onPress(id)}
      >
        {count}
      </MapCount>
      <MapPinNote aria-hidden>
        {name} · {note}
      </MapPinNote>
    </MarkFrame>
  );
}
