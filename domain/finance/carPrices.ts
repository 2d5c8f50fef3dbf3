import { type Amount, roundToWholeUnit } from '../money/amount';

/** The prices of a car from which monthly costs are calculated; with VAT unless it says otherwise. */
export interface AskedPrices {
  car_price?: Amount;
  car_has_campaign_price?: boolean;
  car_campaign_price?: Amount;
  car_campaign_price_exkl_vat?: Amount;
  /** LCV: prices are without VAT. */
  car_vehicle_type_code?: 'CAR' | 'LCV';
}

/** What is asked for a car: the campaign's price while there is one (OQ-72). */
export function askedPrice(car: AskedPrices): Amount | undefined {
  return car.car_has_campaign_price ? (car.car_campaign_price ?? car.car_price) : car.car_price;
}

/** What is asked for a car without VAT (OQ-73); `vatPercent` 25 means 25 %. */
export function askedPriceWithoutVat(car: AskedPrices, vatPercent: number): Amount | undefined {
  const price = askedPrice(car);
  if (price === undefined || car.car_vehicle_type_code === 'LCV') return price;
  const known = car.car_has_campaign_price ? car.car_campaign_price_exkl_vat : undefined;
  return known ?? roundToWholeUnit(price / (1 + vatPercent / 100));
}
