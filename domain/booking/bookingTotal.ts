import type { BookingState, SelectedService } from './bookingState.types';

/** What a visit costs, in SEK with VAT. */
export interface BookingTotal {
  /** Price × units of all services whose price is known (BOOK-89). */
  total: number;
  /** The same under a service agreement; absent where that makes no difference. */
  withAgreement?: number;
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
  if (!car?.hasServiceAgreement || reduced === total) return { total, isPartial };
  return { total, withAgreement: reduced, isPartial };
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
