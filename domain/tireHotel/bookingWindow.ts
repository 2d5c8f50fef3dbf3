import { dayNumberOf, isoDayOf } from '../openingHours/days';
import { FIRST_DAYS, LAST_MONTHS } from './limits';

/** The first and last ISO day on which a change can be booked, on an ISO day (TIRE-73). */
export function bookingWindow(today: string): { first: string; last: string } {
  return { first: isoDayOf(dayNumberOf(today) + FIRST_DAYS), last: monthsLater(today) };
}

/**
 * Of the days from one to another those on which a change can be booked, on an ISO day; undefined where there are none,
 * for instance because a visitor's clock is wrong.
 */
export function bookableDays(
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): { startDate: string; endDate: string } | undefined {
  const { first, last } = bookingWindow(today);
  const from = startDate > first ? startDate : first;
  const to = endDate < last ? endDate : last;
  return from > to ? undefined : { startDate: from, endDate: to };
}

/** The same day of a later month, or that month's last. */
function monthsLater(day: string): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const wanted = month - 1 + LAST_MONTHS;
  const lastOfMonth = new Date(Date.UTC(year, wanted + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, wanted, Math.min(dayOfMonth, lastOfMonth)))
    .toISOString()
    .slice(0, 10);
}
