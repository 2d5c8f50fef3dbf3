import type { Amount } from '../money/amount';
import { presentValueAfter, presentValueOfPayments } from './annuity';

/** Payments between lender and borrower; a month is one twelfth of a year. */
export interface CreditPayments {
  /** The credit minus the fees that are paid at the start. */
  received: Amount;
  /** Paid at the end of each month, fees included. */
  payment: Amount;
  months: number;
  /** Paid in addition to the last payment. */
  residual: Amount;
}

/** Upper bound of the search, per month; a credit with a higher rate has this bound as its result. */
const MAX_MONTHLY_RATE = 1;
/** Number of bisection steps; gives far more digits than are shown. */
const MAX_STEPS = 60;

/**
 * Effective interest per year in percent, unrounded: the rate i at which the present value of all payments
 * equals the received amount, `received = Σ payment / (1 + i)^(k/12)` (Directive 2008/48/EC, annex I; OQ-71).
 * Found by bisection of the monthly rate between 0 and 100 %. 0 when no more is paid than received.
 */
export function effectiveRate({ received, payment, months, residual }: CreditPayments): number {
  if (payment * months + residual <= received) return 0;
  let low = 0;
  let high = MAX_MONTHLY_RATE;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const rate = (low + high) / 2;
    const presentValue =
      payment * presentValueOfPayments(rate, months) + residual * presentValueAfter(rate, months);
    if (presentValue > received) low = rate;
    else high = rate;
  }
  return Math.expm1(12 * Math.log1p(low)) * 100;
}
