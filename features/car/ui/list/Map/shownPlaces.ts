import type { Position } from '../../../../../domain/geography/position';

/** A place on the map, with texts in the page's language. */
export interface ShownPlace extends Position {
  id: string;
  /** Number of cars at the place. */
  cars: number;
  /** The number of cars as text. */
  count: string;
  /** Name of the place. */
  name: string;
  /** A summary of its cars in one line. */
  note: string;
}

/** Data that the results pass to the map next to them, as JSON in their `data-places`. */
export interface ShownPlaces {
  places: readonly ShownPlace[];
  /** Id of the opened place. */
  at?: string;
  /** Centre of the search, and its maximum distance; null for any. */
  near?: Position & { maxKm: number | null };
}

/** Id of the link that opens a place. */
export const placeLinkId = (id: string): string => `car-place-${id}`;
