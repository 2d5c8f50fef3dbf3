import type { OfferingCategory } from '../../../domain/booking/booking.types';
import type { BookingState } from '../../../domain/booking/bookingState.types';
import { refreshPrices, type ServicesMap } from './servicesMap';

/** The chosen services as they are shown: at the prices of the chosen workshop, once it has said what it takes. */
export const pricedServices = ({
  services,
  bookingInfo: { prices },
}: Pick<BookingState, 'services' | 'bookingInfo'>): ServicesMap =>
  prices ? refreshPrices(services, prices.offers) : services;

/** The same services under the names of the page's language: a tab may have begun in another one. */
export function namedServices(
  services: ServicesMap,
  categories: readonly OfferingCategory[],
): ServicesMap {
  const known = new Map(
    categories.flatMap(({ offerings }) => offerings.map((offering) => [offering.code, offering])),
  );
  return Object.fromEntries(
    Object.entries(services).map(([code, service]) => {
      const { name = service.name, category = service.category } = known.get(code) ?? {};
      return [code, { ...service, name, category }];
    }),
  );
}
