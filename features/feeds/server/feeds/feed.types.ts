import type { AdvertisedCar } from './toAdvertisedCar';

/** The dealer of an advertised car. */
export interface AdvertisingDealer {
  id: string;
  name: string;
  street: string;
  zip: string;
  town: string;
  phone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  position?: { lat: number; lng: number };
}

/** A format of feeds. A feed is the head, an entry for each car, and the foot. */
export interface Feed {
  /** Media type. */
  type: string;
  head: (site: { name: string; origin: string }) => string;
  /** The text of a car; empty if the format does not accept such cars. */
  entry: (car: AdvertisedCar, dealer: AdvertisingDealer) => string;
  foot: string;
}
