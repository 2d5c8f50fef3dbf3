import type { Offering } from '../../../domain/booking/booking.types';
import type { SelectedService } from '../../../domain/booking/bookingState.types';

/** An offering as it is when it is chosen: the fewest units, and nothing said yet. */
export const chosenService = (offering: Offering): SelectedService => {
  const { name, price, priceKnown, priceDiscount, priceRange, category, type, unitPrice } =
    offering;
  return {
    name,
    price,
    priceKnown,
    priceDiscount,
    priceRange,
    category,
    type,
    unit: Math.max(unitPrice?.minimum ?? 1, 1),
    unitAbbreviation: unitPrice?.unitAbbreviation ?? '',
    userInput: offering.allowUserInput ? '' : null,
  };
};
