import type { Amount } from '../money/amount';
import { loanCost, type LoanCost } from './loan';
import { nearest } from './nearest';
import type { LoanOption } from './offers';
import { clampToStep, stepsBetween, type StepRange } from './steps';

/** The duration is chosen in years, and the down payment in thousands. */
const MONTHS_STEP = 12;
const DOWN_PAYMENT_STEP = 1000;

/** The fields of a car's loan option that a loan calculator needs. */
export type LoanOffer = Pick<
  LoanOption,
  'default_contract_duration' | 'contract_durations' | 'invoice_fee' | 'start_fee' | 'interest_rate'
>;

/** A visitor's choices; either may be out of bounds. */
export interface LoanChoice {
  months: number;
  downPayment: Amount;
}

/** A loan calculator's state: what can be chosen, the current choice, and its cost. */
export interface LoanChoices {
  months: StepRange & { value: number };
  downPayment: StepRange & { value: number };
  /** Percent of the price. */
  residualPercent: number;
  /** Undefined when nothing remains to be borrowed. */
  cost?: LoanCost;
}

/**
 * The loan calculator: the contract durations give the bounds of the duration, and the chosen duration gives
 * those of the down payment. A choice out of bounds is moved to the nearest allowed value; without a choice,
 * the default duration and the lowest down payment apply. Undefined when the offer has no duration.
 */
export function loanChoices(
  price: Amount,
  offer: LoanOffer,
  choice: Partial<LoanChoice> = {},
): LoanChoices | undefined {
  const duration = nearest(
    offer.contract_durations,
    ({ months }) => months,
    choice.months ?? offer.default_contract_duration,
  );
  if (!duration) return undefined;
  const allMonths = offer.contract_durations.map(({ months }) => months);
  const cash = stepsBetween(
    (price * duration.cash_amount_min_percentage) / 100,
    (price * duration.cash_amount_max_percentage) / 100,
    DOWN_PAYMENT_STEP,
  );
  const downPayment = clampToStep(choice.downPayment ?? cash.min, cash);
  const { months, residual_percentage: residualPercent } = duration;
  return {
    months: {
      min: Math.min(...allMonths),
      max: Math.max(...allMonths),
      step: MONTHS_STEP,
      value: months,
    },
    downPayment: { ...cash, value: downPayment },
    residualPercent,
    cost: loanCost({
      price,
      downPayment,
      months,
      residualPercent,
      ratePercent: offer.interest_rate,
      startFee: offer.start_fee,
      invoiceFee: offer.invoice_fee,
    }),
  };
}
