import type { Amount } from '../money/amount';
import { daysBetween, LOOK_BACK_DAYS, lowestPriceBefore, type PricePoint } from './priceHistory';

/** A price that may be shown as reduced, and the price before. */
export interface PriceReduction {
  /** The lowest of the 30 days before the reduction: the price that must be shown with it. */
  lowest: Amount;
  /** By how much the price is below that. */
  drop: Amount;
  /** ISO day. */
  since: string;
}

/**
 * The one rule of when a price is called reduced (directive 98/6/EC, article 6a): its last change was a
 * reduction of at most 30 days ago, or a campaign's for as long as that lasts, and it is below every price
 * of the 30 days before. What was raised to be lowered again is no reduction.
 * @param history in order of time; the last price is the one asked now
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

/** What a car's document says of its prices so far (domain/documents/car). */
export interface PriceHistoryFields {
  car_price_history: readonly PricePoint[];
  car_lowest_price_30_days?: Amount;
  car_is_reduced: boolean;
  car_price_drop?: Amount;
}

/** The fields of a document that follow from a history of prices. */
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
