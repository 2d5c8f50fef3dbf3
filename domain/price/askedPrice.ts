import type { Car } from '../documents/car';

/** Fields that tell what a car costs. */
export const askedPriceFields = [
  'car_price_text',
  'car_has_campaign_price',
  'car_campaign_price_text',
] as const;

type PricedCar = Partial<Pick<Car, (typeof askedPriceFields)[number]>>;

/** What a car costs today, as the stock writes it: the campaign's price while there is one. */
export const askedPrice = (car: PricedCar): string | undefined =>
  (car.car_has_campaign_price && car.car_campaign_price_text) || car.car_price_text;
