import { monthlyPayment, monthlyRateOf } from './annuity';
import { effectiveRate } from './effectiveRate';
import { type Amount, roundToWholeUnit, roundTo } from '../money/amount';

/** Terms of a car loan. Amounts are in one currency, rates and shares in percent. */
export interface LoanTerms {
  price: Amount;
  /** Paid at once. */
  downPayment: Amount;
  /** Nominal, per year. */
  ratePercent: number;
  months: number;
  /** Share of the price that is still owed after the last month. */
  residualPercent: number;
  /** Paid once, at the start. */
  startFee: Amount;
  /** Paid with each payment. */
  invoiceFee: Amount;
}

/**
 * What a loan costs. Amounts are in the currency of the terms and unrounded: who shows one rounds it, once
 * (decision 0003).
 */
export interface LoanCost {
  credit: Amount;
  residual: Amount;
  monthlyWithoutFee: Amount;
  monthly: Amount;
  /** `monthly` in whole units, as it is shown. */
  shownMonthly: Amount;
  /** Effective interest per year in percent, two decimals. */
  effectiveRatePercent: number;
  /** Everything that is paid back, fees and residual included. */
  totalToPay: Amount;
  /** `totalToPay`, which is of the credit alone, and what is paid at once: everything that the car comes to. */
  totalWithDownPayment: Amount;
  /** What the credit costs besides what was borrowed. */
  totalCreditCost: Amount;
}

/**
 * What a loan costs (OQ-69, OQ-71). The start fee is paid at once and lowers what is received;
 * the residual is a share of the price. Undefined where the terms are none: nothing is borrowed, or less
 * than the fee at the start or the residual.
 */
export function loanCost(terms: LoanTerms): LoanCost | undefined {
  const { price, downPayment, ratePercent, months, startFee, invoiceFee } = terms;
  const credit = price - downPayment;
  const residual = (price * terms.residualPercent) / 100;
  if (!(months > 0) || credit <= startFee || residual >= credit) return undefined;
  const payment = monthlyPayment({
    principal: credit,
    months,
    residual,
    monthlyRate: monthlyRateOf(ratePercent),
  });
  const monthly = payment + invoiceFee;
  const totalToPay = monthly * months + residual + startFee;
  const effective = effectiveRate({
    payment: monthly,
    months,
    residual,
    received: credit - startFee,
  });
  return {
    credit,
    residual,
    monthly,
    totalToPay,
    totalWithDownPayment: totalToPay + downPayment,
    monthlyWithoutFee: payment,
    shownMonthly: roundToWholeUnit(monthly),
    effectiveRatePercent: roundTo(effective, 2),
    totalCreditCost: totalToPay - credit,
  };
}
