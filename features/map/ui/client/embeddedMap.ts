import * as L from 'leaflet';
import { isOnEarth } from '../bounds';
import { loadLand, drawLand } from './drawLand';
import { drawTowns } from './drawTowns';
import type { Bounds, CreateMap, MapOverlay, MapRing } from '../MapAdapter';
import type { Box } from '../placeTownNames';
import { MAX_FIT_ZOOM } from '../zoomLevels';

/** The minimum zoom shows all of northern Europe. */
const MIN_ZOOM = 3;

/** Padding in px for fitted places; pins extend above their points. */
const FIT_PADDING: L.FitBoundsOptions = { paddingTopLeft: [48, 72], paddingBottomRight: [48, 48] };

/** Margin around overlays that names of towns do not cover, because a cluster has a halo. */
const OVERLAY_MARGIN_PX = 4;

/** A map without an external service: coasts and towns are part of the product. */
export const createEmbeddedMap: CreateMap = async (element, options, { onIdle, onClick }) => {
  const {
    centre,
    zoom,
    initialBounds,
    country,
    label,
    maxZoom: zoomLimit = MAX_FIT_ZOOM,
  } = options;
  const land = await loadLand();
  const map = L.map(element, {
    minZoom: MIN_ZOOM,
    // At a closer zoom the geography would have no more details.
    maxZoom: zoomLimit,
    zoomControl: false,
    attributionControl: false,
    // The wheel scrolls the page until the visitor interacts with the map.
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
  if (initialBounds)
    map.fitBounds(latLngs(initialBounds), {
      ...FIT_PADDING,
      maxZoom: MAX_FIT_ZOOM,
      animate: false,
    });
  drawLand(map, land, country);
  const towns = await drawTowns(map, country);
  map.on('moveend', onIdle);

  const markers = new Map<string, L.Marker>();
  const rings = L.layerGroup().addTo(map);
  return {
    view: () => ({
      bounds: toBounds(map.getBounds()),
      zoom: map.getZoom(),
      isMaxZoom: map.getZoom() >= map.getMaxZoom(),
      isMinZoom: map.getZoom() <= map.getMinZoom(),
    }),
    fitBounds: (bounds, maxZoom) => map.fitBounds(latLngs(bounds), { ...FIT_PADDING, maxZoom }),
    panTo: ({ lat, lng }, newZoom) => map.setView([lat, lng], newZoom),
    setZoom: (newZoom) => map.setZoom(newZoom),
    setOverlays: (overlays) => {
      showOverlays(map, markers, overlays.filter(isOnMap));
      towns.update(
        overlays.flatMap(
          ({ element: overlayElement }) => findOverlayBox(element, overlayElement) ?? [],
        ),
      );
    },
    setRings: (newRings) => {
      rings.clearLayers();
      for (const ring of newRings) rings.addLayer(createRingLayer(ring));
    },
    resize: () => map.invalidateSize(),
    destroy: () => map.remove(),
  };
};

const isOnMap = ({ position }: MapOverlay) => isOnEarth(position);

const latLngs = ({ south, west, north, east }: Bounds): L.LatLngBoundsLiteral => [
  [south, west],
  [north, east],
];

/** A circle; MapFrame has the colours of its class. */
const createRingLayer = ({ centre, radiusKm, line }: MapRing): L.Circle =>
  L.circle([centre.lat, centre.lng], {
    radius: radiusKm * 1000,
    interactive: false,
    className: `map-ring map-ring-${line}`,
  });

function toBounds(bounds: L.LatLngBounds): Bounds {
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

/** The area that an overlay covers, with a margin; undefined when it is not visible. */
function findOverlayBox(map: HTMLElement, overlay: HTMLElement): Box | undefined {
  const mapRect = map.getBoundingClientRect();
  // The overlay itself has no size: its content is positioned around the point.
  const rects = [...overlay.querySelectorAll('*')]
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (rects.length === 0) return undefined;
  return {
    left: Math.min(...rects.map(({ left }) => left)) - mapRect.left - OVERLAY_MARGIN_PX,
    top: Math.min(...rects.map(({ top }) => top)) - mapRect.top - OVERLAY_MARGIN_PX,
    right: Math.max(...rects.map(({ right }) => right)) - mapRect.left + OVERLAY_MARGIN_PX,
    bottom: Math.max(...rects.map(({ bottom }) => bottom)) - mapRect.top + OVERLAY_MARGIN_PX,
  };
}

/**
 * Shows overlays. Elements of existing overlays are moved and not created again, so that they keep the focus.
 */
function showOverlays(
  map: L.Map,
  markers: Map<string, L.Marker>,
  overlays: readonly MapOverlay[],
): void {
  const keys = new Set(overlays.map(({ key }) => key));
  for (const [key, marker] of markers) {
    if (keys.has(key)) continue;
    marker.remove();
    markers.delete(key);
  }
  for (const { key, position, element, level } of overlays) {
    const latLng: L.LatLngTuple = [position.lat, position.lng];
    const existing = markers.get(key);
    if (existing) {
      existing.setLatLng(latLng).setZIndexOffset(level);
      continue;
    }
    L.DomEvent.disableClickPropagation(element);
    const icon = L.divIcon({ html: element, className: '', iconSize: [0, 0] });
    // The element itself handles clicks and focus.
    const marker = L.marker(latLng, { icon, keyboard: false, interactive: false });
    markers.set(key, marker.setZIndexOffset(level).addTo(map));
  }
}
