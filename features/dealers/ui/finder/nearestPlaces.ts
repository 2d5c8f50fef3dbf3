import { distanceBetween, inUnit } from '../../../map/ui/distance';
import type {
  Distance,
  DistanceUnit,
  FinderLocation,
  Position,
} from '../../../map/ui/location.types';

/** How far around a searched place the finder looks (spec 1 §9, default radius). */
export const searchRadius: Distance = { value: 16, unit: 'miles' };

/** Fewest places that a search shows, however far they are (spec 1 §9). */
const fewestShown = 3;

/** Places with their distance from a point, nearest first. */
export function withDistances(
  places: readonly FinderLocation[],
  from: Position,
  unit: DistanceUnit,
): FinderLocation[] {
  return places
    .map((place) => ({ ...place, distance: distanceBetween(from, place, unit) }))
    .sort((one, other) => one.distance.value - other.distance.value);
}

export interface WithinOptions {
  /** Unit of the threshold. */
  unit?: DistanceUnit;
  /** Farthest that still counts as near. */
  threshold?: number;
}

/**
 * Places near a point, nearest first. When fewer than three are near, the nearest three.
 * @param places with their distances, nearest first
 */
export function placesWithin(
  places: readonly FinderLocation[],
  { unit = 'km', threshold = 16 }: WithinOptions = {},
): FinderLocation[] {
  const near = places.filter(
    ({ distance }) => distance && inUnit(distance, unit).value <= threshold,
  );
  return near.length < fewestShown ? places.slice(0, fewestShown) : near;
}
