import * as L from 'leaflet';
import { isOnEarth } from '../bounds';
import { countries, drawLand } from './drawLand';
import { drawTowns } from './drawTowns';
import type { Bounds, CreateMap, MapOverlay, MapRing } from '../MapAdapter';
import type { Box } from '../nameTowns';
import { maxFitZoom } from '../zoomLevels';

/** From all of northern Europe on. */
const minZoom = 3;

/** Room in px between what is fitted into the map and its edges; pins stand above their points. */
const padding: L.FitBoundsOptions = { paddingTopLeft: [48, 72], paddingBottomRight: [48, 48] };

/** Room in px around what stands on the map: a number of several places has a halo. */
const overlayRoom = 4;

/** The map that needs nobody: coasts and towns come with the product. */
export const createEmbeddedMap: CreateMap = async (element, options, { onIdle, onClick }) => {
  const { centre, zoom, around, country, label, closest = maxFitZoom } = options;
  const land = await countries();
  const map = L.map(element, {
    minZoom,
    // Closer than a town there is nothing of the land to see.
    maxZoom: closest,
    zoomControl: false,
    attributionControl: false,
    // The wheel belongs to the page until somebody turns to the map.
    scrollWheelZoom: false,
    zoomSnap: 0.5,
    zoomDelta: 1,
    maxBounds: land.bounds,
    maxBoundsViscosity: 0.9,
    markerZoomAnimation: true,
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', label);
  map.on('focus click', () => map.scrollWheelZoom.enable());
  map.on('blur mouseout', () => map.scrollWheelZoom.disable());
  map.on('click', onClick);
  map.setView([centre.lat, centre.lng], zoom, { animate: false });
  if (around) map.fitBounds(latLngs(around), { ...padding, maxZoom: maxFitZoom, animate: false });
  drawLand(map, land, country);
  const towns = await drawTowns(map, country);
  map.on('moveend', onIdle);

  const shown = new Map<string, L.Marker>();
  const rings = L.layerGroup().addTo(map);
  return {
    view: () => ({
      bounds: boxOf(map.getBounds()),
      zoom: map.getZoom(),
      isClosest: map.getZoom() >= map.getMaxZoom(),
      isFarthest: map.getZoom() <= map.getMinZoom(),
    }),
    fitBounds: (bounds, maxZoom) => map.fitBounds(latLngs(bounds), { ...padding, maxZoom }),
    panTo: ({ lat, lng }, closeness) => map.setView([lat, lng], closeness),
    setZoom: (closeness) => map.setZoom(closeness),
    setOverlays: (overlays) => {
      showOverlays(map, shown, overlays.filter(isPlaced));
      towns.update(overlays.flatMap(({ element: one }) => boxIn(element, one) ?? []));
    },
    setRings: (wanted) => {
      rings.clearLayers();
      for (const ring of wanted) rings.addLayer(ringLayer(ring));
    },
    resize: () => map.invalidateSize(),
    destroy: () => map.remove(),
  };
};

const isPlaced = ({ position }: MapOverlay) => isOnEarth(position);

const latLngs = ({ south, west, north, east }: Bounds): L.LatLngBoundsLiteral => [
  [south, west],
  [north, east],
];

/** In the colours that the map's frame gives its class. */
const ringLayer = ({ centre, radiusKm, line }: MapRing): L.Circle =>
  L.circle([centre.lat, centre.lng], {
    radius: radiusKm * 1000,
    interactive: false,
    className: `map-ring map-ring-${line}`,
  });

function boxOf(bounds: L.LatLngBounds): Bounds {
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

/** What an overlay covers of the map, with a little room; undefined where nothing of it shows. */
function boxIn(map: HTMLElement, overlay: HTMLElement): Box | undefined {
  const corner = map.getBoundingClientRect();
  // What stands on a point is laid out around it: the overlay itself has no size.
  const shapes = [...overlay.querySelectorAll('*')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (shapes.length === 0) return undefined;
  return {
    left: Math.min(...shapes.map(({ left }) => left)) - corner.left - overlayRoom,
    top: Math.min(...shapes.map(({ top }) => top)) - corner.top - overlayRoom,
    right: Math.max(...shapes.map(({ right }) => right)) - corner.left + overlayRoom,
    bottom: Math.max(...shapes.map(({ bottom }) => bottom)) - corner.top + overlayRoom,
  };
}

/** Elements that stay on the map are moved, not made anew: they keep their focus. */
function showOverlays(
  map: L.Map,
  shown: Map<string, L.Marker>,
  overlays: readonly MapOverlay[],
): void {
  const wanted = new Set(overlays.map(({ key }) => key));
  for (const [key, marker] of shown) {
    if (wanted.has(key)) continue;
    marker.remove();
    shown.delete(key);
  }
  for (const { key, position, element, level } of overlays) {
    const at: L.LatLngTuple = [position.lat, position.lng];
    const known = shown.get(key);
    if (known) {
      known.setLatLng(at).setZIndexOffset(level);
      continue;
    }
    L.DomEvent.disableClickPropagation(element);
    const icon = L.divIcon({ html: element, className: '', iconSize: [0, 0] });
    // The element itself is what is clicked and focused.
    const marker = L.marker(at, { icon, keyboard: false, interactive: false });
    shown.set(key, marker.setZIndexOffset(level).addTo(map));
  }
}
