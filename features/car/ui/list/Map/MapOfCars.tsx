import { useEffect, useMemo, useRef, useState } from 'react';
import {
  MapFrame,
  MapVisitorPosition,
} from '../../../../../design-system/components/MapFrame/MapFrame';
import { VisuallyHidden } from '../../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useLanguage } from '../../../../../design-system/language';
import { useMessages } from '../../../../../design-system/messages';
import { styled } from '../../../../../design-system/stitches';
import { boundsAround, boundsOfCircle, findCentre, extendBounds } from '../../../../map/ui/bounds';
import {
  createOverlayElements,
  type PlacedContent,
} from '../../../../map/ui/client/overlayElements';
import type { Bounds, MapRing } from '../../../../map/ui/MapAdapter';
import { MapCanvas } from '../../../../map/ui/MapCanvas';
import { useMap } from '../../../../map/ui/useMap';
import { useOpenedCluster } from '../../../../map/ui/useOpenedCluster';
import { DEFAULT_ZOOM, SELECTION_ZOOM } from '../../../../map/ui/zoomLevels';
import { CountMark } from './CountMark';
import { MARGIN_DEGREES } from './mapMargin';
import type { ShownPlaces } from './shownPlaces';
import { useNewSearch } from './useNewSearch';
import { useOpenedPlace } from './useOpenedPlace';

const Frame = styled(MapFrame, {
  position: 'absolute',
  inset: 0,
  // Transparent until the live map is drawn, so that the static map below is visible.
  '&:not(:has(.leaflet-container))': { backgroundColor: 'transparent' },
});

export interface MapOfCarsProps {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** IETF tag of the number format. */
  locale: string;
  /** Key of the maps service; without one the built-in map is used. */
  apiKey?: string;
  shown: ShownPlaces;
  /** Called with the id of a pressed place. */
  onPress: (id: string) => void;
}

/** Places with the number of their cars, clustered where they are close, and the circle of a search around a place. */
export function MapOfCars({ country, locale, apiKey, shown, onPress }: MapOfCarsProps) {
  const message = useMessages();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [getElement] = useState(createOverlayElements);
  const { places, at, near } = shown;
  const searchBounds = useMemo(() => findBounds({ places, near }), [places, near]);
  const centre = searchBounds ? findCentre(searchBounds) : { lat: 0, lng: 0 };
  const state = useMap(
    box,
    {
      centre,
      zoom: DEFAULT_ZOOM,
      initialBounds: searchBounds,
      language,
      country,
      apiKey,
      label: message('carMapLabel'),
    },
    () => undefined,
  );
  const { map, cluster, view } = state;
  const getMarks = useMemo(() => cluster?.(places), [cluster, places]);
  const marks = useMemo(() => (view && getMarks?.(view)) ?? [], [view, getMarks]);
  const keepFocusOf = useOpenedCluster(marks, getElement, box);
  useNewSearch(state, searchBounds, shown);
  const setPressedPlace = useOpenedPlace(shown, getElement);

  useEffect(() => {
    const ring: MapRing[] = near?.maxKm
      ? [{ key: 'within', centre: near, radiusKm: near.maxKm, line: 'whole' }]
      : [];
    map?.setRings(ring);
  }, [map, near]);

  const contents: PlacedContent[] = marks.map((mark) => ({
    key: mark.key,
    position: mark,
    level: mark.key === at ? 1000 : 0,
    content: (
      <CountMark
        mark={mark}
        places={places}
        locale={locale}
        isChosen={mark.key.split(' ').includes(at ?? '')}
        onPress={(id) => {
          setPressedPlace(id);
          onPress(id);
        }}
        onOpen={(bounds) => {
          keepFocusOf(mark.key);
          map?.fitBounds(bounds, SELECTION_ZOOM);
        }}
      />
    ),
  }));
  if (near) {
    contents.push({
      key: 'near',
      position: near,
      level: -1000,
      content: (
        <MapVisitorPosition>
          <VisuallyHidden>{message('finderYouAreHere')}</VisuallyHidden>
        </MapVisitorPosition>
      ),
    });
  }
  return (
    <Frame>
      <MapCanvas
        box={box}
        state={state}
        contents={contents}
        getElement={getElement}
        isGoogleMap={Boolean(apiKey)}
      />
    </Frame>
  );
}

/**
 * Bounds of the search's circle. Without a maximum distance, the bounds of its centre and the three nearest places;
 * without a centre, those of all places; both with a margin.
 */
function findBounds({ places, near }: Pick<ShownPlaces, 'places' | 'near'>): Bounds | undefined {
  if (near?.maxKm) return boundsOfCircle(near, near.maxKm);
  const bounds = boundsAround(places.length > 0 && near ? [...places.slice(0, 3), near] : places);
  return bounds && extendBounds(bounds, MARGIN_DEGREES);
}
