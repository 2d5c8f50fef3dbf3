import type { Position } from '../../../../../domain/geography/position';

/** A place as the map shows it, in the page's words. */
export interface ShownPlace extends Position {
  id: string;
  /** How many cars stand there. */
  cars: number;
  /** The same as it is written. */
  count: string;
  /** What it is called. */
  name: string;
  /** Everything about its cars in a line. */
  note: string;
}

/** What the results tell the map beside them, as JSON in their `data-places`. */
export interface ShownPlaces {
  places: readonly ShownPlace[];
  /** Id of the opened place. */
  at?: string;
  /** Where the search looks, and how far away at most. */
  near?: Position & { maxKm: number | null };
}

/** Id of the link that opens a place. */
export const placeLinkId = (id: string): string => `car-place-${id}`;
