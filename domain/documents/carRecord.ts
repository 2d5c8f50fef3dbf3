import type { Amount } from '../money/amount';
import type { LoanOffer } from '../finance/loanChoices';
import type { PcpOffer } from '../finance/pcpOffer';
import type { PricePosition } from '../price/pricePosition';

/** Private leasing in words. */
export interface CarLease {
  title: string;
  monthly_cost_text: string;
  months_text: string;
  mileage_text: string;
  start_fee_text: string;
  /** Cheaper for a while. */
  is_campaign?: boolean;
}

/**
 * What lists show of a car: the fields of the search service's record that a card needs.
 * Words are in the language of the index; prices are whole units of the currency.
 */
export interface CarRecord {
  car_id: string;
  slug: string;
  car_brand: string;
  car_model: string;
  car_version?: string;
  car_year?: number;
  car_mileage_text?: string;
  car_fuel?: string;
  car_gearbox?: string;
  car_condition?: string;
  car_is_used?: boolean;
  /** LCV: prices are without VAT. */
  car_vehicle_type_code?: 'CAR' | 'LCV';
  car_vat_eligible?: boolean;
  car_primary_image?: { thumbnail_url: string; blur_data_url: string };
  car_price?: Amount;
  car_price_text?: string;
  /** What stands before the price. */
  car_price_title?: string;
  car_has_campaign_price?: boolean;
  car_campaign_price?: Amount;
  car_campaign_price_text?: string;
  car_campaigns?: readonly string[];
  /** Lowest price of the 30 days before the reduction, where the price is reduced (domain/price). */
  car_lowest_price_30_days?: Amount;
  /** Where the price lies among those of like cars. */
  car_price_position?: PricePosition;
  car_loan_option?: LoanOffer;
  /** Personal contract purchase as it is quoted at first; UK. */
  car_pcp_option?: PcpOffer;
  car_private_leasing_option?: CarLease;
  car_leasing_options?: readonly {
    leasing_type: 'Private' | 'Company';
    title: string;
    monthly_cost_text: string;
  }[];
  car_is_reserved?: boolean;
  /** Until when it is held on the site, ISO 8601; comes without being asked for. */
  car_reserved_until?: string;
  car_site_name?: string;
  car_site_city?: string;
  /** Kilometres from the place that the search named. */
  distance_km?: number;
}

/** Fields to ask the search service for where cars are shown as cards. */
export const carRecordFields = [
  ...['car_id', 'slug', 'car_brand', 'car_model', 'car_version', 'car_year', 'car_mileage_text'],
  ...['car_fuel', 'car_gearbox', 'car_condition', 'car_is_used', 'car_vehicle_type_code'],
  ...['car_vat_eligible', 'car_primary_image', 'car_price', 'car_price_text', 'car_price_title'],
  ...['car_has_campaign_price', 'car_campaign_price', 'car_campaign_price_text', 'car_campaigns'],
  ...['car_lowest_price_30_days', 'car_price_position', 'car_loan_option', 'car_pcp_option'],
  ...[
    'car_private_leasing_option',
    'car_leasing_options',
    'car_is_reserved',
    'car_site_name',
    'car_site_city',
  ],
] as const satisfies readonly string[];
