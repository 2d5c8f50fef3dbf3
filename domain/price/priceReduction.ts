import type { Amount } from '../money/amount';
import { daysBetween, LOOK_BACK_DAYS, lowestPriceBefore, type PricePoint } from './priceHistory';

/** A price that may be shown as reduced, and the earlier price. */
export interface PriceReduction {
  /** The lowest price of the 30 days before the reduction, which must be shown with the price. */
  lowest: Amount;
  /** Difference between that price and the current one. */
  drop: Amount;
  /** ISO day. */
  since: string;
}

/**
 * The rule for when a price counts as reduced (directive 98/6/EC, article 6a): its last change was a
 * reduction at most 30 days ago, or a campaign that still runs, and it is below every price of the 30 days
 * before. A price that was raised and then lowered again is no reduction.
 * @param history in order of time; the last price is the current one
 * @param today ISO day
 */
export function priceReduction(
  history: readonly PricePoint[],
  today: string,
  isCampaign = false,
): PriceReduction | undefined {
  const last = history.at(-1);
  const previous = history.at(-2);
  if (!last || !previous || last.price >= previous.price) return undefined;
  if (!isCampaign && daysBetween(last.date, today) > LOOK_BACK_DAYS) return undefined;
  const lowest = lowestPriceBefore(history, last.date);
  if (lowest === undefined || last.price >= lowest) return undefined;
  return { lowest, drop: lowest - last.price, since: last.date };
}

/** The fields of a car's document with its earlier prices (domain/documents/car). */
export interface PriceHistoryFields {
  car_price_history: readonly PricePoint[];
  car_lowest_price_30_days?: Amount;
  car_is_reduced: boolean;
  car_price_drop?: Amount;
}

/** The price fields of a document, calculated from a price history. */
export function priceHistoryFields(
  history: readonly PricePoint[],
  today: string,
  isCampaign: boolean,
): PriceHistoryFields {
  const reduction = priceReduction(history, today, isCampaign);
  return {
    car_price_history: history,
    car_lowest_price_30_days: reduction?.lowest,
    car_is_reduced: reduction !== undefined,
    car_price_drop: reduction?.drop,
  };
}
