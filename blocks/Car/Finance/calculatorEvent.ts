import type { Amount } from '../../../domain/money/amount';
/** Name of the event by which a calculator tells the page of a choice. */
export const calculated = 'forecourt:calculated';

/** A choice in a calculator, as the data layer is told of it. Amounts are whole units of the currency. */
export interface CalculatorEvent {
  event: 'car_calculator';
  calculator: 'loan' | 'company_leasing' | 'uk_finance';
  car_id: string;
  currency: string;
  /** Name of the product, where there are several. */
  product?: string;
  months: number;
  /** Paid at once. */
  down_payment?: Amount;
  /** Paid at once, percent of the price. */
  cash_share?: number;
  /** Distance per year in the market's unit. */
  mileage?: number;
  monthly_cost?: Amount;
}
