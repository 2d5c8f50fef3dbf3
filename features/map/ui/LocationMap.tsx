import { useEffect, useMemo, useRef, useState } from 'react';
import { MapFrame, MapHere } from '../../../design-system/components/MapFrame/MapFrame';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { passFocus } from '../../../design-system/focus/client/passFocus';
import { useLanguage } from '../../../design-system/language';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { LocationPreview } from './LocationPreview';
import type { FinderLocation, Position } from './location.types';
import { logProblem } from '../../../rendering/logProblem';
import { boundsAround, centreOf, contains, isOnEarth } from './bounds';
import type { Bounds, MapAdapter, MapView } from './MapAdapter';
import { MapCanvas } from './MapCanvas';
import { MapMark } from './MapMark';
import { overlayElements, type PlacedContent } from './client/overlayElements';
import { useMap } from './useMap';
import { useOpenedCluster } from './useOpenedCluster';
import { closeZoom, fallbackZoom, maxFitZoom, selectionZoom } from './zoomLevels';

const Frame = styled(MapFrame, { blockSize: '100%' });

/** What editors say of the map (spec 1 §3, map block fields). */
export interface MapSettings {
  apiKey?: string;
  /** Where the map opens; around all places when left out. */
  centre?: Position;
  zoom?: number;
  /** How close the embedded map goes. */
  closest?: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** What the map is to show next. */
export type MapRequest =
  { kind: 'fit'; bounds: Bounds } | { kind: 'select'; place: FinderLocation };

export interface LocationMapProps {
  locations: readonly FinderLocation[];
  selected: FinderLocation | undefined;
  visitor: Position | undefined;
  request: MapRequest | undefined;
  settings: MapSettings;
  onSelect: (id: string | undefined) => void;
  /** The map stands still and shows this. */
  onView: (bounds: Bounds) => void;
  /** The preview's button was pressed: the list has the rest. */
  onShowInList: (location: FinderLocation) => void;
}

/** The places on a map, gathered where they are many; the chosen one has a preview (spec 1 §4). */
export function LocationMap(props: LocationMapProps) {
  const { locations, selected, visitor, request, settings, onSelect, onView } = props;
  const message = useMessages();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [elementOf] = useState(overlayElements);
  const placed = useMemo(() => locations.filter(isOnEarth), [locations]);
  const state = useMap(
    box,
    { ...settings, ...opening(settings, placed), language, label: message('finderMapLabel') },
    () => onSelect(undefined),
  );
  const { map, cluster, view } = state;
  const marksIn = useMemo(() => cluster?.(placed), [cluster, placed]);
  const marks = useMemo(() => (view && marksIn?.(view)) ?? [], [view, marksIn]);
  const keepFocusOf = useOpenedCluster(marks, elementOf, box);
  const previewed = usePreview(map, view, request, selected);

  useEffect(() => {
    for (const location of locations) {
      if (!isOnEarth(location)) {
        logProblem('warn', `Invalid coordinates of "${location.name}": not shown on the map`);
      }
    }
  }, [locations]);
  useEffect(() => {
    if (view) onView(view.bounds);
  }, [view, onView]);

  const contents: PlacedContent[] = marks.map((mark) => ({
    key: mark.key,
    position: mark,
    level: mark.key === selected?.id ? 1000 : 0,
    content: (
      <MapMark
        mark={mark}
        chosen={mark.key === selected?.id}
        isClose={(view?.zoom ?? 0) >= closeZoom}
        onSelect={onSelect}
        onOpen={(bounds) => {
          keepFocusOf(mark.key);
          map?.fitBounds(bounds, selectionZoom);
        }}
      />
    ),
  }));
  if (map && visitor) {
    contents.push({
      key: 'visitor',
      position: visitor,
      level: -1000,
      content: (
        <MapHere>
          <VisuallyHidden>{message('finderYouAreHere')}</VisuallyHidden>
        </MapHere>
      ),
    });
  }
  if (previewed) {
    contents.push({
      key: 'preview',
      position: previewed,
      level: 2000,
      content: (
        <LocationPreview
          location={previewed}
          onClose={() => {
            passFocus(elementOf('preview'), elementOf(previewed.id));
            onSelect(undefined);
          }}
          onShowMore={() => props.onShowInList(previewed)}
        />
      ),
    });
  }
  useEffect(() => {
    // Whoever chose the pin by its button goes on in the preview; whoever is in the list stays there.
    if (!previewed || !box.current?.matches(':focus-within')) return;
    const buttons = elementOf('preview').querySelectorAll('button');
    buttons[buttons.length - 1]?.focus({ preventScroll: true });
  }, [previewed, elementOf]);

  return (
    <Frame>
      <MapCanvas
        box={box}
        state={state}
        contents={contents}
        elementOf={elementOf}
        isService={Boolean(settings.apiKey)}
      />
    </Frame>
  );
}

/** Where the map opens: as editors say, else around all places (spec 1 §5, §9). */
function opening(
  { centre, zoom }: MapSettings,
  places: readonly Position[],
): { centre: Position; zoom: number; around?: Bounds } {
  const around = boundsAround(places);
  const middle = centre ?? (around ? centreOf(around) : { lat: 0, lng: 0 });
  return { centre: middle, zoom: zoom ?? fallbackZoom, around: centre ? undefined : around };
}

/**
 * Carries out what the finder asks of the map. The chosen place that has a preview: it appears once the
 * map stands still around the place, and goes when the place is given up (spec 1 §4).
 */
function usePreview(
  map: MapAdapter | undefined,
  view: MapView | undefined,
  request: MapRequest | undefined,
  selected: FinderLocation | undefined,
): FinderLocation | undefined {
  const [arrivedAt, setArrivedAt] = useState<MapRequest>();
  const asked = useRef<{ request: MapRequest; view: MapView | undefined }>(undefined);
  useEffect(() => {
    if (!map || !request) return;
    if (asked.current?.request !== request) {
      asked.current = { request, view };
      if (request.kind === 'fit') map.fitBounds(request.bounds, maxFitZoom);
      else if (isOnEarth(request.place)) map.panTo(request.place, selectionZoom);
      return;
    }
    // What was in sight before the map set out does not count.
    if (!view || view === asked.current.view || request.kind === 'fit') return;
    if (view.zoom === selectionZoom && contains(view.bounds, request.place)) setArrivedAt(request);
  }, [map, view, request]);
  const arrived = arrivedAt === request && request?.kind === 'select';
  return arrived && request.place.id === selected?.id ? selected : undefined;
}
