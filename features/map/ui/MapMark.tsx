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

/** Clusters with at least this number of places are drawn larger. */
const LARGE_CLUSTER_SIZE = 10;

const icons: Record<LocationType, IconName> = {
  Location: 'car',
  ChargingPoint: 'bolt',
  F150Location: 'truck',
};

export interface MapMarkProps {
  mark: Mark;
  isSelected: boolean;
  /** Whether the zoom leaves space for a note below the pin. */
  isClose: boolean;
  onSelect: (id: string) => void;
  /** Called when a cluster is pressed, with the bounds of its places, to zoom in on them. */
  onOpen: (bounds: Bounds) => void;
}

/** A place or a cluster of places on the map. */
export function MapMark({ mark, isSelected, isClose, onSelect, onOpen }: MapMarkProps) {
  const message = useMessages();
  if (mark.kind === 'cluster') {
    return (
      <MapCluster
        type="button"
        size={mark.count < LARGE_CLUSTER_SIZE ? 'small' : 'large'}
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
        selected={isSelected}
        aria-label={note === undefined ? name : `${name}, ${note}`}
        aria-pressed={isSelected}
        onClick={() => onSelect(id)}
      >
        <Icon name={icons[locationType] ?? 'pin'} />
      </MapPin>
      {note !== undefined && <MapPinNote aria-hidden>{note}</MapPinNote>}
    </>
  );
}
