import { monthlyPayment, toMonthlyRate } from './annuity';
import { type Amount, roundToWholeUnit } from '../money/amount';
import { nearest } from './nearest';
import type { CompanyLeasingOption } from './offers';
import { clampToStep, stepsBetween, type StepRange } from './steps';

/** The cash share is chosen in whole percent. */
const CASH_SHARE_STEP_PERCENT = 1;

/** Terms of company leasing. The price is without VAT, shares and rates are in percent. */
export interface CompanyLeaseTerms {
  priceWithoutVat: Amount;
  /** Share of the price that is paid as a raised first rent. */
  cashSharePercent: number;
  /** Share of the price that the car is worth at the end. */
  residualPercent: number;
  /** Nominal, per year: the fixed rate, or the current one of a variable rate. */
  ratePercent: number;
  months: number;
  /** Rents fall due at the start of each month. */
  inAdvance?: boolean;
  /** VAT on rents, in percent. */
  vatPercent: number;
}

/**
 * The cost of company leasing. Amounts are in the currency of the price and unrounded, like those of a loan.
 */
export interface CompanyLeaseCost {
  firstRaisedRent: Amount;
  residual: Amount;
  /** Rent of a month without VAT and fees. */
  monthly: Amount;
  /** `monthly` in whole units, for display. */
  shownMonthly: Amount;
  monthlyWithVat: Amount;
  /** Monthly cost when half of the VAT on car rents is deductible (Mervärdesskattelagen, chapter 13, section 25). */
  monthlyAfterHalfVat: Amount;
}

/**
 * Calculates company leasing: the loan's annuity on the price without VAT (OQ-73). Undefined when there is
 * nothing to repay.
 */
export function companyLeaseCost(terms: CompanyLeaseTerms): CompanyLeaseCost | undefined {
  const { priceWithoutVat, months, ratePercent, inAdvance, vatPercent } = terms;
  const firstRaisedRent = (priceWithoutVat * terms.cashSharePercent) / 100;
  const residual = (priceWithoutVat * terms.residualPercent) / 100;
  const principal = priceWithoutVat - firstRaisedRent;
  if (!(months > 0) || residual >= principal) return undefined;
  const monthlyRate = toMonthlyRate(ratePercent);
  const monthly = monthlyPayment({ principal, monthlyRate, months, residual, inAdvance });
  const vat = (monthly * vatPercent) / 100;
  return {
    firstRaisedRent,
    residual,
    monthly,
    shownMonthly: roundToWholeUnit(monthly),
    monthlyWithVat: monthly + vat,
    monthlyAfterHalfVat: monthly + vat / 2,
  };
}

/** The fields of a car's company leasing option that a leasing calculator needs. */
export type CompanyLeaseOffer = Pick<
  CompanyLeasingOption,
  | 'default_company_leasing_mileage'
  | 'company_leasing_options'
  | 'default_company_leasing_option'
  | 'interest_rate'
  | 'has_fixed_interest_rate'
>;

/** A visitor's choices; each may be out of bounds. */
export interface CompanyLeaseChoice {
  mileage: number;
  months: number;
  cashSharePercent: number;
}

/** A leasing calculator's state: what can be chosen, the current choice, and its cost. */
export interface CompanyLeaseChoices {
  /** Distances per year that are offered, in their order. */
  mileages: readonly number[];
  mileage: number;
  /** Months that are offered at this distance, in their order. */
  durations: readonly number[];
  months: number;
  cashShare: StepRange & { value: number };
  residualPercent: number;
  /** Whether the interest rate is fixed, or follows the market. */
  hasFixedRate: boolean;
  cost?: CompanyLeaseCost;
}

/**
 * The company leasing calculator: months and residual depend on the distance; cash has steps of 1 % between
 * the bounds of the chosen duration. Undefined when the offer has no duration.
 */
export function companyLeaseChoices(
  priceWithoutVat: Amount,
  vatPercent: number,
  offer: CompanyLeaseOffer,
  choice: Partial<CompanyLeaseChoice> = {},
): CompanyLeaseChoices | undefined {
  const { company_leasing_options: distances, default_company_leasing_option: defaults } = offer;
  const { default_company_leasing_mileage, interest_rate, has_fixed_interest_rate } = offer;
  const distance = nearest(
    distances,
    ({ mileage }) => mileage,
    choice.mileage ?? default_company_leasing_mileage,
  );
  const duration =
    distance &&
    nearest(distance.options, ({ months }) => months, choice.months ?? defaults.contract_length);
  if (!duration) return undefined;
  const range = stepsBetween(
    duration.cash_amount_min_percentage,
    duration.cash_amount_max_percentage,
    CASH_SHARE_STEP_PERCENT,
  );
  const defaultSharePercent =
    priceWithoutVat > 0 ? (defaults.cash_amount / priceWithoutVat) * 100 : 0;
  const cashSharePercent = clampToStep(choice.cashSharePercent ?? defaultSharePercent, range);
  const { months, residual_percentage: residualPercent } = duration;
  return {
    mileages: distances.map(({ mileage }) => mileage),
    mileage: distance.mileage,
    durations: distance.options.map((option) => option.months),
    months,
    cashShare: { ...range, value: cashSharePercent },
    residualPercent,
    hasFixedRate: has_fixed_interest_rate,
    cost: companyLeaseCost({
      priceWithoutVat,
      cashSharePercent,
      residualPercent,
      months,
      vatPercent,
      ratePercent: interest_rate,
    }),
  };
}
