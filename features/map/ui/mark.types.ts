import type { FinderLocation, Position } from './location.types';
import type { Bounds } from './MapAdapter';

/** What a map asks of a place. */
export interface PlacedOnMap extends Position {
  id: string;
}

/** A single place on the map. */
interface PlaceMark<Place = FinderLocation> extends Position {
  kind: 'place';
  key: string;
  place: Place;
}

/** Several places that stand too close to tell apart. */
interface ClusterMark extends Position {
  kind: 'cluster';
  key: string;
  count: number;
  /** The box around the places in it. */
  bounds: Bounds;
}

export type Mark<Place = FinderLocation> = PlaceMark<Place> | ClusterMark;
