import type { Amount } from '../money/amount';
import type { OfferingRequest, OfferPrice } from './booking.types';

/** Price of a visit at its workshop, with VAT, in the currency of the workshop system. */
export interface VisitPrice {
  amount: Amount;
  /** True when some of the ordered services have no price yet. */
  isPartial: boolean;
}

/**
 * Sum of price × units of the ordered services, under the car's agreement if it has one (BOOK-89); undefined
 * when no price is known.
 */
export function visitPrice(
  ordered: readonly OfferingRequest[],
  offers: readonly OfferPrice[],
): VisitPrice | undefined {
  const prices = ordered.flatMap(({ kobraId, unitsSelected }) => {
    const offer = offers.find(({ code }) => code === kobraId);
    if (!offer) return [];
    return [Math.min(offer.price, offer.priceDiscount ?? offer.price) * unitsSelected];
  });
  if (prices.length === 0) return undefined;
  return {
    amount: prices.reduce((sum, price) => sum + price, 0),
    isPartial: prices.length < ordered.length,
  };
}
