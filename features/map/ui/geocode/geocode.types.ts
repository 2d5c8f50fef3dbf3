import type { Position } from '../location.types';
import type { Bounds } from '../MapAdapter';

/** Where an address is. */
export interface GeocodeResult {
  position: Position;
  /** What the place is called, where that is not what was searched. */
  name?: string;
  /** What to show of the map, where that is known. */
  bounds?: Bounds;
}

/** Finds an address; undefined when there is none such. Rejects when it cannot be asked. */
export type Geocode = (address: string) => Promise<GeocodeResult | undefined>;
