import type { Amount } from '../../domain/money/amount';
/** Share of its value that a car keeps per year, by its age in years at the start of the year. */
const retainedShares = [0.78, 0.84, 0.85, 0.86, 0.86, 0.85, 0.84];
const laterRetainedShare = 0.82;
/** Annual mileage that the shares assume. */
const STANDARD_ANNUAL_MILEAGE = 10_000;
/** Share of the value lost per year for every 1,000 miles above the standard annual mileage. */
const EXCESS_MILEAGE_LOSS = 0.006;
/** Safety margin: lenders guarantee less than the expected value. */
const CAUTION_FACTOR = 0.92;
const STEP_POUNDS = 25;

/** A car's current price and its planned use. */
export interface FutureValueTerms {
  price: Amount;
  /** Age in years, with fractions. */
  ageYears: number;
  termMonths: number;
  annualMileage: number;
}

/**
 * Returns the guaranteed minimum future value in pounds, a multiple of 25: a cautious estimate of the car's
 * value at the end of the term.
 */
export function guaranteedFutureValue(terms: FutureValueTerms): number {
  const { price, ageYears, termMonths, annualMileage } = terms;
  let share = 1;
  for (let month = 0; month < termMonths; month += 1) {
    const year = Math.floor(ageYears + month / 12);
    share *= (retainedShares[year] ?? laterRetainedShare) ** (1 / 12);
  }
  const mileageLoss =
    ((annualMileage - STANDARD_ANNUAL_MILEAGE) / 1000) * EXCESS_MILEAGE_LOSS * (termMonths / 12);
  const value = price * share * Math.max(1 - mileageLoss, 0.3) * CAUTION_FACTOR;
  return Math.floor(value / STEP_POUNDS) * STEP_POUNDS;
}
