import type { Position } from './location.types';
import type { Bounds } from './MapAdapter';

export { isOnEarth } from '../../domain/geography/position';

/** The smallest box around points; undefined around none. */
export function boundsAround(points: readonly Position[]): Bounds | undefined {
  const [first] = points;
  if (!first) return undefined;
  return points.reduce<Bounds>(
    ({ south, west, north, east }, { lat, lng }) => ({
      south: Math.min(south, lat),
      west: Math.min(west, lng),
      north: Math.max(north, lat),
      east: Math.max(east, lng),
    }),
    { south: first.lat, north: first.lat, west: first.lng, east: first.lng },
  );
}

/** Whether a point lies in a box, its edges included. */
export function contains({ south, west, north, east }: Bounds, { lat, lng }: Position): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

export function centreOf({ south, west, north, east }: Bounds): Position {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}
