import type { Amount } from '../money/amount';

/** Price comparisons are rounded to this step, by currency (ISO 4217), because they are not more precise. */
export const priceSteps: Readonly<Record<'SEK' | 'NOK' | 'GBP' | 'EUR', Amount>> = {
  SEK: 1000,
  NOK: 1000,
  GBP: 100,
  EUR: 100,
};
