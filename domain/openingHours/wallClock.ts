import type { DayNumber } from './days';

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 1440;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The cached format of a time zone: formats are expensive to create, and there is one for each country with
 * dealers.
 */
function getFormat(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

/**
 * Minutes that a time zone is ahead of UTC.
 * @param minute since 1970 in UTC
 * @param zone IANA name
 * @throws RangeError for an unknown zone
 */
export function zoneOffset(minute: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of getFormat(zone).formatToParts(minute * MINUTE_MS)) {
    parts[type] = Number(value);
  }
  const { year = 1970, month = 1, day = 1, hour = 0, minute: minutes = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minutes) / MINUTE_MS - minute;
}

/** Local day and time in a time zone. */
export interface WallTime {
  day: DayNumber;
  /** Minutes after midnight. */
  minute: number;
}

/**
 * The local day and time at an instant.
 * @param instantMs milliseconds since 1970
 * @param zone IANA name
 * @throws RangeError for an unknown zone
 */
export function wallTimeAt(instantMs: number, zone: string): WallTime {
  const minute = Math.floor(instantMs / MINUTE_MS);
  return splitWallMinute(minute + zoneOffset(minute, zone));
}

/** Splits local minutes since 1970 into day and time. */
export function splitWallMinute(wallMinute: number): WallTime {
  const day = Math.floor(wallMinute / MINUTES_PER_DAY);
  return { day, minute: wallMinute - day * MINUTES_PER_DAY };
}
