import { useEffect, useMemo, useRef, useState } from 'react';
import { MapFrame, MapVisitorPosition } from '../../../design-system/components/MapFrame/MapFrame';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { passFocus } from '../../../design-system/focus/client/passFocus';
import { useLanguage } from '../../../design-system/language';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { LocationPreview } from './LocationPreview';
import type { FinderLocation, Position } from './location.types';
import { logProblem } from '../../../rendering/logProblem';
import { boundsAround, findCentre, contains, isOnEarth } from './bounds';
import type { Bounds, MapAdapter, MapView } from './MapAdapter';
import { MapCanvas } from './MapCanvas';
import { MapMark } from './MapMark';
import { createOverlayElements, type PlacedContent } from './client/overlayElements';
import { useMap } from './useMap';
import { useOpenedCluster } from './useOpenedCluster';
import { WORKSHOP_ZOOM, DEFAULT_ZOOM, MAX_FIT_ZOOM, SELECTION_ZOOM } from './zoomLevels';

const Frame = styled(MapFrame, { blockSize: '100%' });

/** Editors' settings of the map block. */
export interface MapSettings {
  apiKey?: string;
  /** Initial centre; if absent, the map shows all places. */
  centre?: Position;
  zoom?: number;
  /** Maximum zoom of the embedded map. */
  maxZoom?: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** A request to the map to show an area or a place. */
export type MapRequest =
  { kind: 'fit'; bounds: Bounds } | { kind: 'select'; place: FinderLocation };

export interface LocationMapProps {
  locations: readonly FinderLocation[];
  selected: FinderLocation | undefined;
  visitor: Position | undefined;
  request: MapRequest | undefined;
  settings: MapSettings;
  onSelect: (id: string | undefined) => void;
  /** Called when the map is idle, with the visible bounds. */
  onView: (bounds: Bounds) => void;
  /** Called when the preview's button is pressed: the list has the details. */
  onShowInList: (location: FinderLocation) => void;
}

/** Places on a map, clustered where they are close together; the selected one has a preview. */
export function LocationMap(props: LocationMapProps) {
  const { locations, selected, visitor, request, settings, onSelect, onView } = props;
  const message = useMessages();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [getElement] = useState(createOverlayElements);
  const validLocations = useMemo(() => locations.filter(isOnEarth), [locations]);
  const state = useMap(
    box,
    {
      ...settings,
      ...initialView(settings, validLocations),
      language,
      label: message('finderMapLabel'),
    },
    () => onSelect(undefined),
  );
  const { map, cluster, view } = state;
  const findMarks = useMemo(() => cluster?.(validLocations), [cluster, validLocations]);
  const marks = useMemo(() => (view && findMarks?.(view)) ?? [], [view, findMarks]);
  const onClusterOpen = useOpenedCluster(marks, getElement, box);
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
        isSelected={mark.key === selected?.id}
        isClose={(view?.zoom ?? 0) >= WORKSHOP_ZOOM}
        onSelect={onSelect}
        onOpen={(bounds) => {
          onClusterOpen(mark.key);
          map?.fitBounds(bounds, SELECTION_ZOOM);
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
        <MapVisitorPosition>
          <VisuallyHidden>{message('finderYouAreHere')}</VisuallyHidden>
        </MapVisitorPosition>
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
            passFocus(getElement('preview'), getElement(previewed.id));
            onSelect(undefined);
          }}
          onShowMore={() => props.onShowInList(previewed)}
        />
      ),
    });
  }
  useEffect(() => {
    // A visitor who selected the pin by keyboard continues in the preview; one in the list stays there.
    if (!previewed || !box.current?.matches(':focus-within')) return;
    const buttons = getElement('preview').querySelectorAll('button');
    buttons[buttons.length - 1]?.focus({ preventScroll: true });
  }, [previewed, getElement]);

  return (
    <Frame>
      <MapCanvas
        box={box}
        state={state}
        contents={contents}
        getElement={getElement}
        isGoogleMap={Boolean(settings.apiKey)}
      />
    </Frame>
  );
}

/** Initial view: the editors' settings, else all places. */
function initialView(
  { centre, zoom }: MapSettings,
  places: readonly Position[],
): { centre: Position; zoom: number; initialBounds?: Bounds } {
  const bounds = boundsAround(places);
  const viewCentre = centre ?? (bounds ? findCentre(bounds) : { lat: 0, lng: 0 });
  return {
    centre: viewCentre,
    zoom: zoom ?? DEFAULT_ZOOM,
    initialBounds: centre ? undefined : bounds,
  };
}

/**
 * Applies the finder's requests to the map. Returns the selected place once the map is idle around it, so
 * that its preview can be shown; undefined before, and after the place is deselected.
 */
function usePreview(
  map: MapAdapter | undefined,
  view: MapView | undefined,
  request: MapRequest | undefined,
  selected: FinderLocation | undefined,
): FinderLocation | undefined {
  const [arrivedRequest, setArrivedRequest] = useState<MapRequest>();
  const lastRequest = useRef<{ request: MapRequest; view: MapView | undefined }>(undefined);
  useEffect(() => {
    if (!map || !request) return;
    if (lastRequest.current?.request !== request) {
      lastRequest.current = { request, view };
      if (request.kind === 'fit') map.fitBounds(request.bounds, MAX_FIT_ZOOM);
      else if (isOnEarth(request.place)) map.panTo(request.place, SELECTION_ZOOM);
      return;
    }
    // The view is unchanged while the map is still moving.
    if (!view || view === lastRequest.current.view || request.kind === 'fit') return;
    if (view.zoom === SELECTION_ZOOM && contains(view.bounds, request.place))
      setArrivedRequest(request);
  }, [map, view, request]);
  const hasArrived = arrivedRequest === request && request?.kind === 'select';
  return hasArrived && request.place.id === selected?.id ? selected : undefined;
}
