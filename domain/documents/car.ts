import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
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

/** What others describe: an object, of which nothing more is checked here. */
const objectOf = <Type extends object>() =>
  mixed((value): value is Type => typeof value === 'object' && value !== null);

/** Picture for lists. Addresses are absolute or below `/-/media/`. */
const carThumbnail = object({
  thumbnail_url: string().defined(),
  /** Tiny picture as a data address, shown until the real one is there. */
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
 * What a car is called and how it is classified. Words that visitors see, such as fuel and
 * colour, are in the language of the index, and equal texts are equal values of a facet.
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
  /** New, used, demonstration or coming model, in words; the flags below say the same to code. */
  car_condition: string().defined(),
  car_is_used: boolean().defined(),
  /** A model that can be ordered and stands at no dealer: no plate, no VIN, no seller. */
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

/** Distance, power, measures and charging; absent where unknown or meaningless. */
const carSpecifications = {
  /** In the unit that the market counts in: Swedish mil (10 km), km, or miles in the UK. */
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
  /** kW at most. */
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
  /** What stands before the price. */
  car_price_title: string().defined(),
  /** New cars: recommended price. Used cars: the first that was asked. */
  car_retail_price: number<Amount>(),
  car_retail_price_text: string(),
  /** Only where VAT can be deducted. */
  car_retail_price_exkl_vat: number<Amount>(),
  /** What the car costs while a campaign lasts. */
  car_campaign_price: number<Amount>(),
  car_campaign_price_text: string(),
  car_campaign_price_exkl_vat: number<Amount>(),
  /** VAT can be deducted: false for used cars sold under the margin scheme. */
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
  /** Asked prices, oldest first; the last is the one asked now. */
  car_price_history: array(
    object({ date: string().defined(), price: number<Amount>().defined() }),
  ).defined(),
  /** Lowest price of the 30 days before the reduction, where the price is reduced (`priceReduction`). */
  car_lowest_price_30_days: number<Amount>(),
  car_is_reduced: boolean().defined(),
  /** By how much the price is below that. */
  car_price_drop: number<Amount>(),
  /** Where the price lies among those of like cars; the search service works it out. */
  car_price_position: objectOf<PricePosition>(),
  /** The price's ratio to the year's price base amount; Sweden. */
  car_pbbratio: number(),
  /** Taxable benefit of a company car per month; Sweden. */
  car_beneficial_value: number<Amount>(),
};

/** Offers to pay by the month; the costs are those of the defaults, for ranges and sorting. */
const carOffers = {
  car_loan_monthly_cost: number<Amount>(),
  car_privateleasing_monthly_cost: number<Amount>(),
  car_companyleasing_monthly_cost: number<Amount>(),
  car_has_companyleasing: boolean().defined(),
  car_has_privateleasing: boolean().defined(),
  car_loan_option: loanOption.optional(),
  /** Personal contract purchase as the finance service begins to quote it; UK. A month is in `car_loan_monthly_cost`. */
  car_pcp_option: objectOf<PcpOffer>(),
  car_company_leasing_option: companyLeasingOption.optional(),
  car_private_leasing_option: privateLeasingOption.optional(),
  car_leasing_options: array(leasingOffer).defined(),
};

/** Where the car stands and who sells it; a sample car stands nowhere. */
const carDealer = {
  /** A `site_id` of the dealer index. */
  car_site_id: string(),
  /** Official name of the dealer. */
  car_site_name: string(),
  car_site_city: string(),
  car_site_region: string(),
  /** Where the dealer is: latitude and longitude in degrees with a comma between. */
  car_site_geocoord: string(),
  car_site_leads_email: string(),
  car_sellers: array(carSeller).defined(),
  /** The dealer's `erp_id` is company and department with a dot between. */
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
  /** Connected services of the car need a mobile network that is being shut down. */
  car_has_legacy_connectivity: boolean().defined(),
  car_description: string().defined(),
  /** Past and condition of a car that has been driven. */
  car_history: objectOf<CarHistory>(),
  /** The car is reserved; visitors may still send an enquiry about it. */
  car_is_reserved: boolean().defined(),
  linked_vehicles: array(linkedVehicle).defined(),
  disable_test_drive: boolean().defined(),
  /** Provider of films and turns of this very car; UK. */
  autos_on_show: string(),
  /** ISO time at which the car came into the index. */
  indexed_at: string().defined(),
});
export type Car = ReadonlyLists<InferType<typeof carSchema>>;
