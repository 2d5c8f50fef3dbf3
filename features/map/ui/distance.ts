import { distanceKm, distanceMiles, KM_PER_MILE } from '../../../domain/geography/distance';
import type { Distance, DistanceUnit, Position } from './location.types';

/** Great-circle distance in the unit that is asked for. */
export function distanceBetween(from: Position, to: Position, unit: DistanceUnit = 'km'): Distance {
  return { value: unit === 'km' ? distanceKm(from, to) : distanceMiles(from, to), unit };
}

/** The same distance in another unit. */
export function inUnit({ value, unit }: Distance, wanted: DistanceUnit): Distance {
  if (unit === wanted) return { value, unit };
  const factor = wanted === 'km' ? KM_PER_MILE : 1 / KM_PER_MILE;
  return { value: value * factor, unit: wanted };
}

/**
 * A distance as visitors read it: under a kilometre about, to 100 m (tenths of a mile where miles are
 * the unit); one decimal under 10, whole above (OQ-44).
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
