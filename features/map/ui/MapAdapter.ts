import type { Position } from './location.types';

/** A box on the map, in degrees. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/**
 * An overlay on the map: a pin, a cluster, a preview. Its element is positioned at the point; CSS offsets it.
 */
export interface MapOverlay {
  key: string;
  position: Position;
  element: HTMLElement;
  /** Stacking order: overlays with a higher level cover others. */
  level: number;
}

/** A circle around a point, such as a car's range. */
export interface MapRing {
  key: string;
  centre: Position;
  radiusKm: number;
  /** Solid or dashed line. */
  line: 'whole' | 'broken';
}

export interface MapView {
  bounds: Bounds;
  zoom: number;
  /** Whether the map is at its maximum, or at its minimum zoom. */
  isMaxZoom: boolean;
  isMinZoom: boolean;
}

interface MapEvents {
  /** Called when the map is idle after it was created, moved or resized. */
  onIdle: () => void;
  /** Called when the map itself is clicked, not an overlay. */
  onClick: () => void;
}

export interface MapOptions {
  centre: Position;
  zoom: number;
  /** Maximum zoom of the embedded map; by default the maximum zoom when fitting places. */
  maxZoom?: number;
  /** Initial bounds, instead of centre and zoom. */
  initialBounds?: Bounds;
  /** ISO 639-1. */
  language: string;
  /** ISO 3166-1 alpha-2: the country that the map shows. */
  country: string;
  /** Key of the maps service. */
  apiKey?: string;
  /** Accessible name of the map. */
  label: string;
}

/** The finder's interface to a map, for any provider. */
export interface MapAdapter {
  /** Returns the current view. */
  view: () => MapView;
  /** Shows bounds completely, at no more than a maximum zoom. */
  fitBounds: (bounds: Bounds, maxZoom: number) => void;
  /** Centres a point at a zoom level. */
  panTo: (position: Position, zoom: number) => void;
  setZoom: (zoom: number) => void;
  /** Replaces all overlays. */
  setOverlays: (overlays: readonly MapOverlay[]) => void;
  /** Replaces all circles. */
  setRings: (rings: readonly MapRing[]) => void;
  /** Adapts the map to a new size of its element. */
  resize: () => void;
  destroy: () => void;
}

/** Creates a map in an element. Rejects when it is not available. */
export type CreateMap = (
  element: HTMLElement,
  options: MapOptions,
  events: MapEvents,
) => Promise<MapAdapter>;
