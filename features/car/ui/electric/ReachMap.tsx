import { useEffect, useMemo, useRef, useState } from 'react';
import { MapFrame, MapHere } from '../../../../design-system/components/MapFrame/MapFrame';
import { Text } from '../../../../design-system/components/Text/Text';
import { useLanguage } from '../../../../design-system/language';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { convertDistance } from '../../../../domain/distance/convertDistance';
import type { DriveName, Season } from '../../model/electric/marketDrives';
import { roundedRange } from '../../model/electric/range';
import { overlayElements } from '../../../map/ui/client/overlayElements';
import type { Position } from '../../../map/ui/location.types';
import { boundsOfCircle } from '../../../map/ui/bounds';
import type { MapRing } from '../../../map/ui/MapAdapter';
import { MapCanvas } from '../../../map/ui/MapCanvas';
import { useMap } from '../../../map/ui/useMap';

export interface Reach {
  season: Season;
  drive: DriveName;
  /** As the crow flies, one way. */
  km: number;
}

const Map = styled(MapFrame, {
  blockSize: 'min($sizes$lead, 70svh)',
  marginBlockEnd: '$2',
  borderRadius: '$card',
});

/** How close the map opens before the rings are fitted into it, and how close they may be fitted. */
const FIRST_ZOOM = 6;
const CLOSEST_FIT = 10;

interface ReachMapProps {
  country: string;
  locale: string;
  unit: 'km' | 'miles';
  reaches: readonly Reach[];
  drive: DriveName;
  from: Position;
  /** What the place is called. */
  name: string;
}

/** A map with a ring for summer and one for winter around a place, and the same in words. */
export function ReachMap({ country, locale, unit, reaches, drive, from, name }: ReachMapProps) {
  const message = useMessages();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [elementOf] = useState(overlayElements);
  const kmIn = (season: Season) =>
    reaches.find((reach) => reach.season === season && reach.drive === drive)?.km ?? 0;
  const [summer, winter] = [kmIn('summer'), kmIn('winter')];
  const around = useMemo(
    () => boundsOfCircle(from, Math.max(summer, winter)),
    [from, summer, winter],
  );
  const label = message('electricReachMap');
  const state = useMap(
    box,
    { centre: from, zoom: FIRST_ZOOM, around, language, country, label },
    () => undefined,
  );
  const { map } = state;
  useEffect(() => {
    const rings: readonly MapRing[] = [
      { key: 'summer', centre: from, radiusKm: summer, line: 'broken' },
      { key: 'winter', centre: from, radiusKm: winter, line: 'whole' },
    ];
    map?.setRings(rings);
    map?.fitBounds(around, CLOSEST_FIT);
  }, [map, from, summer, winter, around]);

  const inWords = (km: number) =>
    `${new Intl.NumberFormat(locale).format(roundedRange(convertDistance(km, 'km', unit)))}\u00a0${unit}`;
  return (
    <>
      <Map>
        <MapCanvas
          box={box}
          state={state}
          contents={[{ key: 'from', position: from, level: 0, content: <MapHere /> }]}
          elementOf={elementOf}
          isService={false}
        />
      </Map>
      <Text size="small" role="status">
        {fillIn(message('electricReachRings'), {
          summer: inWords(summer),
          winter: inWords(winter),
          place: name,
        })}
      </Text>
    </>
  );
}
