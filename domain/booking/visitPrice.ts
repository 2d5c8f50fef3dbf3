import type { Amount } from '../money/amount';
import type { OfferingRequest, OfferPrice } from './booking.types';

/** What a visit costs at its workshop, with VAT, in the currency of the workshop system. */
export interface VisitPrice {
  amount: Amount;
  /** Some of what was ordered has no price yet. */
  isPartial: boolean;
}

/** Price × units of what was ordered, at the car's agreement where it has one (BOOK-89); undefined where no price is known. */
export function visitPrice(
  ordered: readonly OfferingRequest[],
  offers: readonly OfferPrice[],
): VisitPrice | undefined {
  const known = ordered.flatMap(({ kobraId, unitsSelected }) => {
    const offer = offers.find(({ code }) => code === kobraId);
    if (!offer) return [];
    return [Math.min(offer.price, offer.priceDiscount ?? offer.price) * unitsSelected];
  });
  if (known.length === 0) return undefined;
  return {
    amount: known.reduce((sum, price) => sum + price, 0),
    isPartial: known.length < ordered.length,
  };
}
