import type { Amount } from '../../domain/money/amount';
/** Share of its price that a car keeps from one year to the next, by its age in years at the start. */
const kept = [0.78, 0.84, 0.85, 0.86, 0.86, 0.85, 0.84];
const keptLater = 0.82;
/** Miles a year that the shares are of. */
const USUAL_MILEAGE = 10_000;
/** What each thousand miles a year above that takes off, per year of the term, as a share. */
const MILEAGE_COST = 0.006;
/** A lender guarantees a little less than a car is expected to be worth. */
const CAUTION = 0.92;
const STEP = 25;

/** What a car is sold for today, and how it will be used. */
export interface FutureValueTerms {
  price: Amount;
  /** Years since it was new, with parts of a year. */
  ageYears: number;
  termMonths: number;
  annualMileage: number;
}

/**
 * Guaranteed minimum future value in whole steps of £25: what the car will be worth at the end, with
 * caution. Falls with the term, the age and the distance.
 */
export function guaranteedFutureValue(terms: FutureValueTerms): number {
  const { price, ageYears, termMonths, annualMileage } = terms;
  let share = 1;
  for (let month = 0; month < termMonths; month += 1) {
    const year = Math.floor(ageYears + month / 12);
    share *= (kept[year] ?? keptLater) ** (1 / 12);
  }
  const extra = ((annualMileage - USUAL_MILEAGE) / 1000) * MILEAGE_COST * (termMonths / 12);
  const value = price * share * Math.max(1 - extra, 0.3) * CAUTION;
  return Math.floor(value / STEP) * STEP;
}
