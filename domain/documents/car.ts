import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { fieldsOf } from '../isRecord';
import type { Amount } from '../money/amount';
import type { CarHistory } from './carHistory.types';
import {
  companyLeasingOption,
  leasingOffer,
  loanOption,
  privateLeasingOption,
} from '../finance/offers';
import type { PcpOffer } from '../finance/pcpOffer';
import type { PricePosition } from '../price/pricePosition';
import type { ReadonlyLists } from './readonlyLists.types';

/** Schema of an object whose fields are described elsewhere: checks only that it is an object. */
const objectOf = <Type extends object>() =>
  mixed((value): value is Type => typeof value === 'object' && value !== null);

const isNumber = (value: unknown): value is number => typeof value === 'number';

const isPricePosition = (value: unknown): value is PricePosition => {
  const { below, middle, low, high, cars, years, mileage } = fieldsOf(value);
  return (
    [below, middle, low, high, cars].every(isNumber) &&
    [years, mileage].every(
      (bounds) => Array.isArray(bounds) && bounds.length > 0 && bounds.every(isNumber),
    )
  );
};

const isPcpOffer = (value: unknown): value is PcpOffer => {
  const { title, deposit, term, annual_mileage, apr, future_value, option_fee } = fieldsOf(value);
  return (
    typeof title === 'string' &&
    [deposit, term, annual_mileage, apr, future_value, option_fee].every(isNumber)
  );
};

/** Picture for lists. Addresses are absolute or below `/-/media/`. */
const carThumbnail = object({
  thumbnail_url: string().defined(),
  /** Tiny picture as a data URI, shown until the real one has loaded. */
  blur_data_url: string().defined(),
});
export type CarThumbnail = ReadonlyLists<InferType<typeof carThumbnail>>;

const carImage = object({
  original: string().defined(),
  blur_data_url: string().defined(),
});
export type CarImage = ReadonlyLists<InferType<typeof carImage>>;

const carSeller = object({
  name: string().defined(),
  email: string().defined(),
  phone: string().defined(),
});

/** The same model in another package. Links are mutual. */
const linkedVehicle = object({
  /** A `car_id` of the same index. */
  vehicle_id: string().defined(),
  slug: string().defined(),
  link_text: string().defined(),
  package_name: string().defined(),
});
export type LinkedVehicle = ReadonlyLists<InferType<typeof linkedVehicle>>;

/**
 * Names and classification of a car. Words that visitors see, such as fuel and colour, are in the language of
 * the index, and equal texts are equal values of a facet.
 */
const carIdentity = {
  car_id: string().defined(),
  slug: string().defined(),
  car_brand: string().defined(),
  car_model: string().defined(),
  /** Brand, model and version in one line. */
  car_model_text: string().defined(),
  car_version: string().defined(),
  /** Package of equipment. */
  car_trim_package: string().defined(),
  car_body: string().defined(),
  car_year: number().defined(),
  car_fuel: string().defined(),
  car_gearbox: string().defined(),
  car_drive: string().defined(),
  car_color: string().defined(),
  /** New, used, demonstration or coming model, in words; the flags below give the same information to code. */
  car_condition: string().defined(),
  car_is_used: boolean().defined(),
  /** A model that can be ordered and is at no dealer: no plate, no VIN, no seller. */
  car_is_sample: boolean().defined(),
  /** LCV: every price is without VAT; otherwise with VAT. */
  car_vehicle_type_code: string()
    .oneOf(['CAR', 'LCV'] as const)
    .defined(),
  car_regno: string(),
  /** VIN (ISO 3779) of 17 characters. */
  car_chassino: string(),
  /** ISO day. */
  car_firstregistration: string(),
};

/** Distance, power, dimensions and charging; undefined when unknown or not applicable. */
const carSpecifications = {
  /** In the unit of the market: Swedish mil (10 km), km, or miles in the UK. */
  car_mileage: number(),
  car_mileage_text: string(),
  /** Reading of the instrument, km or miles. */
  car_odometer: number(),
  car_odometer_unit: string().oneOf(['km', 'mi'] as const),
  /** Metric horsepower. */
  car_power: number().defined(),
  car_power_text: string().defined(),
  /** 0–100 km/h; 0–62 mph in the UK. */
  car_acceleration_text: string().defined(),
  car_seats: number().defined(),
  car_doors: number().defined(),
  /** Stars 0–5. */
  car_ncapstars: number(),
  car_weight_text: string().defined(),
  car_total_weight_text: string().defined(),
  car_trailer_weight_text: string(),
  car_length_text: string().defined(),
  car_width_text: string().defined(),
  car_height_text: string().defined(),
  /** Boot, bed or load space. */
  car_boot_volume_text: string(),
  /** Litres per 100 km, mpg in the UK. */
  car_fuel_consumption_text: string(),
  car_co2_text: string(),
  /** kWh, usable. */
  car_battery_size: number(),
  car_battery_size_text: string(),
  /** km (WLTP); miles in the UK. */
  car_electric_range: number(),
  car_electric_range_text: string(),
  car_electric_consumption_text: string(),
  /** Maximum charging power, in kW. */
  car_charging_speed_ac: number(),
  car_charging_speed_ac_text: string(),
  car_charging_speed_dc: number(),
  car_charging_speed_dc_text: string(),
  /** From 10 to 80 % at the fastest charger. */
  car_charging_time_dc_text: string(),
  /** From empty to full at home. */
  car_charging_time_ac_text: string(),
};

/**
 * Prices in whole units of `car_price_currency`: without VAT when the type code is LCV, otherwise with
 * VAT; `…_exkl_vat` always without. campaign < price ≤ retail. A car without a price is sold on
 * enquiry.
 */
const carPrices = {
  car_price: number<Amount>(),
  car_price_text: string(),
  /** Text in front of the price. */
  car_price_title: string().defined(),
  /** New cars: recommended price. Used cars: the price at which the car was first offered. */
  car_retail_price: number<Amount>(),
  car_retail_price_text: string(),
  /** Only when VAT can be deducted. */
  car_retail_price_exkl_vat: number<Amount>(),
  /** Price of the car during a campaign. */
  car_campaign_price: number<Amount>(),
  car_campaign_price_text: string(),
  car_campaign_price_exkl_vat: number<Amount>(),
  /** Whether VAT can be deducted: false for used cars sold under the margin scheme. */
  car_vat_eligible: boolean().defined(),
  car_has_campaign_price: boolean().defined(),
  car_has_campaign_loan: boolean().defined(),
  car_has_campaign_companyleasing: boolean().defined(),
  car_has_campaign_privateleasing: boolean().defined(),
  /** Names of the campaigns that the car is part of. */
  car_campaigns: array(string().defined()).defined(),
  /** ISO 4217. */
  car_price_currency: string()
    .oneOf(['SEK', 'NOK', 'GBP', 'EUR'] as const)
    .defined(),
  /** Asking prices, oldest first; the last one is the current price. */
  car_price_history: array(
    object({ date: string().defined(), price: number<Amount>().defined() }),
  ).defined(),
  /** Lowest price of the 30 days before the reduction, where the price is reduced (`priceReduction`). */
  car_lowest_price_30_days: number<Amount>(),
  car_is_reduced: boolean().defined(),
  /** Difference between the price and `car_lowest_price_30_days`. */
  car_price_drop: number<Amount>(),
  /** Position of the price among those of similar cars; calculated by the search service. */
  car_price_position: mixed(isPricePosition),
  /** The price's ratio to the year's price base amount; Sweden. */
  car_pbbratio: number(),
  /** Taxable benefit of a company car per month; Sweden. */
  car_beneficial_value: number<Amount>(),
};

/** Offers of monthly payment; the costs are those of the default choices, for ranges and sorting. */
const carOffers = {
  car_loan_monthly_cost: number<Amount>(),
  car_privateleasing_monthly_cost: number<Amount>(),
  car_companyleasing_monthly_cost: number<Amount>(),
  car_has_companyleasing: boolean().defined(),
  car_has_privateleasing: boolean().defined(),
  car_loan_option: loanOption.optional(),
  /**
   * Personal contract purchase with the default terms of the finance service; UK. Its monthly cost is in
   * `car_loan_monthly_cost`.
   */
  car_pcp_option: mixed(isPcpOffer),
  car_company_leasing_option: companyLeasingOption.optional(),
  car_private_leasing_option: privateLeasingOption.optional(),
  car_leasing_options: array(leasingOffer).defined(),
};

/** Where the car is and who sells it; a sample car is not at a dealer. */
const carDealer = {
  /** A `site_id` of the dealer index. */
  car_site_id: string(),
  /** Official name of the dealer. */
  car_site_name: string(),
  car_site_city: string(),
  car_site_region: string(),
  /** Position of the dealer: latitude and longitude in degrees, separated by a comma. */
  car_site_geocoord: string(),
  car_site_leads_email: string(),
  car_sellers: array(carSeller).defined(),
  /** The dealer's `erp_id`: company and department, separated by a dot. */
  car_companyerpid: string(),
  car_departmenterpid: string(),
};

/** A car of the search service's index (its search record). */
export const carSchema = object({
  ...carIdentity,
  ...carSpecifications,
  ...carPrices,
  ...carOffers,
  ...carDealer,
  caroftheweek: boolean().defined(),
  car_primary_image: carThumbnail.optional(),
  car_images: array(carImage).defined(),
  car_equipment: array(string().defined()).defined(),
  /** Whether connected services of the car need a mobile network that is being shut down. */
  car_has_legacy_connectivity: boolean().defined(),
  car_description: string().defined(),
  /** History and condition of a used car. */
  car_history: objectOf<CarHistory>(),
  /** The car is reserved; visitors may still send an enquiry about it. */
  car_is_reserved: boolean().defined(),
  linked_vehicles: array(linkedVehicle).defined(),
  disable_test_drive: boolean().defined(),
  /** Provider of films and 360° views of this car; UK. */
  autos_on_show: string(),
  /** ISO time at which the car came into the index. */
  indexed_at: string().defined(),
});
export type Car = ReadonlyLists<InferType<typeof carSchema>>;
