import type { Model } from '../models';

/** Interest that the Swedish tax agency reckons with, as a share. */
const GOVERNMENT_RATE = 0.0255;

/** Reductions of the new price for cars that do not burn fuel alone, at most half of it. */
const reductions: Partial<Record<Model['fuel'], number>> = {
  Electric: 350_000,
  'Plug-in hybrid': 140_000,
};

/**
 * Taxable benefit of a company car per month in Sweden (Inkomstskattelagen 61 kap. 5–8 §§): 29 % of
 * the price base amount, an interest part and 13 % of the new price, without the vehicle's tax.
 */
export function monthlyBenefit(newPrice: number, fuel: Model['fuel'], baseAmount: number): number {
  const reckoned = newPrice - Math.min(reductions[fuel] ?? 0, newPrice / 2);
  const yearly = 0.29 * baseAmount + reckoned * (0.7 * GOVERNMENT_RATE + 0.01) + 0.13 * reckoned;
  return Math.round(yearly / 12);
}
