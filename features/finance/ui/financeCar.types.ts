import type { Amount } from '../../../domain/money/amount';
import type {
  CompanyLeasingOption,
  LoanOption,
  PrivateLeasingOption,
} from '../../../domain/finance/offers';
import type { CarRecord } from '../../../domain/documents/carRecord';

/** Data of a car for the price and finance column. */
export interface FinanceCar extends Pick<
  CarRecord,
  | 'car_id'
  | 'car_price'
  | 'car_price_text'
  | 'car_price_title'
  | 'car_has_campaign_price'
  | 'car_campaign_price'
  | 'car_campaign_price_text'
  | 'car_campaigns'
  | 'car_lowest_price_30_days'
  | 'car_vehicle_type_code'
  | 'car_vat_eligible'
  | 'car_is_reserved'
  | 'car_pcp_option'
> {
  car_campaign_price_exkl_vat?: Amount;
  car_has_campaign_loan?: boolean;
  car_has_campaign_companyleasing?: boolean;
  /** Ratio of the price to the year's price base amount; only in Sweden. */
  car_pbbratio?: number;
  /** Taxable benefit of a company car per month; only in Sweden. */
  car_beneficial_value?: Amount;
  car_loan_option?: LoanOption;
  car_company_leasing_option?: CompanyLeasingOption;
  car_private_leasing_option?: PrivateLeasingOption;
}
