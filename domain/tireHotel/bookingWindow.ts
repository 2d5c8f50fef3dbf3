import { toDayNumber, toIsoDay } from '../openingHours/days';
import { MIN_DAYS_AHEAD, MAX_MONTHS_AHEAD } from './limits';

/** The first and last ISO day for which a change can be booked today (TIRE-73). */
export function bookingWindow(today: string): { first: string; last: string } {
  return { first: toIsoDay(toDayNumber(today) + MIN_DAYS_AHEAD), last: monthsLater(today) };
}

/**
 * The days of a range for which a change can be booked; undefined when there is none, for instance because a
 * visitor's clock is wrong.
 */
export function bookableDays(
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): { startDate: string; endDate: string } | undefined {
  const { first, last } = bookingWindow(today);
  const startDay = startDate > first ? startDate : first;
  const endDay = endDate < last ? endDate : last;
  return startDay > endDay ? undefined : { startDate: startDay, endDate: endDay };
}

/** The same day of a later month, or that month's last day. */
function monthsLater(day: string): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const targetMonth = month - 1 + MAX_MONTHS_AHEAD;
  const lastOfMonth = new Date(Date.UTC(year, targetMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, targetMonth, Math.min(dayOfMonth, lastOfMonth)))
    .toISOString()
    .slice(0, 10);
}
