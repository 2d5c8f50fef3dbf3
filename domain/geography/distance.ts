import type { Position } from './position';

/** Diameter of the Earth, in miles (spec 1 §9). */
const EARTH_DIAMETER_MILES = 7917.6;

/** Kilometres of a mile, as the platform counts them (OQ-38). */
export const KM_PER_MILE = 1.60934;

/** Great-circle distance in miles by the haversine formula (OQ-38). */
export function distanceMiles(from: Position, to: Position): number {
  return EARTH_DIAMETER_MILES * Math.asin(Math.min(1, Math.sqrt(haversine(from, to))));
}

/** The same in kilometres. */
export const distanceKm = (from: Position, to: Position): number =>
  distanceMiles(from, to) * KM_PER_MILE;

function haversine(from: Position, to: Position): number {
  const acrossLatitude = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const acrossLongitude = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return acrossLatitude + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * acrossLongitude;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
