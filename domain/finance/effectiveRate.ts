import type { Amount } from '../money/amount';
import { worthAfter, worthOfPayments } from './annuity';

/** What flows between lender and borrower; a month is a twelfth of a year. */
export interface CreditPayments {
  /** What is left of the credit once fees at the start are paid. */
  received: Amount;
  /** Paid at the end of each month, fees included. */
  payment: Amount;
  months: number;
  /** Paid with the last payment besides. */
  residual: Amount;
}

/** No credit costs more per month than it is worth itself; dearer ones are answered with this. */
const HIGHEST_MONTHLY_RATE = 1;
/** Halvings of the interval; far more digits than are shown. */
const ROUNDS = 60;

/**
 * Effective interest per year in percent, unrounded: the rate i at which all payments are worth what
 * was received, `received = Σ payment / (1 + i)^(k/12)` (Directive 2008/48/EC, annex I;
 * OQ-71). Found by halving the monthly rate between 0 and 100 %. 0 when no more is paid than received.
 */
export function effectiveRate({ received, payment, months, residual }: CreditPayments): number {
  if (payment * months + residual <= received) return 0;
  let low = 0;
  let high = HIGHEST_MONTHLY_RATE;
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = (low + high) / 2;
    const worth = payment * worthOfPayments(rate, months) + residual * worthAfter(rate, months);
    if (worth > received) low = rate;
    else high = rate;
  }
  return Math.expm1(12 * Math.log1p(low)) * 100;
}
