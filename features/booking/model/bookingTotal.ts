import type { PriceRange } from '../../../domain/booking/booking.types';
import type { BookingState, SelectedService } from '../../../domain/booking/bookingState.types';

/** What a visit costs, in SEK with VAT. */
export interface BookingTotal {
  /** Price × units of all services whose price is known (BOOK-89). */
  total: number;
  /** The same under a service agreement; absent where that makes no difference. */
  withAgreement?: number;
  /** What it may come to; absent where all prices are a workshop's own. */
  range?: PriceRange;
  /** Some prices are not known (BOOK-99). */
  isPartial: boolean;
}

export function bookingTotal({
  services,
  car,
}: Pick<BookingState, 'services' | 'car'>): BookingTotal {
  const chosen = Object.values(services);
  const known = chosen.filter(({ priceKnown }) => priceKnown);
  const total = sum(known, (service) => chargedPrice(service, false));
  const reduced = sum(known, (service) => chargedPrice(service, true));
  const isPartial = known.length < chosen.length;
  const hasAgreement = car?.hasServiceAgreement ?? false;
  const rangeOf = (end: keyof PriceRange) =>
    sum(known, (service) => service.priceRange?.[end] ?? chargedPrice(service, hasAgreement));
  const range = { from: rangeOf('from'), to: rangeOf('to') };
  return {
    total,
    isPartial,
    ...(hasAgreement && reduced !== total && { withAgreement: reduced }),
    ...(range.from < range.to && { range }),
  };
}

/** SEK for one unit as it is charged, with a service agreement or without; 0 while no price is known. */
export function chargedPrice(
  { price, priceKnown, priceDiscount }: SelectedService,
  hasAgreement: boolean,
): number {
  if (!priceKnown) return 0;
  return hasAgreement ? (priceDiscount ?? price) : price;
}

const sum = (services: readonly SelectedService[], price: (service: SelectedService) => number) =>
  services.reduce((total, service) => total + price(service) * service.unit, 0);
