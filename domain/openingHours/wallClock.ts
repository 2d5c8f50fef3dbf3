import type { DayNumber } from './days';

const MINUTE_MS = 60_000;
const MINUTES_OF_DAY = 1440;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are expensive to create, so they are cached; there is one for each country with dealers. */
function formatOf(zone: string): Intl.DateTimeFormat {
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
 * Minutes that the clocks of a time zone are ahead of UTC.
 * @param minute since 1970 in UTC
 * @param zone IANA name. @throws RangeError for an unknown one
 */
export function zoneOffset(minute: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(minute * MINUTE_MS)) {
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

/** What they show at an instant, in milliseconds since 1970. @throws RangeError for an unknown zone */
export function wallTimeAt(instant: number, zone: string): WallTime {
  const minute = Math.floor(instant / MINUTE_MS);
  return readWallMinute(minute + zoneOffset(minute, zone));
}

/** Day and time of minutes that clocks have counted since 1970. */
export function readWallMinute(wallMinute: number): WallTime {
  const day = Math.floor(wallMinute / MINUTES_OF_DAY);
  return { day, minute: wallMinute - day * MINUTES_OF_DAY };
}
