import { dayNumberOf, isoDayOf, weekdayOf } from '../../../domain/openingHours/days';

/** Tabs of weeks that are shown at first, and how many come when the end nears (BOOK-85). */
export const FIRST_WEEKS = 4;

/** The Monday of the week that an ISO day lies in (BOOK-84). */
export function mondayOf(day: string): string {
  const number = dayNumberOf(day);
  return isoDayOf(number - weekdayOf(number));
}

/** The Mondays of so many weeks from one on. */
export const weeksFrom = (monday: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => isoDayOf(dayNumberOf(monday) + 7 * at));

/** The seven days of the week that begins with a Monday. */
export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, at) => isoDayOf(dayNumberOf(monday) + at));

/** Weeks to show when one of them is open: more are added as the end nears. */
export const weeksToShow = (shown: number, openAt: number): number =>
  openAt >= shown - 2 ? openAt + FIRST_WEEKS : shown;

/** The number of the week that a Monday begins (ISO 8601). */
export function weekNumber(monday: string): number {
  const thursday = isoDayOf(dayNumberOf(monday) + 3);
  const first = dayNumberOf(`${thursday.slice(0, 4)}-01-01`);
  return Math.floor((dayNumberOf(thursday) - first) / 7) + 1;
}
