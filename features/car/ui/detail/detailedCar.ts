import type { Car } from '../../../../domain/documents/car';
import { comparedFields, type ComparedCar } from '../comparedCar';
import type { FinanceCar } from '../../../finance/ui/financeCar.types';
import type { CarPicture } from '../gallery/carPicture.types';

/** A person who sells a car. */
export interface CarSeller {
  name: string;
  email?: string;
  phone?: string;
}

/** The same model in another package, which has its own page. */
export interface LinkedVehicle {
  vehicle_id: string;
  slug: string;
  link_text: string;
  package_name?: string;
}

/** Fields to request from the search service for the page of a car. */
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
] as const satisfies readonly (keyof Car)[];

/** Fields typed with only the properties that the page uses. */
interface NarrowedFields {
  car_images?: readonly CarPicture[];
  car_sellers?: readonly CarSeller[];
  linked_vehicles?: readonly LinkedVehicle[];
}

type DetailField = Exclude<
  (typeof detailedCarFields)[number],
  keyof ComparedCar | keyof FinanceCar | keyof NarrowedFields
>;

/** A car with all fields that its page shows. */
export type DetailedCar = Omit<ComparedCar, keyof FinanceCar> &
  FinanceCar &
  Partial<Pick<Car, DetailField>> &
  NarrowedFields;
