import type { Position } from './location.types';

/** A box on the map, in degrees. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Something that stands on the map: a pin, a cluster, a preview. Its element shows it; CSS moves it off its point. */
export interface MapOverlay {
  key: string;
  position: Position;
  element: HTMLElement;
  /** Higher ones cover lower ones. */
  level: number;
}

/** A ring around a point, such as how far a car goes. */
export interface MapRing {
  key: string;
  centre: Position;
  radiusKm: number;
  /** Whether its line is whole or broken. */
  line: 'whole' | 'broken';
}

export interface MapView {
  bounds: Bounds;
  zoom: number;
  /** The map goes no closer, or no farther away. */
  isClosest: boolean;
  isFarthest: boolean;
}

interface MapEvents {
  /** The map stands still after it was made, moved or resized. */
  onIdle: () => void;
  /** Somebody clicked the map itself. */
  onClick: () => void;
}

export interface MapOptions {
  centre: Position;
  zoom: number;
  /** How close the embedded map goes; no closer than places are fitted when left out. */
  closest?: number;
  /** Opens the map on this box instead. */
  around?: Bounds;
  /** ISO 639-1. */
  language: string;
  /** ISO 3166-1 alpha-2: the country that the map is about. */
  country: string;
  /** Key of the maps service. */
  apiKey?: string;
  /** What the map is called to those who cannot see it. */
  label: string;
}

/** All that the finder asks of a map, whoever draws it. */
export interface MapAdapter {
  /** What is in sight. */
  view: () => MapView;
  /** Shows a whole box, no closer than a zoom level. */
  fitBounds: (bounds: Bounds, maxZoom: number) => void;
  /** Moves a point to the middle, at a zoom level. */
  panTo: (position: Position, zoom: number) => void;
  setZoom: (zoom: number) => void;
  /** Puts these on the map, in place of all that stood there. */
  setOverlays: (overlays: readonly MapOverlay[]) => void;
  /** Draws these rings, in place of all that were drawn. */
  setRings: (rings: readonly MapRing[]) => void;
  /** The element has another size now. */
  resize: () => void;
  destroy: () => void;
}

/** Makes a map in an element. Rejects when it cannot be had. */
export type CreateMap = (
  element: HTMLElement,
  options: MapOptions,
  events: MapEvents,
) => Promise<MapAdapter>;
