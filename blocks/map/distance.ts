import type { Distance, DistanceUnit, Position } from './location.types';

/** Diameter of the Earth, in miles (spec 1 §9). */
const earthDiameter = 7917.6;

const kilometresPerMile = 1.60934;

/** Great-circle distance by the haversine formula (decisions, distances). */
export function distanceBetween(from: Position, to: Position, unit: DistanceUnit = 'km'): Distance {
  const miles = earthDiameter * Math.asin(Math.min(1, Math.sqrt(haversine(from, to))));
  return { value: unit === 'km' ? miles * kilometresPerMile : miles, unit };
}

function haversine(from: Position, to: Position): number {
  const acrossLatitude = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const acrossLongitude = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return acrossLatitude + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * acrossLongitude;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The same distance in another unit. */
export function inUnit({ value, unit }: Distance, wanted: DistanceUnit): Distance {
  if (unit === wanted) return { value, unit };
  const factor = wanted === 'km' ? kilometresPerMile : 1 / kilometresPerMile;
  return { value: value * factor, unit: wanted };
}

/**
 * A distance as visitors read it: under a kilometre about, to 100 m (tenths of a mile where miles are
 * the unit); one decimal under 10, whole above (decisions, distances).
 */
export function formatDistance(distance: Distance, language: string): string {
  const isShort = inUnit(distance, 'km').value < 1;
  if (distance.unit === 'miles') {
    return `${isShort ? '~' : ''}${print(Math.max(0.1, distance.value), 'mile', language)}`;
  }
  const metres = Math.max(100, Math.round(distance.value * 10) * 100);
  if (!isShort) return print(distance.value, 'kilometer', language);
  return `~${metres < 1000 ? print(metres, 'meter', language) : print(1, 'kilometer', language)}`;
}

function print(value: number, unit: string, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
