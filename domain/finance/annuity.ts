import type { Amount } from '../money/amount';
/** Terms of a credit or a lease that is repaid by equal monthly payments. */
export interface Annuity {
  /** The financed amount. */
  principal: Amount;
  /** Monthly interest as a share: 0.005 is half a percent. */
  monthlyRate: number;
  /** Number of payments. */
  months: number;
  /** The amount that is still owed after the last month. */
  residual?: Amount;
  /** Payments fall due at the start of each month (rent in advance) instead of at its end. */
  inAdvance?: boolean;
}

/** Monthly interest as a share, of a nominal rate per year in percent (OQ-69). */
export const toMonthlyRate = (nominalPercent: number): number => nominalPercent / 100 / 12;

/** Monthly interest as a share, of an effective rate per year in percent (APR). */
export const monthlyRateOfApr = (aprPercent: number): number =>
  (1 + aprPercent / 100) ** (1 / 12) - 1;

/**
 * Present value of payments of 1 at the end of each month: `(1 − (1 + r)^−n) / r`, and n without interest.
 */
export function presentValueOfPayments(monthlyRate: number, months: number): number {
  if (monthlyRate === 0) return months;
  // Also exact for small rates, where 1 − (1 + r)^−n would lose precision.
  return -Math.expm1(-months * Math.log1p(monthlyRate)) / monthlyRate;
}

/** Present value of 1 that is paid after this many months: `(1 + r)^−n`. */
export const presentValueAfter = (monthlyRate: number, months: number): number =>
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
  const presentValue = principal - residual * presentValueAfter(monthlyRate, months);
  const payment = presentValue / presentValueOfPayments(monthlyRate, months);
  return inAdvance ? payment / (1 + monthlyRate) : payment;
}
