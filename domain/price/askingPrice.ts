import type { Car } from '../documents/car';

/** Fields with the price of a car. */
export const askingPriceFields = [
  'car_price_text',
  'car_has_campaign_price',
  'car_campaign_price_text',
] as const;

type PricedCar = Partial<Pick<Car, (typeof askingPriceFields)[number]>>;

/** A car's current price as the stock writes it: the campaign price while there is one. */
export const indexedAskingPrice = (car: PricedCar): string | undefined =>
  (car.car_has_campaign_price && car.car_campaign_price_text) || car.car_price_text;
