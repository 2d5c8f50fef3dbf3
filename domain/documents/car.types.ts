import type { Amount } from '../money/amount';
import type { CarHistory } from './carHistory.types';
import type {
  CompanyLeasingOption,
  LeasingOffer,
  LoanOption,
  PrivateLeasingOption,
} from '../finance/offers.types';
import type { PcpOffer } from '../finance/pcpOffer';
import type { PricePoint } from '../price/priceHistory';
import type { PricePosition } from '../price/pricePosition';

/** Picture for lists. Addresses are absolute or below `/-/media/`. */
export interface CarThumbnail {
  thumbnail_url: string;
  /** Tiny picture as a data address, shown until the real one is there. */
  blur_data_url: string;
}

export interface CarImage {
  original: string;
  blur_data_url: string;
}

interface CarSeller {
  name: string;
  email: string;
  phone: string;
}

/** The same model in another package. Links are mutual. */
export interface LinkedVehicle {
  /** A `car_id` of the same index. */
  vehicle_id: string;
  slug: string;
  link_text: string;
  package_name: string;
}

/**
 * What a car is called and how it is classified. Words that visitors see, such as fuel and
 * colour, are in the language of the index, and equal texts are equal values of a facet.
 */
interface CarIdentity {
  car_id: string;
  slug: string;
  car_brand: string;
  car_model: string;
  /** Brand, model and version in one line. */
  car_model_text: string;
  car_version: string;
  /** Package of equipment. */
  car_trim_package: string;
  car_body: string;
  car_year: number;
  car_fuel: string;
  car_gearbox: string;
  car_drive: string;
  car_color: string;
  /** New, used, demonstration or coming model, in words; the flags below say the same to code. */
  car_condition: string;
  car_is_used: boolean;
  /** A model that can be ordered and stands at no dealer: no plate, no VIN, no seller. */
  car_is_sample: boolean;
  /** LCV: every price is without VAT; otherwise with VAT. */
  car_vehicle_type_code: 'CAR' | 'LCV';
  car_regno?: string;
  /** VIN (ISO 3779) of 17 characters. */
  car_chassino?: string;
  /** ISO day. */
  car_firstregistration?: string;
}

/** Distance, power, measures and charging; absent where unknown or meaningless. */
interface CarSpecifications {
  /** In the unit that the market counts in: Swedish mil (10 km), km, or miles in the UK. */
  car_mileage?: number;
  car_mileage_text?: string;
  /** Reading of the instrument, km or miles. */
  car_odometer?: number;
  car_odometer_unit?: 'km' | 'mi';
  /** Metric horsepower. */
  car_power: number;
  car_power_text: string;
  /** 0–100 km/h; 0–62 mph in the UK. */
  car_acceleration_text: string;
  car_seats: number;
  car_doors: number;
  /** Stars 0–5. */
  car_ncapstars?: number;
  car_weight_text: string;
  car_total_weight_text: string;
  car_trailer_weight_text?: string;
  car_length_text: string;
  car_width_text: string;
  car_height_text: string;
  /** Boot, bed or load space. */
  car_boot_volume_text?: string;
  /** Litres per 100 km, mpg in the UK. */
  car_fuel_consumption_text?: string;
  car_co2_text?: string;
  /** kWh, usable. */
  car_battery_size?: number;
  car_battery_size_text?: string;
  /** km (WLTP); miles in the UK. */
  car_electric_range?: number;
  car_electric_range_text?: string;
  car_electric_consumption_text?: string;
  /** kW at most. */
  car_charging_speed_ac?: number;
  car_charging_speed_ac_text?: string;
  car_charging_speed_dc?: number;
  car_charging_speed_dc_text?: string;
  /** From 10 to 80 % at the fastest charger. */
  car_charging_time_dc_text?: string;
  /** From empty to full at home. */
  car_charging_time_ac_text?: string;
}

/**
 * Prices in whole units of `car_price_currency`: without VAT when the type code is LCV, otherwise with
 * VAT; `…_exkl_vat` always without. campaign < price ≤ retail. A car without a price is sold on
 * enquiry.
 */
interface CarPrices {
  car_price?: Amount;
  car_price_text?: string;
  /** What stands before the price. */
  car_price_title: string;
  /** New cars: recommended price. Used cars: the first that was asked. */
  car_retail_price?: Amount;
  car_retail_price_text?: string;
  /** Only where VAT can be deducted. */
  car_retail_price_exkl_vat?: Amount;
  /** What the car costs while a campaign lasts. */
  car_campaign_price?: Amount;
  car_campaign_price_text?: string;
  car_campaign_price_exkl_vat?: Amount;
  /** VAT can be deducted: false for used cars sold under the margin scheme. */
  car_vat_eligible: boolean;
  car_has_campaign_price: boolean;
  car_has_campaign_loan: boolean;
  car_has_campaign_companyleasing: boolean;
  car_has_campaign_privateleasing: boolean;
  /** Names of the campaigns that the car is part of. */
  car_campaigns: string[];
  /** ISO 4217. */
  car_price_currency: 'SEK' | 'NOK' | 'GBP' | 'EUR';
  /** Asked prices, oldest first; the last is the one asked now. */
  car_price_history: readonly PricePoint[];
  /** Lowest price of the 30 days before the reduction, where the price is reduced (`priceReduction`). */
  car_lowest_price_30_days?: Amount;
  car_is_reduced: boolean;
  /** By how much the price is below that. */
  car_price_drop?: Amount;
  /** Where the price lies among those of like cars; the search service works it out. */
  car_price_position?: PricePosition;
  /** The price's ratio to the year's price base amount; Sweden. */
  car_pbbratio?: number;
  /** Taxable benefit of a company car per month; Sweden. */
  car_beneficial_value?: Amount;
}

/** Offers to pay by the month; the costs are those of the defaults, for ranges and sorting. */
interface CarOffers {
  car_loan_monthly_cost?: Amount;
  car_privateleasing_monthly_cost?: Amount;
  car_companyleasing_monthly_cost?: Amount;
  car_has_companyleasing: boolean;
  car_has_privateleasing: boolean;
  car_loan_option?: LoanOption;
  /** Personal contract purchase as the finance service begins to quote it; UK. A month is in `car_loan_monthly_cost`. */
  car_pcp_option?: PcpOffer;
  car_company_leasing_option?: CompanyLeasingOption;
  car_private_leasing_option?: PrivateLeasingOption;
  car_leasing_options: LeasingOffer[];
}

/** Where the car stands and who sells it; a sample car stands nowhere. */
interface CarDealer {
  /** A `site_id` of the dealer index. */
  car_site_id?: string;
  /** Official name of the dealer. */
  car_site_name?: string;
  car_site_city?: string;
  car_site_region?: string;
  /** Where the dealer is: latitude and longitude in degrees with a comma between. */
  car_site_geocoord?: string;
  car_site_leads_email?: string;
  car_sellers: CarSeller[];
  /** The dealer's `erp_id` is company and department with a dot between. */
  car_companyerpid?: string;
  car_departmenterpid?: string;
}

/** A car of the search service's index (its search record). */
export interface Car extends CarIdentity, CarSpecifications, CarPrices, CarOffers, CarDealer {
  caroftheweek: boolean;
  car_primary_image?: CarThumbnail;
  car_images: CarImage[];
  car_equipment: string[];
  /** Connected services of the car need a mobile network that is being shut down. */
  car_has_legacy_connectivity: boolean;
  car_description: string;
  /** Past and condition of a car that has been driven. */
  car_history?: CarHistory;
  /** The car is reserved; visitors may still send an enquiry about it. */
  car_is_reserved: boolean;
  linked_vehicles: LinkedVehicle[];
  disable_test_drive: boolean;
  /** Provider of films and turns of this very car; UK. */
  autos_on_show?: string;
  /** ISO time at which the car came into the index. */
  indexed_at: string;
}
