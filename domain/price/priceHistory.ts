import type { Amount } from '../money/amount';

/** A price and the day from which it was advertised. */
export interface PricePoint {
  /** ISO day, `2026-10-31`. */
  date: string;
  price: Amount;
}

/** Period in which the lowest earlier price is searched (directive 98/6/EC, article 6a). */
export const LOOK_BACK_DAYS = 30;

/** Prices that stopped applying longer ago are dropped. */
export const RETENTION_DAYS = 90;

const DAY_MS = 86_400_000;

/** Number of days from one ISO day to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The ISO day that is this many days before another. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Adds a price that applies from a day on to a history; returns the same history if the price does not
 * change. Of several prices on one day only the last is stored. Prices that stopped applying more than 90
 * days ago are dropped.
 * @param history in order of time
 * @param day ISO day; an earlier day than the last one in the history counts as that day
 */
export function recordPrice(
  history: readonly PricePoint[],
  day: string,
  price: Amount,
): readonly PricePoint[] {
  const last = history.at(-1);
  if (last?.price === price) return history;
  const date = last && last.date > day ? last.date : day;
  const earlier = last?.date === date ? history.slice(0, -1) : history;
  const extended = earlier.at(-1)?.price === price ? earlier : [...earlier, { date, price }];
  return extended.filter((_, index) => {
    const until = extended[index + 1]?.date;
    return until === undefined || daysBetween(until, date) <= RETENTION_DAYS;
  });
}

/**
 * The lowest price that applied on any of the 30 days before a day; undefined when none applied.
 * @param history in order of time
 */
export function lowestPriceBefore(history: readonly PricePoint[], day: string): Amount | undefined {
  const applied = history.filter(({ date }, index) => {
    const until = history[index + 1]?.date;
    return date < day && (until === undefined || daysBetween(until, day) < LOOK_BACK_DAYS);
  });
  return applied.length > 0 ? Math.min(...applied.map(({ price }) => price)) : undefined;
}
