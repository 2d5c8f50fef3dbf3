import type { CarHistory } from '../../../domain/documents/carHistory.types';
import { carRecordFields, type CarRecord } from '../../../domain/documents/carRecord';
import { storedCars } from './client/storedCars';
import { COMPARED_KEY } from './storageKeys';

/** Data of a car that is compared in addition to that of its card. */
interface ComparedDetails {
  car_body?: string;
  car_drive?: string;
  car_color?: string;
  car_is_sample?: boolean;
  car_seats?: number;
  car_doors?: number;
  car_trim_package?: string;
  car_power_text?: string;
  car_acceleration_text?: string;
  car_fuel_consumption_text?: string;
  car_co2_text?: string;
  car_battery_size_text?: string;
  car_electric_range_text?: string;
  car_electric_consumption_text?: string;
  car_charging_speed_ac_text?: string;
  car_charging_speed_dc_text?: string;
  car_charging_time_ac_text?: string;
  car_charging_time_dc_text?: string;
  car_ncapstars?: number;
  car_length_text?: string;
  car_width_text?: string;
  car_height_text?: string;
  car_boot_volume_text?: string;
  car_weight_text?: string;
  car_total_weight_text?: string;
  car_trailer_weight_text?: string;
  car_equipment?: readonly string[];
  /** History and condition; parsed by `readCarHistory`. */
  car_history?: CarHistory;
  car_loan_option?: CarRecord['car_loan_option'] & { disclaimer?: string };
  car_private_leasing_option?: CarRecord['car_private_leasing_option'] & { disclaimer?: string };
  car_company_leasing_option?: { disclaimer?: string };
}

/** A compared car. Its details are undefined if they could not be loaded. */
export type ComparedCar = CarRecord & ComparedDetails;

/** Fields to request from the search service when a car is compared. */
export const comparedFields = [
  ...carRecordFields,
  ...['car_body', 'car_drive', 'car_color', 'car_is_sample', 'car_seats', 'car_doors'],
  ...['car_trim_package', 'car_power_text', 'car_acceleration_text', 'car_fuel_consumption_text'],
  ...['car_co2_text', 'car_battery_size_text', 'car_electric_range_text'],
  ...['car_electric_consumption_text', 'car_charging_speed_ac_text', 'car_charging_speed_dc_text'],
  ...['car_charging_time_ac_text', 'car_charging_time_dc_text', 'car_ncapstars', 'car_length_text'],
  ...['car_width_text', 'car_height_text', 'car_boot_volume_text', 'car_weight_text'],
  ...['car_total_weight_text', 'car_trailer_weight_text', 'car_equipment'],
  ...['car_company_leasing_option', 'car_history'],
] as const satisfies readonly string[];

/** The cars to compare, until the tab is closed. */
export const comparedCars = storedCars<ComparedCar>({
  key: COMPARED_KEY,
  storageKind: 'session',
  limit: 50,
});
