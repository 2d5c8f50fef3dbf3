import type { Amount } from '../money/amount';
import { mileageToKilometres } from '../tradeIn/mileageToKilometres';
import { likeCars, type MileageUnit, type ComparedPrice } from './likeCars';
import { median, quantile } from './quantile';
import { wear } from './wear';

/** Like cars that a price is compared with at least. */
const FEWEST_LIKE_CARS = 8;

/** Where the middle half of the prices is wider than this share of their middle, they tell nothing. */
const WIDEST_SPREAD = 0.2;

/** A price no further than this share from the middle is called usual. */
const USUAL_SHARE = 0.03;

/** Where a car's price lies among those of like cars of the same stock. */
export interface PricePosition {
  /** Amount below (above 0) or above (below 0) the middle, rounded; 0 where the price is usual. */
  below: Amount;
  /** What is asked for like cars, brought to this car's age and mileage: the middle, and the middle half. */
  middle: Amount;
  low: Amount;
  high: Amount;
  /** How many cars it is compared with. */
  cars: number;
  /** They are of the car's version as well; else of its model and fuel alone. */
  ofVersion: boolean;
  /** Their model years, and their mileages, both included. */
  years: readonly number[];
  mileage: readonly [from: number, to: number];
}

/**
 * Where the price of a car lies among those of like cars (decision 0048): the same version if there are
 * enough, else the same model and fuel, close in year and mileage. Undefined where there are too few of
 * them, or their prices lie too far apart to say anything.
 * @param others cars of the same model and fuel; the car itself may be among them
 * @param step amounts are rounded to
 */
export function pricePosition(
  car: ComparedPrice,
  others: readonly ComparedPrice[],
  { unit, step }: { unit: MileageUnit; step: Amount },
): PricePosition | undefined {
  for (const version of [car.version, undefined]) {
    const like = likeCars(car, others, { unit, version });
    const position = like.cars.length < FEWEST_LIKE_CARS ? undefined : among(car, like.cars);
    if (position)
      return {
        ...position,
        ofVersion: version !== undefined,
        years: like.years,
        mileage: like.mileage,
      };
  }
  return undefined;

  function among(own: ComparedPrice, cars: readonly ComparedPrice[]) {
    const prices = cars.map((other) => other.price * asOld(own, other)).toSorted((a, b) => a - b);
    const [middle, low, high] = [median(prices), quantile(prices, 0.25), quantile(prices, 0.75)];
    if (high - low > middle * WIDEST_SPREAD) return undefined;
    const difference = middle - own.price;
    const isUsual = Math.abs(difference) <= middle * USUAL_SHARE;
    return {
      below: isUsual ? 0 : rounded(difference),
      middle: rounded(middle),
      low: rounded(low),
      high: rounded(high),
      cars: cars.length,
    };
  }

  /** What another car would be worth with this one's years and kilometres, as a share of what it is. */
  function asOld(own: ComparedPrice, other: ComparedPrice): number {
    const kilometres = mileageToKilometres(own.mileage - other.mileage, unit);
    return wear(own.fuel, other.year - own.year, kilometres);
  }

  function rounded(amount: Amount): Amount {
    return Math.round(amount / step) * step;
  }
}
