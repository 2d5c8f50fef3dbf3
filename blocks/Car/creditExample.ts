import { effectiveRate } from '../../domain/finance/effectiveRate';
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
