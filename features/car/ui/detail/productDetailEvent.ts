import { carLoan } from '../../../finance/model/carLoan';
import { askingPrice } from '../../../../domain/finance/carPrices';
import type { DetailedDealer } from '../../../../domain/search/dealerSearch';
import type { ProductDetailEvent } from '../../../../rendering/client/carEvents.types';
import type { DetailedCar } from './detailedCar';

/** The data layer event of a car's page. */
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
      price: askingPrice(car),
      ordinary_price: car.car_price,
      includes_vat: car.car_vehicle_type_code !== 'LCV',
      has_campaign: car.car_has_campaign_price === true,
      loan_monthly_cost: carLoan(car)?.cost.shownMonthly,
    },
  };
}
