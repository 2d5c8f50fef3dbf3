import { models, type Segment } from '../stock/models';
import type { WorkshopCar, WorkshopDepartment } from './mechmate.types';
import { SCHEDULED_SERVICE_CODE, type OfferingRow } from './offerings';

/** Price level by segment of the make. */
const segmentFactors: Readonly<Record<Segment, number>> = { premium: 1.25, volume: 1, value: 0.9 };

/** Price with a service agreement relative to the normal price. */
const AGREEMENT_FACTOR = 0.8;

/** Prices are multiples of this amount. */
const PRICE_STEP_KRONOR = 5;

/** Interval of scheduled services in mil (10 km); every second one is a large service. */
const SERVICE_INTERVAL_MIL = 2000;
const LARGE_SERVICE_FACTOR = 1.5;

const segments = new Map(models.map(({ brand }) => [brand.name, brand.segment]));

/** Mileage in mil that is assumed if unknown (BOOK-62). */
const DEFAULT_MILEAGE_MIL = 1;

/**
 * Returns a workshop's price per unit in kronor with VAT, or undefined if the workshop must see the car
 * first.
 * @param mileage in mil (10 km)
 */
export function findPrice(
  workshop: WorkshopDepartment,
  row: OfferingRow,
  car: WorkshopCar,
  mileage: number = DEFAULT_MILEAGE_MIL,
): number | undefined {
  if (row.price === undefined) return undefined;
  const segmentFactor = segmentFactors[segments.get(car.make) ?? 'volume'];
  return roundPrice(row.price * segmentFactor * workshop.priceFactor * mileageFactor(row, mileage));
}

/**
 * Returns a workshop's possible prices per unit at any mileage: one or two, or none if it must see the car
 * first.
 */
export const findPrices = (
  workshop: WorkshopDepartment,
  row: OfferingRow,
  car: WorkshopCar,
): number[] =>
  [DEFAULT_MILEAGE_MIL, DEFAULT_MILEAGE_MIL + SERVICE_INTERVAL_MIL].flatMap(
    (mileage) => findPrice(workshop, row, car, mileage) ?? [],
  );

/** Converts a normal price to the price with a service agreement. */
export const toAgreementPrice = (price: number): number => roundPrice(price * AGREEMENT_FACTOR);

function mileageFactor({ code }: OfferingRow, mileage: number): number {
  const isLarge = Math.ceil(mileage / SERVICE_INTERVAL_MIL) % 2 === 0;
  return code === SCHEDULED_SERVICE_CODE && isLarge ? LARGE_SERVICE_FACTOR : 1;
}

const roundPrice = (price: number): number =>
  Math.round(price / PRICE_STEP_KRONOR) * PRICE_STEP_KRONOR;

/** Returns the median price; with an even number the lower middle one, since it is an actual price. */
export function lowerMedian(prices: readonly number[]): number | undefined {
  const sorted = [...prices].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
