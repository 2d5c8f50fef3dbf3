import { benefitValue } from '../../../domain/finance/benefitValue';
import type { Model } from '../models';

/** Government borrowing rate of the Swedish benefit formula, in percent. */
const GOVERNMENT_RATE_PERCENT = 2.55;

/** Tax reductions of the new price in SEK by fuel; applied up to half of the price. */
const reductionsSek: Partial<Record<Model['fuel'], number>> = {
  Electric: 350_000,
  'Plug-in hybrid': 140_000,
};

/** Returns the taxable benefit of a company car in Sweden, in SEK per month, without vehicle tax. */
export function monthlyBenefit(
  newPrice: number,
  fuel: Model['fuel'],
  priceBaseAmount: number,
): number {
  return benefitValue({
    newPrice,
    priceBaseAmount,
    governmentRatePercent: GOVERNMENT_RATE_PERCENT,
    vehicleTax: 0,
    reduction: reductionsSek[fuel] ?? 0,
  }).monthly;
}
