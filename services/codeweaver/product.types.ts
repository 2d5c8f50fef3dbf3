import type { Amount } from '../../domain/money/amount';

/** A way of financing, and its terms. */
export interface ProductTerms {
  kind: 'pcp' | 'hp';
  name: string;
  /** Representative, per year, in percent. */
  aprPercent: number;
  optionFee: Amount;
  terms: readonly number[];
  defaultTerm: number;
  /** Miles a year; none where distance does not matter. */
  mileages: readonly number[];
  defaultMileage: number;
}
