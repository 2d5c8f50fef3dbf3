import type { LoanOffer } from '../finance/loanChoices';
import type { PrivateLeasingOption } from '../finance/offers';
import type { Car } from './car';

/** Fields to request from the search service when cars are shown as cards. */
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
] as const satisfies readonly (keyof Car)[];

/** Private leasing as texts. */
export type CarLease = Pick<
  PrivateLeasingOption,
  'title' | 'monthly_cost_text' | 'months_text' | 'mileage_text' | 'start_fee_text'
> &
  Partial<Pick<PrivateLeasingOption, 'is_campaign'>>;

/** Fields of the car that every card shows. */
type CardIdentityField = 'car_id' | 'slug' | 'car_brand' | 'car_model';

/** Offers of which cards need only some fields. */
interface CardOffers {
  car_loan_option?: LoanOffer;
  car_private_leasing_option?: CarLease;
}

type CardField = Exclude<(typeof carRecordFields)[number], CardIdentityField | keyof CardOffers>;

/** The fields of a car's document that lists and cards need. */
export interface CarRecord
  extends Pick<Car, CardIdentityField>, Partial<Pick<Car, CardField>>, CardOffers {
  /** End of the car's hold on the site, ISO 8601; always included, even if it is not requested. */
  car_reserved_until?: string;
  /** Distance from the place that the search named, in km. */
  distance_km?: number;
}
