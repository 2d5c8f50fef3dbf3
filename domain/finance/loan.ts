import { monthlyPayment, toMonthlyRate } from './annuity';
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
 * The cost of a loan. Amounts are in the currency of the terms and unrounded: the code that shows an amount
 * rounds it, once (decision 0003).
 */
export interface LoanCost {
  credit: Amount;
  residual: Amount;
  monthlyWithoutFee: Amount;
  monthly: Amount;
  /** `monthly` in whole units, for display. */
  shownMonthly: Amount;
  /** Effective interest per year in percent, two decimals. */
  effectiveRatePercent: number;
  /** Everything that is paid back, fees and residual included. */
  totalToPay: Amount;
  /** `totalToPay`, which covers only the credit, plus the down payment: the full cost of the car. */
  totalWithDownPayment: Amount;
  /** Interest and fees: what is paid in addition to the borrowed amount. */
  totalCreditCost: Amount;
}

/**
 * Calculates a loan (OQ-69, OQ-71). The start fee is paid at once and reduces the amount received; the
 * residual is a share of the price. Undefined when nothing is borrowed, or less than the start fee or the
 * residual.
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
    monthlyRate: toMonthlyRate(ratePercent),
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
