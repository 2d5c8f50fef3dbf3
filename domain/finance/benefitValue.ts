import { type Amount, roundTo } from '../money/amount';

/** Shares of the taxable value (Inkomstskattelagen, chapter 61, section 5). */
const BASE_AMOUNT_SHARE = 0.29;
const INTEREST_SHARE = 0.7;
const INTEREST_ADDITION = 0.01;
const PRICE_SHARE = 0.13;
/** A reduction is at most this share of the new price (chapter 61, section 8 a). */
const MAX_REDUCTION_SHARE = 0.5;

/** The values from which the taxable benefit of a company car in Sweden is calculated. Amounts are SEK. */
export interface BenefitTerms {
  newPrice: Amount;
  /** Price base amount of the income year. */
  priceBaseAmount: Amount;
  /** Government borrowing rate at the end of November before the year, in percent. */
  governmentRatePercent: number;
  /** Vehicle tax of a year. */
  vehicleTax: Amount;
  /** Reduction of the new price for cars that do not run only on fuel; at most half of the new price is deducted. */
  reduction: Amount;
}

/** Taxable benefit of a company car, in SEK. */
export interface BenefitValue {
  reduction: Amount;
  reducedPrice: Amount;
  /** Per year, in whole kronor. */
  yearly: Amount;
  /** In whole kronor, halves rounded up. */
  monthly: Amount;
  /** The new price in price base amounts, with two decimals. */
  baseAmounts: number;
}

/** Taxable benefit of a company car (Inkomstskattelagen, chapter 61, sections 5 to 8 a). */
export function benefitValue(terms: BenefitTerms): BenefitValue {
  const { newPrice, priceBaseAmount, governmentRatePercent, vehicleTax } = terms;
  const reduction = Math.min(terms.reduction, newPrice * MAX_REDUCTION_SHARE);
  const reducedPrice = newPrice - reduction;
  const interest = (INTEREST_SHARE * governmentRatePercent) / 100 + INTEREST_ADDITION;
  const yearly = Math.floor(
    roundTo(
      BASE_AMOUNT_SHARE * priceBaseAmount + reducedPrice * (interest + PRICE_SHARE) + vehicleTax,
      6,
    ),
  );
  return {
    reduction,
    reducedPrice,
    yearly,
    monthly: roundTo(yearly / 12, 0),
    baseAmounts: roundTo(newPrice / priceBaseAmount, 2),
  };
}
