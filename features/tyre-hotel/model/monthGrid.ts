import { dayNumberOf, isoDayOf, weekdayOf } from '../../../domain/openingHours/days';

/** Days that a month's page of the calendar shows: six weeks (TIRE-74). */
const GRID_DAYS = 42;

/** `2026-11` of an ISO day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month so many months behind one; before it where negative. */
export function monthsFrom(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + count, 1)).toISOString());
}

/** The 42 ISO days around a month, from the Monday on or before its first (TIRE-74). */
export function monthGrid(month: string): string[] {
  const first = dayNumberOf(`${month}-01`);
  const monday = first - weekdayOf(first);
  return Array.from({ length: GRID_DAYS }, (_, at) => isoDayOf(monday + at));
}

/** Days that keys move the focus by. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The ISO day that a key leads to from one; undefined for keys that lead nowhere. */
export function dayByKey(day: string, key: string): string | undefined {
  const number = dayNumberOf(day);
  const step = steps[key];
  if (step !== undefined) return isoDayOf(number + step);
  if (key === 'Home') return isoDayOf(number - weekdayOf(number));
  if (key === 'End') return isoDayOf(number + 6 - weekdayOf(number));
  if (key === 'PageUp') return sameDay(day, -1);
  return key === 'PageDown' ? sameDay(day, 1) : undefined;
}

/** The same day of another month, or that month's last. */
function sameDay(day: string, months: number): string {
  const month = monthsFrom(monthOf(day), months);
  const last = dayNumberOf(`${monthsFrom(month, 1)}-01`) - 1;
  return isoDayOf(Math.min(dayNumberOf(`${month}-01`) + Number(day.slice(8)) - 1, last));
}
