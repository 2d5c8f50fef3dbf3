import type { PriceRange } from '../../../domain/booking/booking.types';
import type { BookingState, SelectedService } from '../../../domain/booking/bookingState.types';

/** Cost of a visit, in SEK including VAT. */
export interface BookingTotal {
  /** Price × units of all services whose price is known (BOOK-89). */
  total: number;
  /** The total under a service agreement; undefined if it is the same. */
  withAgreement?: number;
  /** Possible range of the total; undefined if every price is that of the chosen workshop. */
  range?: PriceRange;
  /** Whether some prices are unknown (BOOK-99). */
  isPartial: boolean;
}

/** Total price of the chosen services, in SEK including VAT. */
export function bookingTotal({
  services,
  car,
}: Pick<BookingState, 'services' | 'car'>): BookingTotal {
  const chosenServices = Object.values(services);
  const priced = chosenServices.filter(({ priceKnown }) => priceKnown);
  const total = sum(priced, (service) => chargedPrice(service, false));
  const totalWithAgreement = sum(priced, (service) => chargedPrice(service, true));
  const isPartial = priced.length < chosenServices.length;
  const hasAgreement = car?.hasServiceAgreement ?? false;
  const sumOfBounds = (end: keyof PriceRange) =>
    sum(priced, (service) => service.priceRange?.[end] ?? chargedPrice(service, hasAgreement));
  const range = { from: sumOfBounds('from'), to: sumOfBounds('to') };
  return {
    total,
    isPartial,
    ...(hasAgreement && totalWithAgreement !== total && { withAgreement: totalWithAgreement }),
    ...(range.from < range.to && { range }),
  };
}

/** Price in SEK of one unit, with a service agreement or without; 0 where no price is known. */
export function chargedPrice(
  { price, priceKnown, priceDiscount }: SelectedService,
  hasAgreement: boolean,
): number {
  if (!priceKnown) return 0;
  return hasAgreement ? (priceDiscount ?? price) : price;
}

const sum = (services: readonly SelectedService[], price: (service: SelectedService) => number) =>
  services.reduce((total, service) => total + price(service) * service.unit, 0);
