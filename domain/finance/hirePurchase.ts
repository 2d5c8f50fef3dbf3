import { monthlyRateOfApr, worthAfter, worthOfPayments } from './annuity';
import { effectiveRate } from './effectiveRate';
import { type Amount, roundToMinorUnit, roundTo } from '../money/amount';

/**
 * UK car finance. Personal contract purchase (PCP): equal payments, then in the last month the
 * guaranteed future value for who keeps the car. Hire purchase (HP): equal payments up to the last
 * month, and nothing left. The fee for the option to purchase goes with the end.
 */
export interface HirePurchaseTerms {
  kind: 'pcp' | 'hp';
  cashPrice: Amount;
  deposit: Amount;
  /** Effective, per year, in percent. */
  aprPercent: number;
  termMonths: number;
  /** Guaranteed minimum future value; nothing for HP. */
  futureValue: Amount;
  optionFee: Amount;
}

/** What an agreement costs: amounts rounded to the pence that are paid. */
export interface HirePurchaseCost {
  amountOfCredit: Amount;
  /** How many regular payments there are. */
  regularPayments: number;
  regularPayment: Amount;
  /** In the last month: future value and option fee; for HP the fee, with the last regular payment. */
  finalPayment: Amount;
  totalChargeForCredit: Amount;
  totalAmountPayable: Amount;
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

const endOf = ({ futureValue, optionFee }: HirePurchaseTerms): Amount => futureValue + optionFee;

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
    amountOfCredit: roundToMinorUnit(credit),
    regularPayments,
    regularPayment: roundToMinorUnit(regular),
    finalPayment: roundToMinorUnit(end),
    totalChargeForCredit: roundToMinorUnit(paid - credit),
    totalAmountPayable: roundToMinorUnit(paid + deposit),
    monthlyRatePercent: roundTo(rate * 100, 6),
    aprPercent: roundTo(aprOf(terms, roundToMinorUnit(regular)), 1),
  };
}

/** The deposit that makes the regular payment what it shall be: the inverse of `hirePurchaseCost`. */
export function depositForPayment(
  terms: Omit<HirePurchaseTerms, 'deposit'>,
  regularPayment: Amount,
): Amount {
  const rate = monthlyRateOfApr(terms.aprPercent);
  const payments = regularPayment * worthOfPayments(rate, paymentsOf(terms));
  const end = (terms.futureValue + terms.optionFee) * worthAfter(rate, terms.termMonths);
  return roundToMinorUnit(terms.cashPrice - payments - end);
}

/** Effective interest of an agreement whose regular payment is what is really paid. */
function aprOf(terms: HirePurchaseTerms, regularPayment: Amount): number {
  const { cashPrice, deposit, termMonths, kind } = terms;
  // The last month of a PCP brings the end alone, which is the regular payment and what is missing of it.
  const residual = kind === 'pcp' ? endOf(terms) - regularPayment : endOf(terms);
  const received = cashPrice - deposit;
  return effectiveRate({ received, payment: regularPayment, months: termMonths, residual });
}
