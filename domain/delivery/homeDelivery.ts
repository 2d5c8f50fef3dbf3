import type { Amount } from '../money/amount';

/** Price of home delivery up to a distance, in whole units of the site's currency, including VAT. */
interface DeliveryBand {
  /** Maximum distance from the dealer, in the site's unit; absent for any distance. */
  upTo?: number;
  price: Amount;
}

/** Prices of home delivery, nearest band first. A single band without a limit is a flat price. */
export type DeliveryTerms = readonly DeliveryBand[];

/**
 * Price of delivering a car over a distance; undefined when cars are not delivered that far.
 * @param distance from the dealer, in the unit of the terms
 */
export function deliveryPrice(terms: DeliveryTerms, distance: number): Amount | undefined {
  return terms.find(({ upTo = Infinity }) => distance <= upTo)?.price;
}

/** The lowest price of home delivery over all distances; undefined when there is none. */
export function minDeliveryPrice(terms: DeliveryTerms): Amount | undefined {
  return terms.length === 0 ? undefined : Math.min(...terms.map(({ price }) => price));
}

/** Whether the price is the same for every distance. */
export const isFlatPrice = (terms: DeliveryTerms): boolean =>
  terms.length === 1 && terms[0]?.upTo === undefined;
