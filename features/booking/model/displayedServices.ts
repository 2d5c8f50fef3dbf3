import type { OfferingCategory } from '../../../domain/booking/booking.types';
import type { BookingInfo } from '../../../domain/booking/bookingState.types';
import { refreshPrices, type ServicesMap } from './servicesMap';

/** The chosen services with the prices of a workshop, once these are known; with medians until then. */
export const withWorkshopPrices = ({
  services,
  bookingInfo: { prices },
}: {
  services: ServicesMap;
  bookingInfo: Pick<BookingInfo, 'prices'>;
}): ServicesMap => (prices ? refreshPrices(services, prices.offers) : services);

/** Translates services to the page's language: the tab may have started in another one. */
export function translateServices(
  services: ServicesMap,
  categories: readonly OfferingCategory[],
): ServicesMap {
  const offeringsByCode = new Map(
    categories.flatMap(({ offerings }) => offerings.map((offering) => [offering.code, offering])),
  );
  return Object.fromEntries(
    Object.entries(services).map(([code, service]) => {
      const { name = service.name, category = service.category } = offeringsByCode.get(code) ?? {};
      return [code, { ...service, name, category }];
    }),
  );
}
