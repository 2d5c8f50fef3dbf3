import { zoneOffset } from '../../../domain/openingHours/wallClock';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/**
 * The instants at which the clocks of a zone show a time: one, none where they are put forward over it, two where they
 * are put back. In milliseconds since 1970, in order.
 * @param local as an input of type `datetime-local` has it: `2027-03-28T02:30`
 */
export function instantsOf(local: string, zone: string): number[] {
  const wall = Date.parse(`${local}Z`) / MINUTE_MS;
  if (Number.isNaN(wall)) return [];
  const offsets = new Set([-DAY_MINUTES, DAY_MINUTES].map((days) => zoneOffset(wall + days, zone)));
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((minute) => minute + zoneOffset(minute, zone) === wall)
    .sort((one, other) => one - other)
    .map((minute) => minute * MINUTE_MS);
}

/** What the clocks of a zone show at an instant, for an input of type `datetime-local`. */
export function localTime(instant: number, zone: string): string {
  const minute = Math.floor(instant / MINUTE_MS);
  const wall = new Date((minute + zoneOffset(minute, zone)) * MINUTE_MS);
  return wall.toISOString().slice(0, 16);
}

/** An instant in words, by the clocks of a zone: `Tue, 24 Nov 2026, 10:00 CET`. */
export const timeInWords = (iso: string, zone: string): string =>
  new Date(iso).toLocaleString('en-GB', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** A zone in words: `Stockholm (Central European Time)`. */
export function zoneInWords(zone: string): string {
  const city = zone.replace(/^.*\//, '').replaceAll('_', ' ');
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return name ? `${city} (${name})` : city;
}
