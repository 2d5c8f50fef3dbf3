import { type Amount, roundToWholeUnit } from '../money/amount';

/** The prices of a car from which monthly costs are calculated; with VAT unless a field's name says otherwise. */
export interface AskingPrices {
  car_price?: Amount;
  car_has_campaign_price?: boolean;
  car_campaign_price?: Amount;
  car_campaign_price_exkl_vat?: Amount;
  /** LCV: prices are without VAT. */
  car_vehicle_type_code?: 'CAR' | 'LCV';
}

/** A car's asking price: the campaign price while there is one (OQ-72). */
export function askingPrice(car: AskingPrices): Amount | undefined {
  return car.car_has_campaign_price ? (car.car_campaign_price ?? car.car_price) : car.car_price;
}

/** A car's asking price without VAT (OQ-73); `vatPercent` 25 means 25 %. */
export function askingPriceWithoutVat(car: AskingPrices, vatPercent: number): Amount | undefined {
  const price = askingPrice(car);
  if (price === undefined || car.car_vehicle_type_code === 'LCV') return price;
  const campaignPrice = car.car_has_campaign_price ? car.car_campaign_price_exkl_vat : undefined;
  return campaignPrice ?? roundToWholeUnit(price / (1 + vatPercent / 100));
}
