import { readFilterName } from '../search/exclusion';

/**
 * How each filter of the car list is compared with a car. `value`: the field, or an entry of its list, is
 * one of the selected values. `path`: levels joined by `>`; the deepest selected level of a branch counts.
 * `range`: within two bounds. `near`: a position within a distance of a point, in km. A test makes sure that
 * every filter of the list has an entry.
 */
export const alertFilters: Readonly<Record<string, 'value' | 'path' | 'range' | 'near'>> = {
  car_id: 'value',
  'car_brand>car_model>car_version': 'path',
  'car_site_region>car_site_city': 'path',
  car_brand: 'value',
  car_model: 'value',
  car_version: 'value',
  car_site_id: 'value',
  car_site_name: 'value',
  car_site_region: 'value',
  car_site_city: 'value',
  car_condition: 'value',
  car_is_used: 'value',
  car_body: 'value',
  car_fuel: 'value',
  car_gearbox: 'value',
  car_drive: 'value',
  car_year: 'value',
  car_color: 'value',
  car_equipment: 'value',
  car_seats: 'value',
  car_doors: 'value',
  car_vehicle_type_code: 'value',
  car_has_campaign_price: 'value',
  car_is_reduced: 'value',
  car_price: 'range',
  car_loan_monthly_cost: 'range',
  car_mileage: 'range',
  car_power: 'range',
  car_electric_range: 'range',
  car_campaign_price: 'range',
  car_privateleasing_monthly_cost: 'range',
  car_companyleasing_monthly_cost: 'range',
  car_retail_price: 'range',
  car_site_geocoord: 'near',
};

/** Separates the levels of a path, in names of filters and in values. */
export const LEVEL_SEPARATOR = '>';

/**
 * Values by filter. A range has exactly two bounds, null where it is open. A point has latitude, longitude
 * and kilometres, null for any distance. An empty list is ignored. A `-` before the name excludes cars with
 * these values.
 */
export type AlertFilters = Readonly<Record<string, readonly (string | number | boolean | null)[]>>;

/** A car with the fields of the search record that filters and mails need. */
export type AlertCar = Readonly<Record<string, unknown>>;

/** Fields of a car that the filters of saved searches use. */
export const filterableFields: readonly string[] = [
  ...new Set(Object.keys(alertFilters).flatMap((name) => name.split(LEVEL_SEPARATOR))),
];

/** Further fields of a car, for mails. */
export const mailFields = [
  ...['slug', 'car_model_text', 'car_mileage_text', 'car_price_text', 'car_campaign_price_text'],
  ...['car_price_currency', 'car_is_sample'],
] as const;

/** Whether saved searches support all of these filters; ranges and points cannot be excluded. */
export const areSupportedFilters = (filters: AlertFilters): boolean =>
  Object.keys(filters).every((filter) => {
    const { name, isExcluded } = readFilterName(filter);
    const kind = Object.hasOwn(alertFilters, name) ? alertFilters[name] : undefined;
    return kind !== undefined && (!isExcluded || kind === 'value' || kind === 'path');
  });
