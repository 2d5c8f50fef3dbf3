import type { Car } from '../../domain/documents/car';
import type { Dealer } from '../../domain/documents/dealer.types';
import type { Kit } from '../../domain/documents/kit.types';
import type { IndexKind } from './stockIndexes';

/**
 * How a field can be used in a search:
 * - `id`: a text that is unique per document; filters
 * - `value`: a text that many documents share; filters and facets
 * - `values`: a list of such texts
 * - `number`, `flag`: filters, facets and sorting
 * - `day`: an ISO date or time; sorting
 * - `point`: a position; filters and sorting by distance
 * - `stored`: returned only
 */
export type FieldKind = 'id' | 'value' | 'values' | 'number' | 'flag' | 'day' | 'point' | 'stored';

export interface IndexFields<Field extends string = string> {
  /** Name of the field that identifies a document. */
  key: Field;
  kinds: Readonly<Record<Field, FieldKind>>;
  /** Fields that a keyphrase searches, in order of decreasing weight. */
  searched: readonly Field[];
}

// prettier-ignore
const carKinds: Record<keyof Car, FieldKind> = {
  car_id: 'id', slug: 'id', car_regno: 'id', car_chassino: 'id',
  car_brand: 'value', car_model: 'value', car_model_text: 'value', car_version: 'value',
  car_trim_package: 'value', car_body: 'value', car_year: 'number', car_fuel: 'value',
  car_gearbox: 'value', car_drive: 'value', car_color: 'value', car_condition: 'value',
  car_is_used: 'flag', car_is_sample: 'flag', car_vehicle_type_code: 'value',
  car_firstregistration: 'day',
  car_mileage: 'number', car_mileage_text: 'stored', car_odometer: 'number',
  car_odometer_unit: 'stored', car_power: 'number', car_power_text: 'stored',
  car_acceleration_text: 'stored', car_seats: 'number', car_doors: 'number', car_ncapstars: 'number',
  car_weight_text: 'stored', car_total_weight_text: 'stored', car_trailer_weight_text: 'stored',
  car_length_text: 'stored', car_width_text: 'stored', car_height_text: 'stored',
  car_boot_volume_text: 'stored', car_fuel_consumption_text: 'stored', car_co2_text: 'stored',
  car_battery_size: 'number', car_battery_size_text: 'stored', car_electric_range: 'number',
  car_electric_range_text: 'stored', car_electric_consumption_text: 'stored',
  car_charging_speed_ac: 'number', car_charging_speed_ac_text: 'stored',
  car_charging_speed_dc: 'number', car_charging_speed_dc_text: 'stored',
  car_charging_time_dc_text: 'stored', car_charging_time_ac_text: 'stored',
  car_price: 'number', car_price_text: 'stored', car_price_title: 'stored',
  car_retail_price: 'number', car_retail_price_text: 'stored', car_retail_price_exkl_vat: 'number',
  car_campaign_price: 'number', car_campaign_price_text: 'stored',
  car_campaign_price_exkl_vat: 'number', car_vat_eligible: 'flag', car_has_campaign_price: 'flag',
  car_has_campaign_loan: 'flag', car_has_campaign_companyleasing: 'flag',
  car_has_campaign_privateleasing: 'flag', car_campaigns: 'values', car_price_currency: 'value',
  car_price_history: 'stored', car_lowest_price_30_days: 'number', car_is_reduced: 'flag',
  car_price_drop: 'number', car_price_position: 'stored', car_pbbratio: 'number',
  car_beneficial_value: 'number',
  car_loan_monthly_cost: 'number', car_privateleasing_monthly_cost: 'number',
  car_companyleasing_monthly_cost: 'number', car_has_companyleasing: 'flag',
  car_has_privateleasing: 'flag', car_loan_option: 'stored', car_pcp_option: 'stored',
  car_company_leasing_option: 'stored', car_private_leasing_option: 'stored', car_leasing_options: 'stored',
  car_site_id: 'value', car_site_name: 'value', car_site_city: 'value', car_site_region: 'value', car_site_geocoord: 'point',
  car_site_leads_email: 'stored', car_sellers: 'stored', car_companyerpid: 'value',
  car_departmenterpid: 'value',
  caroftheweek: 'flag', car_primary_image: 'stored', car_images: 'stored', car_equipment: 'values',
  car_has_legacy_connectivity: 'flag', car_description: 'stored', car_history: 'stored',
  car_is_reserved: 'flag',
  linked_vehicles: 'stored', disable_test_drive: 'flag', autos_on_show: 'value', indexed_at: 'day',
};

// prettier-ignore
const dealerKinds: Record<keyof Dealer, FieldKind> = {
  site_id: 'id', slug: 'id', site_official_name: 'value', site_street: 'value', site_zip: 'value',
  site_city: 'value', site_phone: 'stored', site_email: 'stored', site_geocoord: 'stored',
  site_primary_image: 'stored', site_image_url: 'stored', erp_id: 'value', email: 'stored',
  website_city: 'value', website_sort_order: 'number', country_code: 'value',
  site_departments: 'stored',
};

// prettier-ignore
const kitKinds: Record<keyof Kit, FieldKind> = {
  kitId: 'id', catalogueId: 'value', kitCode: 'id', name: 'value', description: 'stored',
  status: 'value', images: 'stored', retailPrice: 'number', currency: 'value', kitCategory: 'value',
  subcategories: 'values', parts: 'stored', vehicleFitmentSpecifications: 'stored',
  labourSpecifications: 'stored',
};

/** The fields of each kind of index. */
export const fieldsByKind: Record<IndexKind, IndexFields> = {
  cars: {
    key: 'car_id',
    kinds: carKinds,
    // prettier-ignore
    searched: [
      'car_brand', 'car_model', 'car_version', 'car_trim_package', 'car_body', 'car_fuel',
      'car_color', 'car_gearbox', 'car_drive', 'car_condition', 'car_year', 'car_site_city',
      'car_site_name', 'car_regno', 'car_id', 'car_campaigns', 'car_equipment',
    ],
  },
  dealers: {
    key: 'site_id',
    kinds: dealerKinds,
    searched: ['site_official_name', 'site_city', 'site_street', 'site_zip'],
  },
  kits: {
    key: 'kitId',
    kinds: kitKinds,
    searched: ['name', 'kitCode', 'kitCategory', 'subcategories', 'description'],
  },
};
