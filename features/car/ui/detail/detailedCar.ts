import type { Amount } from '../../../../domain/money/amount';
import type { PricePoint } from '../../../../domain/price/priceHistory';
import { comparedFields, type ComparedCar } from '../comparedCar';
import type { FinanceCar } from '../../../finance/ui/financeCar.types';
import type { CarPicture } from '../gallery/carPicture.types';

export interface CarSeller {
  name: string;
  email?: string;
  phone?: string;
}

/** The same model in another package. */
export interface LinkedVehicle {
  vehicle_id: string;
  slug: string;
  link_text: string;
  package_name?: string;
}

/** What the page of a car shows besides what is compared of it (spec 2 §3). */
interface DetailFields {
  /** Make, model and version in one line. */
  car_model_text?: string;
  car_description?: string;
  car_images?: readonly CarPicture[];
  car_regno?: string;
  /** VIN (ISO 3779). */
  car_chassino?: string;
  /** ISO day. */
  car_firstregistration?: string;
  car_mileage?: number;
  /** Reading of the instrument, km or miles. */
  car_odometer?: number;
  car_odometer_unit?: 'km' | 'mi';
  car_power?: number;
  /** kWh, usable. */
  car_battery_size?: number;
  /** WLTP, km; miles in the UK. */
  car_electric_range?: number;
  /** kW at most. */
  car_charging_speed_ac?: number;
  car_charging_speed_dc?: number;
  car_price_currency?: string;
  car_retail_price?: Amount;
  /** Asked prices, oldest first; the last is the one asked now. */
  car_price_history?: readonly PricePoint[];
  car_price_drop?: Amount;
  car_retail_price_text?: string;
  car_retail_price_exkl_vat?: Amount;
  car_has_campaign_privateleasing?: boolean;
  /** A `site_id` of the dealer index; a sample car has none. */
  car_site_id?: string;
  car_site_region?: string;
  /** Where the dealer is: latitude and longitude in degrees with a comma between. */
  car_site_geocoord?: string;
  car_sellers?: readonly CarSeller[];
  linked_vehicles?: readonly LinkedVehicle[];
  disable_test_drive?: boolean;
  /** Connected services need a mobile network that is being shut down (spec 2 §6). */
  car_has_legacy_connectivity?: boolean;
  /** Provider of films and turns of this very car; UK. */
  autos_on_show?: string;
}

/** A car with all that its page shows. */
export type DetailedCar = Omit<ComparedCar, keyof FinanceCar> & FinanceCar & DetailFields;

/** Fields to ask the search service for where one car is shown in full. */
export const detailedCarFields = [
  ...comparedFields,
  ...['car_model_text', 'car_description', 'car_images', 'car_regno', 'car_chassino'],
  ...['car_firstregistration', 'car_mileage', 'car_odometer', 'car_odometer_unit', 'car_power'],
  ...['car_price_history', 'car_price_drop'],
  ...['car_price_currency', 'car_retail_price', 'car_retail_price_text'],
  ...['car_retail_price_exkl_vat', 'car_campaign_price_exkl_vat', 'car_has_campaign_loan'],
  ...['car_has_campaign_companyleasing', 'car_has_campaign_privateleasing', 'car_pbbratio'],
  ...['car_beneficial_value', 'car_site_id', 'car_site_region', 'car_site_geocoord'],
  ...['car_sellers'],
  ...['car_battery_size', 'car_electric_range', 'car_charging_speed_ac', 'car_charging_speed_dc'],
  ...['linked_vehicles', 'disable_test_drive', 'car_has_legacy_connectivity', 'autos_on_show'],
] as const satisfies readonly string[];
