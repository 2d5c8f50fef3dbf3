import type { Position } from './location.types';
import type { Bounds } from './MapAdapter';

export { areInRange as isOnEarth } from '../../../domain/geography/position';

/** The smallest bounds around points; undefined without points. */
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

/** Extends bounds by a number of degrees on each side, so that a single place has surroundings. */
export function extendBounds({ south, west, north, east }: Bounds, degrees: number): Bounds {
  return {
    south: south - degrees,
    west: west - degrees,
    north: north + degrees,
    east: east + degrees,
  };
}

/** Kilometres per degree of latitude. */
const KM_PER_DEGREE = 111.32;

/** Bounds of a circle. */
export function boundsOfCircle({ lat, lng }: Position, radiusKm: number): Bounds {
  const latDegrees = radiusKm / KM_PER_DEGREE;
  const lngDegrees = latDegrees / Math.cos((lat * Math.PI) / 180);
  return {
    south: lat - latDegrees,
    north: lat + latDegrees,
    west: lng - lngDegrees,
    east: lng + lngDegrees,
  };
}

/** Whether a point is within bounds, edges included. */
export function contains({ south, west, north, east }: Bounds, { lat, lng }: Position): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

export function findCentre({ south, west, north, east }: Bounds): Position {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}
