import type { Amount } from '../money/amount';

/** What home delivery costs as far as a distance, in whole units of the site's currency, VAT included. */
interface DeliveryBand {
  /** Farthest from the dealer, in the site's unit of distance; absent: however far. */
  upTo?: number;
  price: Amount;
}

/** What home delivery costs, nearest band first. A single band without a limit is a flat price. */
export type DeliveryTerms = readonly DeliveryBand[];

/**
 * What it costs to have a car brought so far; undefined where cars are not brought that far.
 * @param distance from the dealer, in the unit of the terms
 */
export function deliveryPrice(terms: DeliveryTerms, distance: number): Amount | undefined {
  return terms.find(({ upTo = Infinity }) => distance <= upTo)?.price;
}

/** The least that home delivery costs anywhere; undefined where there is none. */
export function leastDeliveryPrice(terms: DeliveryTerms): Amount | undefined {
  return terms.length === 0 ? undefined : Math.min(...terms.map(({ price }) => price));
}

/** Whether it costs the same everywhere. */
export const isFlat = (terms: DeliveryTerms): boolean =>
  terms.length === 1 && terms[0]?.upTo === undefined;
