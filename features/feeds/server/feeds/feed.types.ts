import type { AdvertisedCar } from './advertisedCar';

/** Where an advertised car stands. */
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

/** How a feed of cars is written. */
export interface Feed {
  /** Its media type. */
  type: string;
  head: (site: { name: string; origin: string }) => string;
  entry: (car: AdvertisedCar, dealer: AdvertisingDealer) => string;
  foot: string;
}
