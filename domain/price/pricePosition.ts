import type { Amount } from '../money/amount';
import { convertDistance, type MileageUnit } from '../distance/convertDistance';
import { findSimilarCars, type ComparedPrice } from './findSimilarCars';
import { median, quantile } from './quantile';
import { remainingValueShare } from './remainingValueShare';

/** Minimum number of similar cars for a comparison. */
const MIN_SIMILAR_CARS = 8;

/** If the middle half of the prices is wider than this share of their median, the prices allow no conclusion. */
const MAX_SPREAD_SHARE = 0.2;

/** A price within this share of the median counts as normal. */
const NORMAL_SHARE = 0.03;

/** Position of a car's price among those of similar cars in the same stock. */
export interface PricePosition {
  /**
   * Difference from the median, rounded: positive below it, negative above it; 0 when the price is normal.
   */
  below: Amount;
  /** Prices of similar cars, adjusted to this car's age and mileage: the median and the quartiles. */
  middle: Amount;
  low: Amount;
  high: Amount;
  /** Number of cars in the comparison. */
  cars: number;
  /** Whether the cars are also of the same version; otherwise only of the same model and fuel. */
  ofVersion: boolean;
  /** Model years and mileages of the cars, both bounds included. */
  years: readonly number[];
  mileage: readonly [from: number, to: number];
}

/**
 * Compares the price of a car with those of similar cars (decision 0048): of the same version if there are
 * enough, else of the same model and fuel, close in year and mileage. Undefined when there are too few, or
 * their prices differ too much for a conclusion.
 * @param others cars of the same model and fuel; the car itself may be among them
 * @param step to which amounts are rounded
 */
export function pricePosition(
  car: ComparedPrice,
  others: readonly ComparedPrice[],
  { unit, step }: { unit: MileageUnit; step: Amount },
): PricePosition | undefined {
  for (const version of [car.version, undefined]) {
    const similar = findSimilarCars(car, others, { unit, version });
    const position =
      similar.cars.length < MIN_SIMILAR_CARS ? undefined : compareWith(car, similar.cars);
    if (position)
      return {
        ...position,
        ofVersion: version !== undefined,
        years: similar.years,
        mileage: similar.mileage,
      };
  }
  return undefined;

  function compareWith(target: ComparedPrice, cars: readonly ComparedPrice[]) {
    const prices = cars
      .map((similarCar) => similarCar.price * depreciationFactor(target, similarCar))
      .toSorted((a, b) => a - b);
    const [middle, low, high] = [median(prices), quantile(prices, 0.25), quantile(prices, 0.75)];
    if (high - low > middle * MAX_SPREAD_SHARE) return undefined;
    const difference = middle - target.price;
    const isNormal = Math.abs(difference) <= middle * NORMAL_SHARE;
    return {
      below: isNormal ? 0 : roundToStep(difference),
      middle: roundToStep(middle),
      low: roundToStep(low),
      high: roundToStep(high),
      cars: cars.length,
    };
  }

  /** Share of its current value that the other car would have at this car's age and mileage. */
  function depreciationFactor(target: ComparedPrice, similarCar: ComparedPrice): number {
    const kilometres = convertDistance(target.mileage - similarCar.mileage, unit, 'km');
    return remainingValueShare(target.fuel, similarCar.year - target.year, kilometres);
  }

  function roundToStep(amount: Amount): Amount {
    return Math.round(amount / step) * step;
  }
}
