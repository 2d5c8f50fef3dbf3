import { dayNumberOf, isIsoDay } from '../../domain/openingHours/days';
import { wallTimeAt } from '../../domain/openingHours/wallClock';
import type { WallMinute } from './mechmate.types';
import { startOf } from './occupancy';

/** All workshops are in it. */
const ZONE = 'Europe/Stockholm';

const MINUTE_MS = 60_000;

/** As the contract writes it: `2026-11-24T08:00:00`. */
export const localTime = (minute: WallMinute): string =>
  new Date(minute * MINUTE_MS).toISOString().slice(0, 19);

/** Time of day: `08:00`. */
export const timeOfDay = (minute: WallMinute): string => localTime(minute).slice(11, 16);

/** Reads a local date and time; NaN for what is none. */
export function readLocalTime(text: string): WallMinute {
  const [day = ''] = text.split('T');
  return isIsoDay(day) ? Date.parse(`${text}Z`) / MINUTE_MS : NaN;
}

/** First minute of an ISO day. */
export const startOfDay = (isoDay: string): WallMinute => startOf(dayNumberOf(isoDay));

/** What clocks at the workshops show at an instant, in milliseconds since 1970. */
export function wallMinuteAt(instant: number): WallMinute {
  const { day, minute } = wallTimeAt(instant, ZONE);
  return startOf(day) + minute;
}
