import { Icon } from '../../../design-system/components/Icon/Icon';
import type { IconName } from '../../../design-system/components/Icon/drawings';
import {
  MapCluster,
  MapPin,
  MapPinNote,
} from '../../../design-system/components/MapFrame/MapFrame';
import { fillIn, useMessages } from '../../../design-system/messages';
import type { LocationType } from './location.types';
import type { Bounds } from './MapAdapter';
import type { Mark } from './mark.types';

/** From this many places on a cluster is drawn larger. */
const manyPlaces = 10;

const icons: Record<LocationType, IconName> = {
  Location: 'car',
  ChargingPoint: 'bolt',
  F150Location: 'truck',
};

export interface MapMarkProps {
  mark: Mark;
  chosen: boolean;
  /** The map is so close that there is room for more than the pin. */
  isClose: boolean;
  onSelect: (id: string) => void;
  /** A cluster was pressed: the map goes closer to its places. */
  onOpen: (bounds: Bounds) => void;
}

/** A place or a cluster of places on the map. */
export function MapMark({ mark, chosen, isClose, onSelect, onOpen }: MapMarkProps) {
  const message = useMessages();
  if (mark.kind === 'cluster') {
    return (
      <MapCluster
        type="button"
        size={mark.count < manyPlaces ? 'small' : 'large'}
        aria-label={fillIn(message('finderCluster'), { count: mark.count })}
        onClick={() => onOpen(mark.bounds)}
      >
        {mark.count}
      </MapCluster>
    );
  }
  const { id, name, locationType, openToday } = mark.place;
  const note = isClose ? openToday : undefined;
  return (
    <>
      <MapPin
        type="button"
        chosen={chosen}
        aria-label={note === undefined ? name : `${name}, ${note}`}
        aria-pressed={chosen}
        onClick={() => onSelect(id)}
      >
        <Icon name={icons[locationType] ?? 'pin'} />
      </MapPin>
      {note !== undefined && <MapPinNote aria-hidden>{note}</MapPinNote>}
    </>
  );
}
