import type { Amount } from '../money/amount';
/** Terms of a credit or a lease that is paid off by equal payments a month. */
export interface Annuity {
  /** What is financed. */
  principal: Amount;
  /** Interest of one month as a share: 0.005 is half a percent. */
  monthlyRate: number;
  /** How many payments. */
  months: number;
  /** Still owed after the last month. */
  residual?: Amount;
  /** Payments fall due at the start of each month (rent in advance) instead of at its end. */
  inAdvance?: boolean;
}

/** Monthly interest as a share, of a nominal rate per year in percent (OQ-69). */
export const monthlyRateOf = (nominalPercent: number): number => nominalPercent / 100 / 12;

/** Monthly interest as a share, of an effective rate per year in percent (APR). */
export const monthlyRateOfApr = (aprPercent: number): number =>
  (1 + aprPercent / 100) ** (1 / 12) - 1;

/**
 * What so many payments of 1, one at the end of each month, are worth today:
 * `(1 − (1 + r)^−n) / r`, and n without interest.
 */
export function worthOfPayments(monthlyRate: number, months: number): number {
  if (monthlyRate === 0) return months;
  // Exact for small rates as well, where 1 − (1 + r)^−n would lose its digits.
  return -Math.expm1(-months * Math.log1p(monthlyRate)) / monthlyRate;
}

/** What 1 after so many months is worth today: `(1 + r)^−n`. */
export const worthAfter = (monthlyRate: number, months: number): number =>
  Math.exp(-months * Math.log1p(monthlyRate));

/**
 * Payment of each month, unrounded and without fees: an annuity at the monthly rate.
 *
 *     payment = (principal − residual × (1 + r)^−n) × r / (1 − (1 + r)^−n)
 *
 * and `(principal − residual) / n` without interest. In advance it is smaller by the factor 1 + r.
 */
export function monthlyPayment(terms: Annuity): Amount {
  const { principal, monthlyRate, months, residual = 0, inAdvance = false } = terms;
  const owedToday = principal - residual * worthAfter(monthlyRate, months);
  const payment = owedToday / worthOfPayments(monthlyRate, months);
  return inAdvance ? payment / (1 + monthlyRate) : payment;
}
