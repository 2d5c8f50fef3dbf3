import type { Amount } from '../money/amount';

/** A price as it was advertised from a day on. */
export interface PricePoint {
  /** ISO day, `2026-10-31`. */
  date: string;
  price: Amount;
}

/** Days that the lowest earlier price is looked for in (directive 98/6/EC, article 6a). */
export const LOOK_BACK_DAYS = 30;

/** Prices that stopped applying longer ago are forgotten. */
export const KEPT_DAYS = 90;

const DAY_MS = 86_400_000;

/** Days from one ISO day to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The ISO day so many days before one. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * A history with the price that is asked from a day on; the history itself where nothing changes. Several
 * prices of one day count as its last. At most one price a day of the last 90 stays, besides the one that
 * applied before them.
 * @param history in order of time
 * @param day ISO day; one before the last known day is read as that day
 */
export function recordPrice(
  history: readonly PricePoint[],
  day: string,
  price: Amount,
): readonly PricePoint[] {
  const last = history.at(-1);
  if (last?.price === price) return history;
  const date = last && last.date > day ? last.date : day;
  const before = last?.date === date ? history.slice(0, -1) : history;
  const changed = before.at(-1)?.price === price ? before : [...before, { date, price }];
  return changed.filter((_, at) => {
    const until = changed[at + 1]?.date;
    return until === undefined || daysBetween(until, date) <= KEPT_DAYS;
  });
}

/**
 * The lowest price that applied on any of the 30 days before a day; undefined when none did.
 * @param history in order of time
 */
export function lowestPriceBefore(history: readonly PricePoint[], day: string): Amount | undefined {
  const applied = history.filter(({ date }, at) => {
    const until = history[at + 1]?.date;
    return date < day && (until === undefined || daysBetween(until, day) < LOOK_BACK_DAYS);
  });
  return applied.length > 0 ? Math.min(...applied.map(({ price }) => price)) : undefined;
}
