import type { Position } from './location.types';
import type { Bounds } from './MapAdapter';

export { isOnEarth } from '../../../domain/geography/position';

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

/** With so many degrees of land around on each side: of a single place something is seen besides it. */
export function widen({ south, west, north, east }: Bounds, degrees: number): Bounds {
  return {
    south: south - degrees,
    west: west - degrees,
    north: north + degrees,
    east: east + degrees,
  };
}

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.32;

/** The box around a circle. */
export function boundsOfCircle({ lat, lng }: Position, radiusKm: number): Bounds {
  const high = radiusKm / KM_PER_DEGREE;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  return { south: lat - high, north: lat + high, west: lng - wide, east: lng + wide };
}

/** Whether a point lies in a box, its edges included. */
export function contains({ south, west, north, east }: Bounds, { lat, lng }: Position): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

export function centreOf({ south, west, north, east }: Bounds): Position {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}
