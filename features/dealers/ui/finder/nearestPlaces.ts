import { distanceBetween, convertDistance } from '../../../map/ui/distance';
import type {
  Distance,
  DistanceUnit,
  FinderLocation,
  Position,
} from '../../../map/ui/location.types';

/** Default radius of a search. */
export const SEARCH_RADIUS: Distance = { value: 16, unit: 'miles' };

/** Minimum number of places that a search shows, at any distance. */
const MIN_SHOWN = 3;

/** Places with their distance from a point, nearest first. */
export function withDistances(
  places: readonly FinderLocation[],
  from: Position,
  unit: DistanceUnit,
): FinderLocation[] {
  return places
    .map((place) => ({ ...place, distance: distanceBetween(from, place, unit) }))
    .sort((a, b) => a.distance.value - b.distance.value);
}

export interface WithinOptions {
  /** Unit of the threshold. */
  unit?: DistanceUnit;
  /** Maximum distance that counts as near, in `unit`. */
  threshold?: number;
}

/**
 * Places near a point, nearest first; the three nearest places if fewer than three are near.
 * @param places places with their distances, nearest first
 */
export function placesWithin(
  places: readonly FinderLocation[],
  { unit = 'km', threshold = 16 }: WithinOptions = {},
): FinderLocation[] {
  const near = places.filter(
    ({ distance }) => distance && convertDistance(distance, unit).value <= threshold,
  );
  return near.length < MIN_SHOWN ? places.slice(0, MIN_SHOWN) : near;
}
