import { monthlyPayment, monthlyRateOf } from './annuity';
import { type Amount, roundToWholeUnit } from '../money/amount';
import { nearest } from './nearest';
import type { CompanyLeasingOption } from './offers';
import { clampToStep, stepsBetween, type StepRange } from './steps';

/** The share that is paid at once is chosen in whole percent. */
const CASH_SHARE_STEP = 1;

/** Terms of company leasing. The price is without VAT, shares and rates are in percent. */
export interface CompanyLeaseTerms {
  priceWithoutVat: Amount;
  /** Share of the price that is paid as a raised first rent. */
  cashSharePercent: number;
  /** Share of the price that the car is worth at the end. */
  residualPercent: number;
  /** Nominal, per year: fixed, or that of today where it varies. */
  ratePercent: number;
  months: number;
  /** Rents fall due at the start of each month. */
  inAdvance?: boolean;
  /** VAT on rents, in percent. */
  vatPercent: number;
}

/** What company leasing costs. Amounts are in the currency of the price and unrounded, as those of a loan. */
export interface CompanyLeaseCost {
  firstRaisedRent: Amount;
  residual: Amount;
  /** Rent of a month without VAT and fees. */
  monthly: Amount;
  /** `monthly` in whole units, as it is shown. */
  shownMonthly: Amount;
  monthlyWithVat: Amount;
  /** Where half of the VAT on rents of cars may be deducted (Mervärdesskattelagen, chapter 13, section 25). */
  monthlyAfterHalfVat: Amount;
}

/**
 * What company leasing costs: the loan's annuity on the price without VAT (OQ-73). Undefined
 * where nothing is left to pay off.
 */
export function companyLeaseCost(terms: CompanyLeaseTerms): CompanyLeaseCost | undefined {
  const { priceWithoutVat, months, ratePercent, inAdvance, vatPercent } = terms;
  const firstRaisedRent = (priceWithoutVat * terms.cashSharePercent) / 100;
  const residual = (priceWithoutVat * terms.residualPercent) / 100;
  const principal = priceWithoutVat - firstRaisedRent;
  if (!(months > 0) || residual >= principal) return undefined;
  const monthlyRate = monthlyRateOf(ratePercent);
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

/** What a leasing calculator needs of a car's company leasing option. */
export type CompanyLeaseOffer = Pick<
  CompanyLeasingOption,
  | 'default_company_leasing_mileage'
  | 'company_leasing_options'
  | 'default_company_leasing_option'
  | 'interest_rate'
  | 'has_fixed_interest_rate'
>;

/** What a visitor has chosen; each may be out of bounds. */
export interface CompanyLeaseChoice {
  mileage: number;
  months: number;
  cashSharePercent: number;
}

/** A leasing calculator's state: what may be chosen, what is, and what it costs. */
export interface CompanyLeaseChoices {
  /** Distances per year that are offered, in their order. */
  mileages: readonly number[];
  mileage: number;
  /** Months that are offered at this distance, in their order. */
  durations: readonly number[];
  months: number;
  cashShare: StepRange & { value: number };
  residualPercent: number;
  /** Whether the rent stays what it is, or follows the market's interest. */
  hasFixedRate: boolean;
  cost?: CompanyLeaseCost;
}

/**
 * The company leasing calculator: months and residual by distance, cash in steps of 1 % between the
 * bounds of the chosen duration. Undefined when the offer has no duration.
 */
export function companyLeaseChoices(
  priceWithoutVat: Amount,
  vatPercent: number,
  offer: CompanyLeaseOffer,
  choice: Partial<CompanyLeaseChoice> = {},
): CompanyLeaseChoices | undefined {
  const { company_leasing_options: distances, default_company_leasing_option: usual } = offer;
  const { default_company_leasing_mileage, interest_rate, has_fixed_interest_rate } = offer;
  const distance = nearest(
    distances,
    ({ mileage }) => mileage,
    choice.mileage ?? default_company_leasing_mileage,
  );
  const duration =
    distance &&
    nearest(distance.options, ({ months }) => months, choice.months ?? usual.contract_length);
  if (!duration) return undefined;
  const range = stepsBetween(
    duration.cash_amount_min_percentage,
    duration.cash_amount_max_percentage,
    CASH_SHARE_STEP,
  );
  const usualShare = priceWithoutVat > 0 ? (usual.cash_amount / priceWithoutVat) * 100 : 0;
  const cashSharePercent = clampToStep(choice.cashSharePercent ?? usualShare, range);
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
