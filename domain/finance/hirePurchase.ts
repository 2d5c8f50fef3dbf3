import { monthlyRateOfApr, presentValueAfter, presentValueOfPayments } from './annuity';
import { effectiveRate } from './effectiveRate';
import { type Amount, roundToMinorUnit, roundTo } from '../money/amount';

/**
 * UK car finance. Personal contract purchase (PCP): equal payments, then in the last month the guaranteed
 * future value if the customer keeps the car. Hire purchase (HP): equal payments up to the last month, after
 * which nothing is owed. The fee for the option to purchase is paid at the end.
 */
export interface HirePurchaseTerms {
  kind: 'pcp' | 'hp';
  cashPrice: Amount;
  deposit: Amount;
  /** Effective, per year, in percent. */
  aprPercent: number;
  termMonths: number;
  /** Guaranteed minimum future value; 0 for HP. */
  futureValue: Amount;
  optionFee: Amount;
}

/** Costs of an agreement: amounts rounded to the pence that are paid. */
export interface HirePurchaseCost {
  amountOfCredit: Amount;
  /** Number of regular payments. */
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

const countRegularPayments = ({
  kind,
  termMonths,
}: Pick<HirePurchaseTerms, 'kind' | 'termMonths'>): number =>
  kind === 'pcp' ? termMonths - 1 : termMonths;

const calculateFinalPayment = ({ futureValue, optionFee }: HirePurchaseTerms): Amount =>
  futureValue + optionFee;

/** Calculates the costs of an agreement; undefined when there is nothing to repay. */
export function hirePurchaseCost(terms: HirePurchaseTerms): HirePurchaseCost | undefined {
  const { cashPrice, deposit, aprPercent, termMonths } = terms;
  const credit = cashPrice - deposit;
  const regularPayments = countRegularPayments(terms);
  const rate = monthlyRateOfApr(aprPercent);
  const finalPayment = calculateFinalPayment(terms);
  const presentValue = credit - finalPayment * presentValueAfter(rate, termMonths);
  if (!(regularPayments > 0) || presentValue <= 0) return undefined;
  const regular = presentValue / presentValueOfPayments(rate, regularPayments);
  const totalPaid = regular * regularPayments + finalPayment;
  return {
    amountOfCredit: roundToMinorUnit(credit),
    regularPayments,
    regularPayment: roundToMinorUnit(regular),
    finalPayment: roundToMinorUnit(finalPayment),
    totalChargeForCredit: roundToMinorUnit(totalPaid - credit),
    totalAmountPayable: roundToMinorUnit(totalPaid + deposit),
    monthlyRatePercent: roundTo(rate * 100, 6),
    aprPercent: roundTo(calculateApr(terms, roundToMinorUnit(regular)), 1),
  };
}

/** The deposit that results in a given regular payment: the inverse of `hirePurchaseCost`. */
export function depositForPayment(
  terms: Omit<HirePurchaseTerms, 'deposit'>,
  regularPayment: Amount,
): Amount {
  const rate = monthlyRateOfApr(terms.aprPercent);
  const paymentsValue = regularPayment * presentValueOfPayments(rate, countRegularPayments(terms));
  const finalPaymentValue =
    (terms.futureValue + terms.optionFee) * presentValueAfter(rate, terms.termMonths);
  return roundToMinorUnit(terms.cashPrice - paymentsValue - finalPaymentValue);
}

/** Effective interest of an agreement, from the rounded regular payment that the customer pays. */
function calculateApr(terms: HirePurchaseTerms, regularPayment: Amount): number {
  const { cashPrice, deposit, termMonths, kind } = terms;
  // In the last month of a PCP only the final payment is due; `effectiveRate` counts it as a regular payment
  // plus the remainder.
  const residual =
    kind === 'pcp' ? calculateFinalPayment(terms) - regularPayment : calculateFinalPayment(terms);
  const received = cashPrice - deposit;
  return effectiveRate({ received, payment: regularPayment, months: termMonths, residual });
}
