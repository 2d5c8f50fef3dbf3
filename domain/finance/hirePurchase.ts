import { monthlyRateOfApr, worthAfter, worthOfPayments } from './annuity';
import { effectiveRate } from './effectiveRate';
import { roundTo, roundToCents } from './money';

/**
 * UK car finance. Personal contract purchase (PCP): equal payments, then in the last month the
 * guaranteed future value for who keeps the car. Hire purchase (HP): equal payments up to the last
 * month, and nothing left. The fee for the option to purchase goes with the end.
 */
export interface HirePurchaseTerms {
  kind: 'pcp' | 'hp';
  cashPrice: number;
  deposit: number;
  /** Effective, per year, in percent. */
  aprPercent: number;
  termMonths: number;
  /** Guaranteed minimum future value; nothing for HP. */
  futureValue: number;
  optionFee: number;
}

/** What an agreement costs: amounts in pounds, rounded to the pence that are paid. */
export interface HirePurchaseCost {
  amountOfCredit: number;
  /** How many regular payments there are. */
  regularPayments: number;
  regularPayment: number;
  /** In the last month: future value and option fee; for HP the fee, with the last regular payment. */
  finalPayment: number;
  totalChargeForCredit: number;
  totalAmountPayable: number;
  /** Monthly interest in percent, six decimals. */
  monthlyRatePercent: number;
  /** Effective interest that the rounded payments have, in percent, one decimal (CONC App 1.2). */
  aprPercent: number;
}

const paymentsOf = ({
  kind,
  termMonths,
}: Pick<HirePurchaseTerms, 'kind' | 'termMonths'>): number =>
  kind === 'pcp' ? termMonths - 1 : termMonths;

const endOf = ({ futureValue, optionFee }: HirePurchaseTerms): number => futureValue + optionFee;

/** What an agreement costs; undefined when nothing is left to pay off. */
export function hirePurchaseCost(terms: HirePurchaseTerms): HirePurchaseCost | undefined {
  const { cashPrice, deposit, aprPercent, termMonths } = terms;
  const credit = cashPrice - deposit;
  const regularPayments = paymentsOf(terms);
  const rate = monthlyRateOfApr(aprPercent);
  const end = endOf(terms);
  const owed = credit - end * worthAfter(rate, termMonths);
  if (!(regularPayments > 0) || owed <= 0) return undefined;
  const regular = owed / worthOfPayments(rate, regularPayments);
  const paid = regular * regularPayments + end;
  return {
    amountOfCredit: roundToCents(credit),
    regularPayments,
    regularPayment: roundToCents(regular),
    finalPayment: roundToCents(end),
    totalChargeForCredit: roundToCents(paid - credit),
    totalAmountPayable: roundToCents(paid + deposit),
    monthlyRatePercent: roundTo(rate * 100, 6),
    aprPercent: roundTo(aprOf(terms, roundToCents(regular)), 1),
  };
}

/** The deposit that makes the regular payment what it shall be: the inverse of `hirePurchaseCost`. */
export function depositForPayment(
  terms: Omit<HirePurchaseTerms, 'deposit'>,
  regularPayment: number,
): number {
  const rate = monthlyRateOfApr(terms.aprPercent);
  const payments = regularPayment * worthOfPayments(rate, paymentsOf(terms));
  const end = (terms.futureValue + terms.optionFee) * worthAfter(rate, terms.termMonths);
  return roundToCents(terms.cashPrice - payments - end);
}

/** Effective interest of an agreement whose regular payment is what is really paid. */
function aprOf(terms: HirePurchaseTerms, regularPayment: number): number {
  const { cashPrice, deposit, termMonths, kind } = terms;
  // The last month of a PCP brings the end alone, which is the regular payment and what is missing of it.
  const residual = kind === 'pcp' ? endOf(terms) - regularPayment : endOf(terms);
  const received = cashPrice - deposit;
  return effectiveRate({ received, payment: regularPayment, months: termMonths, residual });
}
