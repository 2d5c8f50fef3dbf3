import { GoogleMap } from '@react-google-maps/api';
import { createRoot } from 'react-dom/client';
import { isOnEarth } from '../bounds';
import { loadGoogleMaps } from './loadGoogleMaps';
import type { Bounds, CreateMap, MapOptions, MapOverlay, MapRing } from '../MapAdapter';
import { MAX_FIT_ZOOM } from '../zoomLevels';

const FIT_PADDING_PX = 48;

/** From the whole Earth to a street; the service's own limits depend on the place. */
const ZOOM_LIMITS = { minZoom: 2, maxZoom: 20 };

const fillStyle = { position: 'absolute', inset: 0 } as const;

/** A map of Google's maps service, for sites that have a key for it. */
export const createGoogleMap: CreateMap = async (element, options, { onIdle, onClick }) => {
  await loadGoogleMaps(options.apiKey ?? '', options.language);
  const root = createRoot(element);
  const map = await new Promise<google.maps.Map>((resolve) => {
    root.render(
      <GoogleMap
        mapContainerStyle={fillStyle}
        center={options.centre}
        zoom={options.zoom}
        options={{
          ...ZOOM_LIMITS,
          disableDefaultUI: true,
          gestureHandling: 'cooperative',
          clickableIcons: false,
        }}
        onLoad={resolve}
      />,
    );
  });
  setLabel(element, options);
  if (options.initialBounds) fitBounds(map, options.initialBounds, MAX_FIT_ZOOM);
  const overlays = new Map<string, HtmlOverlay>();
  let rings: google.maps.Circle[] = [];
  const listeners = [map.addListener('idle', onIdle), map.addListener('click', onClick)];
  return {
    view: () => {
      const zoom = map.getZoom() ?? options.zoom;
      const [isMaxZoom, isMinZoom] = [zoom >= ZOOM_LIMITS.maxZoom, zoom <= ZOOM_LIMITS.minZoom];
      return { bounds: toBounds(map.getBounds()), zoom, isMaxZoom, isMinZoom };
    },
    fitBounds: (bounds, maxZoom) => fitBounds(map, bounds, maxZoom),
    panTo: (position, zoom) => {
      map.setZoom(zoom);
      map.panTo(position);
    },
    setZoom: (zoom) => map.setZoom(zoom),
    setOverlays: (newOverlays) => showOverlays(map, overlays, newOverlays.filter(isOnMap)),
    setRings: (newRings) => {
      for (const ring of rings) ring.setMap(null);
      rings = newRings.map((ring) => drawRing(map, ring));
    },
    // The service itself observes the size of its element.
    resize: () => undefined,
    destroy: () => {
      for (const listener of listeners) listener.remove();
      for (const overlay of overlays.values()) overlay.setMap(null);
      // The finder may be unmounting at the same time: React must finish that first.
      queueMicrotask(() => root.unmount());
    },
  };
};

/** Circles of the service have no CSS classes, so the colour is read from the map's element. */
function drawRing(map: google.maps.Map, { centre, radiusKm, line }: MapRing): google.maps.Circle {
  return new google.maps.Circle({
    map,
    center: centre,
    radius: radiusKm * 1000,
    clickable: false,
    strokeColor: getComputedStyle(map.getDiv()).color,
    strokeWeight: line === 'whole' ? 2.5 : 1.5,
    fillOpacity: 0.06,
  });
}

function setLabel(element: HTMLElement, { label: name }: MapOptions): void {
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', name);
}

function fitBounds(map: google.maps.Map, bounds: Bounds, maxZoom: number): void {
  map.fitBounds(bounds, FIT_PADDING_PX);
  // The service cannot limit the zoom of `fitBounds`; the result is known when it is idle.
  google.maps.event.addListenerOnce(map, 'idle', () => {
    if ((map.getZoom() ?? 0) > maxZoom) map.setZoom(maxZoom);
  });
}

const isOnMap = ({ position }: MapOverlay) => isOnEarth(position);

function toBounds(bounds: google.maps.LatLngBounds | undefined): Bounds {
  return bounds?.toJSON() ?? { south: -90, west: -180, north: 90, east: 180 };
}

/** Overlay that positions an HTML element at a point of the map. */
interface HtmlOverlay extends google.maps.OverlayView {
  moveTo: (overlay: MapOverlay) => void;
}

/** The class is declared in the function, because its base class is loaded with the service's script. */
function createHtmlOverlay(initialOverlay: MapOverlay): HtmlOverlay {
  const container = document.createElement('div');
  container.style.position = 'absolute';
  container.append(initialOverlay.element);
  google.maps.OverlayView.preventMapHitsAndGesturesFrom(container);
  let { position, level } = initialOverlay;

  class ElementOverlay extends google.maps.OverlayView implements HtmlOverlay {
    override onAdd(): void {
      this.getPanes()?.floatPane.append(container);
    }
    override draw(): void {
      const point = this.getProjection()?.fromLatLngToDivPixel(position);
      if (!point) return;
      container.style.transform = `translate(${point.x}px, ${point.y}px)`;
      container.style.zIndex = String(level + Math.round(point.y));
    }
    override onRemove(): void {
      container.remove();
    }
    moveTo(overlay: MapOverlay): void {
      ({ position, level } = overlay);
      this.draw();
    }
  }
  return new ElementOverlay();
}

function showOverlays(
  map: google.maps.Map,
  currentOverlays: Map<string, HtmlOverlay>,
  overlays: readonly MapOverlay[],
): void {
  const keys = new Set(overlays.map(({ key }) => key));
  for (const [key, overlay] of currentOverlays) {
    if (keys.has(key)) continue;
    overlay.setMap(null);
    currentOverlays.delete(key);
  }
  for (const overlay of overlays) {
    const existing = currentOverlays.get(overlay.key);
    if (existing) existing.moveTo(overlay);
    else {
      const added = createHtmlOverlay(overlay);
      currentOverlays.set(overlay.key, added);
      added.setMap(map);
    }
  }
}
