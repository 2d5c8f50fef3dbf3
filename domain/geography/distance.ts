import { KM_PER_MILE } from '../distance/convertDistance';
import type { Position } from './position';

/** Diameter of the Earth, in miles. */
const EARTH_DIAMETER_MILES = 7917.6;

/** Great-circle distance in miles by the haversine formula. */
export function distanceMiles(from: Position, to: Position): number {
  return EARTH_DIAMETER_MILES * Math.asin(Math.min(1, Math.sqrt(haversine(from, to))));
}

/** The same in kilometres. */
export const distanceKm = (from: Position, to: Position): number =>
  distanceMiles(from, to) * KM_PER_MILE;

function haversine(from: Position, to: Position): number {
  const latitudeTerm = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const longitudeTerm = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return latitudeTerm + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * longitudeTerm;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
