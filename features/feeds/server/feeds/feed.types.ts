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

/** Format of a feed of cars. */
export interface Feed {
  /** Media type. */
  type: string;
  head: (site: { name: string; origin: string }) => string;
  entry: (car: AdvertisedCar, dealer: AdvertisingDealer) => string;
  foot: string;
}
