import type { Amount } from '../money/amount';
/**
 * Offers of credit and leasing as the car index holds them. Amounts are whole units of the
 * car's currency, rates and shares are percent (6.95 means 6.95 %); texts are formatted for the market.
 */

/** What a loan over so many months allows. Shares are percent of the car's price. */
interface LoanDuration {
  months: number;
  /** Share still owed after the last month. */
  residual_percentage: number;
  cash_amount_min_percentage: number;
  cash_amount_max_percentage: number;
}

export interface LoanOption {
  title: string;
  default_monthly_cost: Amount;
  default_monthly_cost_text: string;
  /** Months; one of `contract_durations`. */
  default_contract_duration: number;
  /** Shortest first. */
  contract_durations: readonly LoanDuration[];
  /** Charged with each payment. */
  invoice_fee: Amount;
  /** Charged once. */
  start_fee: Amount;
  /** Nominal, per year. */
  interest_rate: number;
  disclaimer: string;
  description: string;
}

/** What company leasing over so many months allows. Shares are percent of the price without VAT. */
interface CompanyLeasingDuration {
  months: number;
  residual_percentage: number;
  cash_amount_min_percentage: number;
  cash_amount_max_percentage: number;
}

/** Contracts for a distance per year. */
interface CompanyLeasingMileage {
  /** Distance per year in the unit of `car_mileage`. */
  mileage: number;
  /** Shortest first. */
  options: readonly CompanyLeasingDuration[];
}

export interface CompanyLeasingOption {
  title: string;
  /** One of the distances of `company_leasing_options`. */
  default_company_leasing_mileage: number;
  company_leasing_options: readonly CompanyLeasingMileage[];
  /** Cash in the currency, and months. */
  default_company_leasing_option: { cash_amount: Amount; contract_length: number };
  /** Nominal, per year. */
  interest_rate: number;
  has_fixed_interest_rate: boolean;
  /** The year's base amount, from which the taxable benefit is calculated; where the country has one. */
  price_base_amount?: Amount;
  start_fee_text: string;
  invoice_fee_text: string;
  sales_text: string;
  description: string;
  disclaimer: string;
  /** Without VAT and fees. */
  default_monthly_cost: Amount;
}

export interface PrivateLeasingOption {
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

/** A line of the list of leasing offers. */
export interface LeasingOffer {
  leasing_type: 'Private' | 'Company';
  title: string;
  monthly_cost_text: string;
}
