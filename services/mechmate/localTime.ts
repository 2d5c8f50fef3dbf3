import { toDayNumber, isIsoDay } from '../../domain/openingHours/days';
import { wallTimeAt } from '../../domain/openingHours/wallClock';
import type { WallMinute } from './mechmate.types';
import { startOfDayNumber } from './occupancy';

/** Time zone of all workshops. */
const TIME_ZONE = 'Europe/Stockholm';

const MINUTE_MS = 60_000;

/** Formats a time as in the API: `2026-11-24T08:00:00`. */
export const formatLocalTime = (minute: WallMinute): string =>
  new Date(minute * MINUTE_MS).toISOString().slice(0, 19);

/** Formats the time of day: `08:00`. */
export const formatTimeOfDay = (minute: WallMinute): string =>
  formatLocalTime(minute).slice(11, 16);

/** Parses a local date and time; returns NaN if it is invalid. */
export function readLocalTime(text: string): WallMinute {
  const [day = ''] = text.split('T');
  return isIsoDay(day) ? Date.parse(`${text}Z`) / MINUTE_MS : NaN;
}

/** Returns the first minute of a day (ISO date). */
export const startOfDay = (isoDay: string): WallMinute => startOfDayNumber(toDayNumber(isoDay));

/** Converts an instant, in ms since 1970, to local time of the workshops. */
export function wallMinuteAt(instant: number): WallMinute {
  const { day, minute } = wallTimeAt(instant, TIME_ZONE);
  return startOfDayNumber(day) + minute;
}
