import type { Amount } from '../../../domain/money/amount';
import { carLoan } from '../../../domain/finance/carLoan';
import { askedPrice } from '../../../domain/finance/carPrices';
import type { DetailedDealer } from '../../Dealer/dealerSearch';
import type { DetailedCar } from './detailedCar';

/** A car that is looked at, as the data layer is told of it (spec 2 §7). Amounts are whole units of the currency. */
export interface ProductDetailEvent {
  event: 'product_detail_page';
  /** Who sells the car; a sample car has nobody yet. */
  dealer: { id?: string; name?: string; city?: string };
  product_info: {
    id: string;
    name: string;
    brand: string;
    model: string;
    version?: string;
    year?: number;
    body?: string;
    fuel?: string;
    gearbox?: string;
    condition?: string;
    is_used?: boolean;
    is_sample?: boolean;
    vehicle_type?: 'CAR' | 'LCV';
    /** In the market's own unit. */
    mileage?: number;
  };
  price_info: {
    currency: string;
    /** What is asked now. */
    price?: Amount;
    /** What is asked without a campaign. */
    ordinary_price?: Amount;
    includes_vat: boolean;
    has_campaign: boolean;
    /** What the loan's default costs a month. */
    loan_monthly_cost?: Amount;
  };
}

/** The event of a car's page. */
export function productDetailEvent(
  car: DetailedCar,
  dealer: DetailedDealer | undefined,
  currency: string,
): ProductDetailEvent {
  const { car_brand, car_model, car_model_text } = car;
  return {
    event: 'product_detail_page',
    dealer: {
      id: dealer?.site_id ?? car.car_site_id,
      name: dealer?.site_official_name ?? car.car_site_name,
      city: dealer?.site_city ?? car.car_site_city,
    },
    product_info: {
      id: car.car_id,
      name: car_model_text ?? `${car_brand} ${car_model}`,
      brand: car_brand,
      model: car_model,
      version: car.car_version,
      year: car.car_year,
      body: car.car_body,
      fuel: car.car_fuel,
      gearbox: car.car_gearbox,
      condition: car.car_condition,
      is_used: car.car_is_used,
      is_sample: car.car_is_sample,
      vehicle_type: car.car_vehicle_type_code,
      mileage: car.car_mileage,
    },
    price_info: {
      currency,
      price: askedPrice(car),
      ordinary_price: car.car_price,
      includes_vat: car.car_vehicle_type_code !== 'LCV',
      has_campaign: car.car_has_campaign_price === true,
      loan_monthly_cost: carLoan(car)?.cost.shownMonthly,
    },
  };
}
