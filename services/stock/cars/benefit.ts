import { benefitValue } from '../../../domain/finance/benefitValue';
import type { Model } from '../models';

/** Interest that the Swedish tax agency reckons with, in percent. */
const GOVERNMENT_RATE = 2.55;

/** Reductions of the new price for cars that do not burn fuel alone, at most half of it. */
const reductions: Partial<Record<Model['fuel'], number>> = {
  Electric: 350_000,
  'Plug-in hybrid': 140_000,
};

/** Taxable benefit of a company car per month in Sweden, without the vehicle's tax. */
export function monthlyBenefit(
  newPrice: number,
  fuel: Model['fuel'],
  priceBaseAmount: number,
): number {
  return benefitValue({
    newPrice,
    priceBaseAmount,
    governmentRatePercent: GOVERNMENT_RATE,
    vehicleTax: 0,
    reduction: reductions[fuel] ?? 0,
  }).monthly;
}
