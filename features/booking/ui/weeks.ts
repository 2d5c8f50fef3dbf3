import { toDayNumber, toIsoDay, getWeekday } from '../../../domain/openingHours/days';

/** Number of week tabs at first, and number that is added near the end (BOOK-85). */
export const FIRST_WEEKS = 4;

/** The Monday of the week of an ISO day (BOOK-84). */
export function findMonday(day: string): string {
  const number = toDayNumber(day);
  return toIsoDay(number - getWeekday(number));
}

/** The Mondays of `count` weeks, starting with `monday`. */
export const weeksFrom = (monday: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => toIsoDay(toDayNumber(monday) + 7 * at));

/** The seven days of the week that begins with a Monday. */
export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, at) => toIsoDay(toDayNumber(monday) + at));

/** Number of week tabs when the one at `openAt` is open: more are added near the end. */
export const weeksToShow = (weekCount: number, openAt: number): number =>
  openAt >= weekCount - 2 ? openAt + FIRST_WEEKS : weekCount;

/** The number of the week that begins with a Monday (ISO 8601). */
export function weekNumber(monday: string): number {
  const thursday = toIsoDay(toDayNumber(monday) + 3);
  const first = toDayNumber(`${thursday.slice(0, 4)}-01-01`);
  return Math.floor((toDayNumber(thursday) - first) / 7) + 1;
}
