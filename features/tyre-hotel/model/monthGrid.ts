import { toDayNumber, toIsoDay, getWeekday } from '../../../domain/openingHours/days';

/** Number of days that the calendar shows for a month: six weeks (TIRE-74). */
const GRID_DAYS = 42;

/** The month of an ISO day: `2026-11`. */
export const getMonth = (day: string): string => day.slice(0, 7);

/** The month that is `count` months after the given one; before it if `count` is negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return getMonth(new Date(Date.UTC(year, number - 1 + count, 1)).toISOString());
}

/** The 42 ISO days around a month, from the Monday on or before its first (TIRE-74). */
export function monthGrid(month: string): string[] {
  const first = toDayNumber(`${month}-01`);
  const monday = first - getWeekday(first);
  return Array.from({ length: GRID_DAYS }, (_, at) => toIsoDay(monday + at));
}

/** Number of days by which a key moves the focus. */
const daysByKey: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The ISO day to which a key moves the focus from `day`; undefined for other keys. */
export function dayByKey(day: string, key: string): string | undefined {
  const dayNumber = toDayNumber(day);
  const step = daysByKey[key];
  if (step !== undefined) return toIsoDay(dayNumber + step);
  if (key === 'Home') return toIsoDay(dayNumber - getWeekday(dayNumber));
  if (key === 'End') return toIsoDay(dayNumber + 6 - getWeekday(dayNumber));
  if (key === 'PageUp') return moveByMonths(day, -1);
  return key === 'PageDown' ? moveByMonths(day, 1) : undefined;
}

/** The same day of another month, or the last day of that month. */
function moveByMonths(day: string, months: number): string {
  const month = addMonths(getMonth(day), months);
  const lastDay = toDayNumber(`${addMonths(month, 1)}-01`) - 1;
  return toIsoDay(Math.min(toDayNumber(`${month}-01`) + Number(day.slice(8)) - 1, lastDay));
}
