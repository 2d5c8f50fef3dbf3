import type { OfferPrice } from '../../../domain/booking/booking.types';
import type { SelectedService } from '../../../domain/booking/bookingState.types';
import { findExcludedServices } from '../../../domain/booking/serviceRules';

/** The chosen services by the code of their offering (OLDBOOK-03). */
export type ServicesMap = Readonly<Record<string, SelectedService>>;

/** An offering that the visitor chooses or removes. */
export interface ToggledOffering {
  code: string;
  service: SelectedService;
  /** Codes of the other offerings of its category, where only one may be chosen (BOOK-49). */
  exclusiveWith: readonly string[];
}

/* Operations on the chosen services (OLDBOOK-05). Each returns the same map where nothing changes. */

/** Adds an offering and removes those that it excludes, as a radio button does (BOOK-47 to 49). */
export function addService(services: ServicesMap, offering: ToggledOffering): ServicesMap {
  const { code, service } = offering;
  return {
    ...removeServices(services, [code, ...findReplacedCodes(services, offering)]),
    [code]: service,
  };
}

/** Codes of the chosen offerings that are removed when another one is chosen. */
export const findReplacedCodes = (
  services: ServicesMap,
  { code, exclusiveWith }: Omit<ToggledOffering, 'service'>,
): string[] => [
  ...exclusiveWith.filter((other) => Object.hasOwn(services, other)),
  ...findExcludedServices(code, services),
];

/** Removes offerings. */
export function removeServices(services: ServicesMap, codes: readonly string[]): ServicesMap {
  if (!codes.some((code) => Object.hasOwn(services, code))) return services;
  return Object.fromEntries(Object.entries(services).filter(([code]) => !codes.includes(code)));
}

/** Updates the details of a chosen offering. */
export function updateService(
  services: ServicesMap,
  code: string,
  change: Partial<SelectedService>,
): ServicesMap {
  const service = Object.hasOwn(services, code) ? services[code] : undefined;
  return service ? { ...services, [code]: { ...service, ...change } } : services;
}

/** Adds an offering, or removes it. */
export const toggleService = (services: ServicesMap, offering: ToggledOffering): ServicesMap =>
  Object.hasOwn(services, offering.code)
    ? removeServices(services, [offering.code])
    : addService(services, offering);

/** Sets the message to the workshop, for an offering that has a field for it. */
export function setServiceMessage(
  services: ServicesMap,
  code: string,
  userInput: string,
): ServicesMap {
  const service = Object.hasOwn(services, code) ? services[code] : undefined;
  if (!service || service.userInput === null) return services;
  return updateService(services, code, { userInput });
}

/** Applies the prices of a workshop; services without a new price keep the old one (OQ-106). */
export function refreshPrices(services: ServicesMap, offers: readonly OfferPrice[]): ServicesMap {
  const offersByCode = new Map(offers.map((offer) => [offer.code, offer]));
  return Object.fromEntries(
    Object.entries(services).map(([code, service]) => {
      const offer = offersByCode.get(code);
      return [code, offer ? withPrice(service, offer) : service];
    }),
  );
}

/**
 * Sets a price. If the offer has no price under the agreement, the old one stays, capped at the new price.
 */
function withPrice(
  service: SelectedService,
  { price, priceDiscount = service.priceDiscount ?? undefined }: OfferPrice,
): SelectedService {
  const cappedDiscount = priceDiscount === undefined ? null : Math.min(priceDiscount, price);
  return {
    ...service,
    price,
    priceKnown: true,
    priceDiscount: cappedDiscount,
    priceRange: undefined,
  };
}
