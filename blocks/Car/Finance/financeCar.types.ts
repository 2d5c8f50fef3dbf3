import type { CompanyLeaseOffer } from '../../../domain/finance/companyLeasing';
import type { LoanOffer } from '../../../domain/finance/loanChoices';
import type { CarRecord } from '../carRecord';

/** Credit for a car, as the car index holds it (spec 2 §3, Loan option). */
export interface FinanceLoan extends LoanOffer {
  title: string;
  default_monthly_cost: number;
  default_monthly_cost_text: string;
  disclaimer: string;
  description: string;
}

/** Leasing for companies (spec 2 §3, Company leasing option); prices are without VAT. */
export interface FinanceCompanyLease extends CompanyLeaseOffer {
  title: string;
  /** The year's base amount that benefit taxation is reckoned by; where the country has one. */
  price_base_amount?: number;
  start_fee_text: string;
  invoice_fee_text: string;
  sales_text: string;
  description: string;
  disclaimer: string;
}

/** Leasing for persons (spec 2 §3, Private leasing option): fixed by the offer, all in words. */
export interface FinancePrivateLease {
  title: string;
  monthly_cost_text: string;
  months_text: string;
  mileage_text: string;
  start_fee_text: string;
  invoice_fee_text: string;
  sales_text: string;
  disclaimer: string;
  is_campaign: boolean;
}

/** What the price and finance column needs of a car. */
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
> {
  car_campaign_price_exkl_vat?: number;
  car_has_campaign_loan?: boolean;
  car_has_campaign_companyleasing?: boolean;
  /** The price's ratio to the year's price base amount; Sweden. */
  car_pbbratio?: number;
  /** Taxable benefit of a company car per month; Sweden. */
  car_beneficial_value?: number;
  car_loan_option?: FinanceLoan;
  car_company_leasing_option?: FinanceCompanyLease;
  car_private_leasing_option?: FinancePrivateLease;
}
