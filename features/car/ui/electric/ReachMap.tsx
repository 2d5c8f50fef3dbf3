import { useEffect, useMemo, useRef, useState } from 'react';
import {
  MapFrame,
  MapVisitorPosition,
} from '../../../../design-system/components/MapFrame/MapFrame';
import { Text } from '../../../../design-system/components/Text/Text';
import { useLanguage } from '../../../../design-system/language';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { convertDistance } from '../../../../domain/distance/convertDistance';
import type { DriveName, Season } from '../../model/electric/marketDrives';
import { roundRange } from '../../model/electric/range';
import { createOverlayElements } from '../../../map/ui/client/overlayElements';
import type { Position } from '../../../map/ui/location.types';
import { boundsOfCircle } from '../../../map/ui/bounds';
import type { MapRing } from '../../../map/ui/MapAdapter';
import { MapCanvas } from '../../../map/ui/MapCanvas';
import { useMap } from '../../../map/ui/useMap';

/** How far a car gets on one charge, by season and by how it is driven. */
export interface Reach {
  season: Season;
  drive: DriveName;
  /** One-way distance in a straight line. */
  km: number;
}

const Map = styled(MapFrame, {
  blockSize: 'min($sizes$lead, 70svh)',
  marginBlockEnd: '$2',
  borderRadius: '$card',
});

/** Zoom before the map is fitted to the rings, and maximum zoom for fitting. */
const INITIAL_ZOOM = 6;
const MAX_FIT_ZOOM = 10;

interface ReachMapProps {
  country: string;
  locale: string;
  unit: 'km' | 'miles';
  reaches: readonly Reach[];
  drive: DriveName;
  from: Position;
  /** Name of the place. */
  name: string;
}

/** A map with a ring for summer and one for winter around a place, and the same in words. */
export function ReachMap({ country, locale, unit, reaches, drive, from, name }: ReachMapProps) {
  const message = useMessages();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [getElement] = useState(createOverlayElements);
  const reachKmIn = (season: Season) =>
    reaches.find((reach) => reach.season === season && reach.drive === drive)?.km ?? 0;
  const [summer, winter] = [reachKmIn('summer'), reachKmIn('winter')];
  const bounds = useMemo(
    () => boundsOfCircle(from, Math.max(summer, winter)),
    [from, summer, winter],
  );
  const label = message('electricReachMap');
  const state = useMap(
    box,
    { centre: from, zoom: INITIAL_ZOOM, initialBounds: bounds, language, country, label },
    () => undefined,
  );
  const { map } = state;
  useEffect(() => {
    const rings: readonly MapRing[] = [
      { key: 'summer', centre: from, radiusKm: summer, line: 'broken' },
      { key: 'winter', centre: from, radiusKm: winter, line: 'whole' },
    ];
    map?.setRings(rings);
    map?.fitBounds(bounds, MAX_FIT_ZOOM);
  }, [map, from, summer, winter, bounds]);

  const formatDistance = (km: number) =>
    `${new Intl.NumberFormat(locale).format(roundRange(convertDistance(km, 'km', unit)))}\u00a0${unit}`;
  return (
    <>
      <Map>
        <MapCanvas
          box={box}
          state={state}
          contents={[{ key: 'from', position: from, level: 0, content: <MapVisitorPosition /> }]}
          getElement={getElement}
          isGoogleMap={false}
        />
      </Map>
      <Text role="status">
        {fillIn(message('electricReachRings'), {
          summer: formatDistance(summer),
          winter: formatDistance(winter),
          place: name,
        })}
      </Text>
    </>
  );
}
