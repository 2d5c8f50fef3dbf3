import { convertDistance, type MileageUnit } from '../distance/convertDistance';
import type { Amount } from '../money/amount';
import type { VehicleFuel } from '../tradeIn/vehicle.types';

/** A used car with a price, in the form that comparisons need; mileage in the market's unit. */
export interface ComparedPrice {
  id: string;
  version: string;
  fuel: VehicleFuel;
  year: number;
  mileage: number;
  /** The current asking price. */
  price: Amount;
}

/** Maximum difference of model years, in both directions. */
const MAX_YEARS = 1;
/** Maximum difference of mileage, in both directions: this many kilometres, or this share if that is more. */
const MAX_KM = 25_000;
const MAX_SHARE = 0.35;
/** Bounds of mileage are rounded to these steps, because people set such bounds. */
const MILEAGE_STEPS: Record<MileageUnit, number> = { mil: 500, km: 5000, miles: 2500 };

/**
 * The cars that a car is compared with, and the filters that select them: a car list with these filters
 * shows the same cars.
 */
export interface SimilarCars {
  cars: readonly ComparedPrice[];
  years: readonly number[];
  mileage: readonly [from: number, to: number];
}

/**
 * The cars that are similar to a car, without itself: their model years and mileage are close to its own.
 * @param others of the same model and fuel
 * @param version when given, only cars of this version
 */
export function findSimilarCars(
  car: ComparedPrice,
  others: readonly ComparedPrice[],
  { unit, version }: { unit: MileageUnit; version?: string },
): SimilarCars {
  const years = Array.from(
    { length: 2 * MAX_YEARS + 1 },
    (_, index) => car.year - MAX_YEARS + index,
  );
  const maxDifference = Math.max(MAX_KM / convertDistance(1, unit, 'km'), car.mileage * MAX_SHARE);
  const step = MILEAGE_STEPS[unit];
  const minMileage = Math.max(0, Math.floor((car.mileage - maxDifference) / step) * step);
  const maxMileage = Math.ceil((car.mileage + maxDifference) / step) * step;
  const cars = others.filter(
    (candidate) =>
      candidate.id !== car.id &&
      Math.abs(candidate.year - car.year) <= MAX_YEARS &&
      candidate.mileage >= minMileage &&
      candidate.mileage <= maxMileage &&
      (version === undefined || candidate.version === version),
  );
  return { cars, years, mileage: [minMileage, maxMileage] };
}
