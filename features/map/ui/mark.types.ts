import type { FinderLocation, Position } from './location.types';
import type { Bounds } from './MapAdapter';

/** Data of a place that a map needs. */
export interface PlacedOnMap extends Position {
  id: string;
}

/** A single place on the map. */
interface PlaceMark<Place = FinderLocation> extends Position {
  kind: 'place';
  key: string;
  place: Place;
}

/** Several places that are too close to show separately. */
interface ClusterMark extends Position {
  kind: 'cluster';
  key: string;
  count: number;
  /** Bounds of its places. */
  bounds: Bounds;
}

export type Mark<Place = FinderLocation> = PlaceMark<Place> | ClusterMark;
