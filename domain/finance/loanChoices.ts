import type { Amount } from '../money/amount';
import { loanCost, type LoanCost } from './loan';
import { nearest } from './nearest';
import type { LoanOption } from './offers';
import { clampToStep, stepsBetween, type StepRange } from './steps';

/** The period is chosen in years, and cash in whole thousands. */
const MONTHS_STEP = 12;
const CASH_STEP = 1000;

/** What a loan calculator needs of a car's loan option. */
export type LoanOffer = Pick<
  LoanOption,
  'default_contract_duration' | 'contract_durations' | 'invoice_fee' | 'start_fee' | 'interest_rate'
>;

/** What a visitor has chosen; either may be out of bounds. */
export interface LoanChoice {
  months: number;
  downPayment: Amount;
}

/** A loan calculator's state: what may be chosen, what is, and what it costs. */
export interface LoanChoices {
  months: StepRange & { value: number };
  downPayment: StepRange & { value: number };
  /** Percent of the price. */
  residualPercent: number;
  /** Absent where nothing is left to borrow. */
  cost?: LoanCost;
}

/**
 * The loan calculator: bounds come from the contract durations, the cash bounds from the
 * chosen one. A choice out of bounds is moved to the nearest that is allowed; without a choice stand the
 * default duration and the least cash. Undefined when the offer has no duration.
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
  const all = offer.contract_durations.map(({ months }) => months);
  const cash = stepsBetween(
    (price * duration.cash_amount_min_percentage) / 100,
    (price * duration.cash_amount_max_percentage) / 100,
    CASH_STEP,
  );
  const downPayment = clampToStep(choice.downPayment ?? cash.min, cash);
  const { months, residual_percentage: residualPercent } = duration;
  return {
    months: { min: Math.min(...all), max: Math.max(...all), step: MONTHS_STEP, value: months },
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
