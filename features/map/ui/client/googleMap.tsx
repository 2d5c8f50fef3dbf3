import { GoogleMap } from '@react-google-maps/api';
import { createRoot } from 'react-dom/client';
import { isOnEarth } from '../bounds';
import { loadGoogleMaps } from './loadGoogleMaps';
import type { Bounds, CreateMap, MapOptions, MapOverlay, MapRing } from '../MapAdapter';
import { maxFitZoom } from '../zoomLevels';

/** Room in px between what is fitted into the map and its edges. */
const padding = 48;

/** From the whole Earth to a street; the service's own limits depend on the place. */
const zooms = { minZoom: 2, maxZoom: 20 };

const fill = { position: 'absolute', inset: 0 } as const;

/** A map of Google's maps service, for sites that have a key for it (spec 1 §7). */
export const createGoogleMap: CreateMap = async (element, options, { onIdle, onClick }) => {
  await loadGoogleMaps(options.apiKey ?? '', options.language);
  const root = createRoot(element);
  const map = await new Promise<google.maps.Map>((resolve) => {
    root.render(
      <GoogleMap
        mapContainerStyle={fill}
        center={options.centre}
        zoom={options.zoom}
        options={{
          ...zooms,
          disableDefaultUI: true,
          gestureHandling: 'cooperative',
          clickableIcons: false,
        }}
        onLoad={resolve}
      />,
    );
  });
  label(element, options);
  if (options.around) fit(map, options.around, maxFitZoom);
  const overlays = new Map<string, HtmlOverlay>();
  let rings: google.maps.Circle[] = [];
  const listeners = [map.addListener('idle', onIdle), map.addListener('click', onClick)];
  return {
    view: () => {
      const zoom = map.getZoom() ?? options.zoom;
      const [isClosest, isFarthest] = [zoom >= zooms.maxZoom, zoom <= zooms.minZoom];
      return { bounds: boxOf(map.getBounds()), zoom, isClosest, isFarthest };
    },
    fitBounds: (bounds, maxZoom) => fit(map, bounds, maxZoom),
    panTo: (position, zoom) => {
      map.setZoom(zoom);
      map.panTo(position);
    },
    setZoom: (zoom) => map.setZoom(zoom),
    setOverlays: (wanted) => showOverlays(map, overlays, wanted.filter(isPlaced)),
    setRings: (wanted) => {
      for (const ring of rings) ring.setMap(null);
      rings = wanted.map((ring) => drawRing(map, ring));
    },
    // The service watches its element's size itself.
    resize: () => undefined,
    destroy: () => {
      for (const listener of listeners) listener.remove();
      for (const overlay of overlays.values()) overlay.setMap(null);
      // The finder itself may be going: React must have done with it first.
      queueMicrotask(() => root.unmount());
    },
  };
};

/** The service knows no classes: what the line looks like is taken from the text around it. */
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

function label(element: HTMLElement, { label: name }: MapOptions): void {
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', name);
}

function fit(map: google.maps.Map, bounds: Bounds, maxZoom: number): void {
  map.fitBounds(bounds, padding);
  // The service fits as close as it can; how close that is it knows only once it stands still.
  google.maps.event.addListenerOnce(map, 'idle', () => {
    if ((map.getZoom() ?? 0) > maxZoom) map.setZoom(maxZoom);
  });
}

const isPlaced = ({ position }: MapOverlay) => isOnEarth(position);

function boxOf(bounds: google.maps.LatLngBounds | undefined): Bounds {
  return bounds?.toJSON() ?? { south: -90, west: -180, north: 90, east: 180 };
}

/** Keeps an element of ours at a point of the map. */
interface HtmlOverlay extends google.maps.OverlayView {
  moveTo: (overlay: MapOverlay) => void;
}

/** Made late: the class to extend comes with the service's script. */
function htmlOverlay(first: MapOverlay): HtmlOverlay {
  const holder = document.createElement('div');
  holder.style.position = 'absolute';
  holder.append(first.element);
  google.maps.OverlayView.preventMapHitsAndGesturesFrom(holder);
  let { position, level } = first;

  class ElementOverlay extends google.maps.OverlayView implements HtmlOverlay {
    override onAdd(): void {
      this.getPanes()?.floatPane.append(holder);
    }
    override draw(): void {
      const point = this.getProjection()?.fromLatLngToDivPixel(position);
      if (!point) return;
      holder.style.transform = `translate(${point.x}px, ${point.y}px)`;
      holder.style.zIndex = String(level + Math.round(point.y));
    }
    override onRemove(): void {
      holder.remove();
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
  shown: Map<string, HtmlOverlay>,
  overlays: readonly MapOverlay[],
): void {
  const wanted = new Set(overlays.map(({ key }) => key));
  for (const [key, overlay] of shown) {
    if (wanted.has(key)) continue;
    overlay.setMap(null);
    shown.delete(key);
  }
  for (const overlay of overlays) {
    const known = shown.get(overlay.key);
    if (known) known.moveTo(overlay);
    else {
      const added = htmlOverlay(overlay);
      shown.set(overlay.key, added);
      added.setMap(map);
    }
  }
}
