import { editorLocale } from '../editorLanguage';
import { zoneOffset } from '../../../domain/openingHours/wallClock';

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 1440;

/**
 * Finds the instants of a local time in a time zone, in milliseconds since 1970 and in order: usually one, none
 * if a clock change skips the time, two if a clock change repeats it.
 * @param local in the format of an input of type `datetime-local`: `2027-03-28T02:30`
 */
export function findInstants(local: string, timeZone: string): number[] {
  const wallMinutes = Date.parse(`${local}Z`) / MINUTE_MS;
  if (Number.isNaN(wallMinutes)) return [];
  const offsetsMinutes = new Set(
    [-MINUTES_PER_DAY, MINUTES_PER_DAY].map((shiftMinutes) =>
      zoneOffset(wallMinutes + shiftMinutes, timeZone),
    ),
  );
  return [...offsetsMinutes]
    .map((offsetMinutes) => wallMinutes - offsetMinutes)
    .filter((utcMinutes) => utcMinutes + zoneOffset(utcMinutes, timeZone) === wallMinutes)
    .sort((first, second) => first - second)
    .map((utcMinutes) => utcMinutes * MINUTE_MS);
}

/** The local time in a time zone at an instant, for an input of type `datetime-local`. */
export function toLocalTime(instantMs: number, timeZone: string): string {
  const utcMinutes = Math.floor(instantMs / MINUTE_MS);
  const wallTime = new Date((utcMinutes + zoneOffset(utcMinutes, timeZone)) * MINUTE_MS);
  return wallTime.toISOString().slice(0, 16);
}

/** Formats an instant in a time zone: `Tue, 24 Nov 2026, 10:00 CET`. */
export const formatZonedTime = (iso: string, timeZone: string): string =>
  new Date(iso).toLocaleString(editorLocale(), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** Formats the name of a time zone: `Stockholm (Central European Time)`. */
export function formatTimeZone(timeZone: string): string {
  const city = timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
  const format = new Intl.DateTimeFormat(editorLocale(), {
    timeZone,
    timeZoneName: 'longGeneric',
  });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return name ? `${city} (${name})` : city;
}
