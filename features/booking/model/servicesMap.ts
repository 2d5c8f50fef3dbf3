import type { OfferPrice } from '../../../domain/booking/booking.types';
import type { SelectedService } from '../../../domain/booking/bookingState.types';
import { excludedBy } from '../../../domain/booking/serviceRules';

/** The chosen services by the code of their offering (OLDBOOK-03). */
export type ServicesMap = Readonly<Record<string, SelectedService>>;

/** An offering that is pressed. */
export interface Pressed {
  code: string;
  service: SelectedService;
  /** Codes of the other offerings of its category, where one of them may be chosen (BOOK-49). */
  exclusiveWith: readonly string[];
}

/*
 * What is done to the chosen services (OLDBOOK-05). Each gives the same map where nothing changes.
 */

/** Chooses an offering in the place of those that it excludes, as a radio button does (BOOK-47 to 49). */
export function addService(services: ServicesMap, pressed: Pressed): ServicesMap {
  const { code, service } = pressed;
  return { ...removeServices(services, [code, ...replacedBy(services, pressed)]), [code]: service };
}

/** Codes of the chosen offerings that go when another one is chosen. */
export const replacedBy = (
  services: ServicesMap,
  { code, exclusiveWith }: Omit<Pressed, 'service'>,
): string[] => [
  ...exclusiveWith.filter((other) => Object.hasOwn(services, other)),
  ...excludedBy(code, services),
];

/** Lets go of offerings. */
export function removeServices(services: ServicesMap, codes: readonly string[]): ServicesMap {
  if (!codes.some((code) => Object.hasOwn(services, code))) return services;
  return Object.fromEntries(Object.entries(services).filter(([code]) => !codes.includes(code)));
}

/** Changes what is told of a chosen offering. */
export function updateService(
  services: ServicesMap,
  code: string,
  change: Partial<SelectedService>,
): ServicesMap {
  const service = Object.hasOwn(services, code) ? services[code] : undefined;
  return service ? { ...services, [code]: { ...service, ...change } } : services;
}

/** Chooses an offering, or lets go of it. */
export const toggleService = (services: ServicesMap, pressed: Pressed): ServicesMap =>
  Object.hasOwn(services, pressed.code)
    ? removeServices(services, [pressed.code])
    : addService(services, pressed);

/** Tells the workshop something about an offering that asks for it. */
export function describeService(
  services: ServicesMap,
  code: string,
  userInput: string,
): ServicesMap {
  const service = Object.hasOwn(services, code) ? services[code] : undefined;
  if (!service || service.userInput === null) return services;
  return updateService(services, code, { userInput });
}

/** Prices of a workshop; of services that it tells nothing of the old ones stay (checklist OQ-106). */
export function refreshPrices(services: ServicesMap, offers: readonly OfferPrice[]): ServicesMap {
  const offerOf = new Map(offers.map((offer) => [offer.code, offer]));
  return Object.fromEntries(
    Object.entries(services).map(([code, service]) => {
      const offer = offerOf.get(code);
      return [code, offer ? pricedAt(service, offer) : service];
    }),
  );
}

/** Where a system does not tell what an agreement leaves of a price, at least it makes no service dearer. */
function pricedAt(
  service: SelectedService,
  { price, priceDiscount = service.priceDiscount ?? undefined }: OfferPrice,
): SelectedService {
  const reduced = priceDiscount === undefined ? null : Math.min(priceDiscount, price);
  return { ...service, price, priceKnown: true, priceDiscount: reduced, priceRange: undefined };
}
