import { KM_PER_MILE } from '../../../domain/distance/convertDistance';
import { distanceKm, distanceMiles } from '../../../domain/geography/distance';
import type { Distance, DistanceUnit, Position } from './location.types';

/** Great-circle distance in a unit. */
export function distanceBetween(from: Position, to: Position, unit: DistanceUnit = 'km'): Distance {
  return { value: unit === 'km' ? distanceKm(from, to) : distanceMiles(from, to), unit };
}

/** Converts a distance to another unit. */
export function convertDistance({ value, unit }: Distance, targetUnit: DistanceUnit): Distance {
  if (unit === targetUnit) return { value, unit };
  const factor = targetUnit === 'km' ? KM_PER_MILE : 1 / KM_PER_MILE;
  return { value: value * factor, unit: targetUnit };
}

/**
 * A formatted distance: rounded to 100 m below a kilometre (tenths of a mile for miles), with one decimal
 * below 10, whole above (OQ-44).
 */
export function formatDistance(distance: Distance, language: string): string {
  const isShort = convertDistance(distance, 'km').value < 1;
  if (distance.unit === 'miles') {
    return `${isShort ? '~' : ''}${formatUnit(Math.max(0.1, distance.value), 'mile', language)}`;
  }
  const metres = Math.max(100, Math.round(distance.value * 10) * 100);
  if (!isShort) return formatUnit(distance.value, 'kilometer', language);
  return `~${metres < 1000 ? formatUnit(metres, 'meter', language) : formatUnit(1, 'kilometer', language)}`;
}

function formatUnit(value: number, unit: string, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
