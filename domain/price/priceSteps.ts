import type { Amount } from '../money/amount';

/** What comparisons of prices are rounded to, by currency (ISO 4217): they are not known more exactly. */
export const priceSteps: Readonly<Record<'SEK' | 'NOK' | 'GBP' | 'EUR', Amount>> = {
  SEK: 1000,
  NOK: 1000,
  GBP: 100,
  EUR: 100,
};
