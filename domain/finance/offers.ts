import { array, boolean, type InferType, number, object, string } from 'yup';
import type { ReadonlyLists } from '../documents/readonlyLists.types';
import type { Amount } from '../money/amount';

/**
 * Offers of credit and leasing as the car index holds them. Amounts are whole units of the
 * car's currency, rates and shares are percent (6.95 means 6.95 %); texts are formatted for the market.
 */

/** Limits of a loan over this many months. Shares are percent of the car's price. */
const loanDuration = object({
  months: number().defined(),
  /** Share still owed after the last month. */
  residual_percentage: number().defined(),
  cash_amount_min_percentage: number().defined(),
  cash_amount_max_percentage: number().defined(),
});

export const loanOption = object({
  title: string().defined(),
  default_monthly_cost: number<Amount>().defined(),
  default_monthly_cost_text: string().defined(),
  /** Months; one of `contract_durations`. */
  default_contract_duration: number().defined(),
  /** Shortest first. */
  contract_durations: array(loanDuration).defined(),
  /** Charged with each payment. */
  invoice_fee: number<Amount>().defined(),
  /** Charged once. */
  start_fee: number<Amount>().defined(),
  /** Nominal, per year. */
  interest_rate: number().defined(),
  disclaimer: string().defined(),
  description: string().defined(),
});
export type LoanOption = ReadonlyLists<InferType<typeof loanOption>>;

/** Limits of company leasing over this many months. Shares are percent of the price without VAT. */
const companyLeasingDuration = object({
  months: number().defined(),
  residual_percentage: number().defined(),
  cash_amount_min_percentage: number().defined(),
  cash_amount_max_percentage: number().defined(),
});

/** Contracts for a distance per year. */
const companyLeasingMileage = object({
  /** Distance per year in the unit of `car_mileage`. */
  mileage: number().defined(),
  /** Shortest first. */
  options: array(companyLeasingDuration).defined(),
});

export const companyLeasingOption = object({
  title: string().defined(),
  /** One of the distances of `company_leasing_options`. */
  default_company_leasing_mileage: number().defined(),
  company_leasing_options: array(companyLeasingMileage).defined(),
  /** Cash in the currency, and months. */
  default_company_leasing_option: object({
    cash_amount: number<Amount>().defined(),
    contract_length: number().defined(),
  }).defined(),
  /** Nominal, per year. */
  interest_rate: number().defined(),
  has_fixed_interest_rate: boolean().defined(),
  /** The year's base amount, from which the taxable benefit is calculated; where the country has one. */
  price_base_amount: number<Amount>(),
  start_fee_text: string().defined(),
  invoice_fee_text: string().defined(),
  sales_text: string().defined(),
  description: string().defined(),
  disclaimer: string().defined(),
  /** Without VAT and fees. */
  default_monthly_cost: number<Amount>().defined(),
});
export type CompanyLeasingOption = ReadonlyLists<InferType<typeof companyLeasingOption>>;

export const privateLeasingOption = object({
  title: string().defined(),
  monthly_cost_text: string().defined(),
  months_text: string().defined(),
  mileage_text: string().defined(),
  start_fee_text: string().defined(),
  invoice_fee_text: string().defined(),
  sales_text: string().defined(),
  disclaimer: string().defined(),
  is_campaign: boolean().defined(),
});
export type PrivateLeasingOption = ReadonlyLists<InferType<typeof privateLeasingOption>>;

/** An entry in the list of leasing offers. */
export const leasingOffer = object({
  leasing_type: string()
    .oneOf(['Private', 'Company'] as const)
    .defined(),
  title: string().defined(),
  monthly_cost_text: string().defined(),
});
export type LeasingOffer = ReadonlyLists<InferType<typeof leasingOffer>>;
