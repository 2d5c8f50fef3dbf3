import { mileageToKilometres } from '../tradeIn/mileageToKilometres';
import type { Amount } from '../money/amount';
import type { VehicleFuel } from '../tradeIn/vehicle.types';

/** A used car with a price, as it is compared; mileage in the market's unit. */
export interface ComparedPrice {
  id: string;
  version: string;
  fuel: VehicleFuel;
  year: number;
  mileage: number;
  /** What is asked now. */
  price: Amount;
}

/** What a market counts mileage in. */
export type MileageUnit = Parameters<typeof mileageToKilometres>[1];

/** Model years on either side. */
const YEARS = 1;
/** Mileage on either side: so many kilometres, or this share where that is more. */
const NEAR_KM = 25_000;
const NEAR_SHARE = 0.35;
/** Bounds are whole steps, so that they read as a person would set them. */
const STEP: Record<MileageUnit, number> = { mil: 500, km: 5000, miles: 2500 };

/** Cars that a car is compared with, and by what they were chosen: a list with these filters shows them. */
export interface LikeCars {
  cars: readonly ComparedPrice[];
  years: readonly number[];
  mileage: readonly [from: number, to: number];
}

/**
 * The cars that are like one, without itself: model years and mileage close to its own.
 * @param others of the same model and fuel
 * @param version they have to be of it as well
 */
export function likeCars(
  car: ComparedPrice,
  others: readonly ComparedPrice[],
  { unit, version }: { unit: MileageUnit; version?: string },
): LikeCars {
  const years = Array.from({ length: 2 * YEARS + 1 }, (_, at) => car.year - YEARS + at);
  const near = Math.max(NEAR_KM / mileageToKilometres(1, unit), car.mileage * NEAR_SHARE);
  const step = STEP[unit];
  const from = Math.max(0, Math.floor((car.mileage - near) / step) * step);
  const to = Math.ceil((car.mileage + near) / step) * step;
  const cars = others.filter(
    (other) =>
      other.id !== car.id &&
      Math.abs(other.year - car.year) <= YEARS &&
      other.mileage >= from &&
      other.mileage <= to &&
      (version === undefined || other.version === version),
  );
  return { cars, years, mileage: [from, to] };
}
