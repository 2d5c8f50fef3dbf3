import type { Position } from '../location.types';
import type { Bounds } from '../MapAdapter';

/** Position of an address. */
export interface GeocodeResult {
  position: Position;
  /** Name of the place, where it differs from the query. */
  name?: string;
  /** Bounds to show, where known. */
  bounds?: Bounds;
}

/** Finds an address; undefined if it is not found. Rejects when the geocoder is not available. */
export type Geocode = (address: string) => Promise<GeocodeResult | undefined>;
