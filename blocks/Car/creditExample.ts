import type { CarLoan } from './carRecord';

/** Cash is paid in whole thousands (spec 2 §9). */
const cashStep = 1000;

/** What an offer of credit must say besides the cost of a month (Directive 2008/48/EC, article 4). */
export interface CreditExample {
  months: number;
  /** Paid at once. */
  cash: number;
  /** Borrowed. */
  credit: number;
  /** Owed after the last month. */
  residual: number;
  /** Nominal and effective interest per year, in percent. */
  rate: number;
  effectiveRate: number;
  /** Everything that is paid back, fees included. */
  total: number;
}

/** The example behind a loan's monthly cost: its default duration and the least cash, for a price. */
export function creditExample(price: number, loan: CarLoan): CreditExample | undefined {
  const months = loan.default_contract_duration;
  const duration = loan.contract_durations.find((option) => option.months === months);
  if (!duration || months <= 0) return undefined;
  const { residual_percentage, cash_amount_min_percentage } = duration;
  const cash = Math.ceil((price * cash_amount_min_percentage) / 100 / cashStep) * cashStep;
  const credit = price - cash;
  const residual = Math.round((price * residual_percentage) / 100);
  const payment = loan.default_monthly_cost;
  return {
    ...{ months, cash, credit, residual, rate: loan.interest_rate },
    effectiveRate: effectiveRate({ received: credit - loan.start_fee, payment, months, residual }),
    total: payment * months + residual + loan.start_fee,
  };
}

interface Payments {
  /** What is left of the credit once the fee at the start is paid. */
  received: number;
  /** At the end of each month. */
  payment: number;
  months: number;
  /** With the last payment. */
  residual: number;
}

/**
 * Effective interest per year in percent: the rate at which all payments are worth what was received
 * (checklist OQ-71), found by halving between 0 and 100 % a month.
 */
export function effectiveRate({ received, payment, months, residual }: Payments): number {
  let low = 0;
  let high = 1;
  for (let round = 0; round < 50; round += 1) {
    const rate = (low + high) / 2;
    const end = (1 + rate) ** -months;
    const worth = payment * ((1 - end) / rate) + residual * end;
    if (worth > received) low = rate;
    else high = rate;
  }
  return ((1 + low) ** 12 - 1) * 100;
}
