import { models, type Segment } from '../stock/models';
import type { WorkshopCar, WorkshopDepartment } from './mechmate.types';
import { ORIGINAL_SERVICE, type OfferingRow } from './offerings';

/** What work on a make costs, compared to one of the middle. */
const segmentFactors: Readonly<Record<Segment, number>> = { premium: 1.25, volume: 1, value: 0.9 };

/** What an agreement leaves of a price. */
const AGREEMENT_FACTOR = 0.8;

/** Prices are a multiple of so many kronor. */
const STEP = 5;

/** Mil (10 km) between services by the plan; every second one is a large one. */
const SERVICE_INTERVAL = 2000;
const LARGE_SERVICE_FACTOR = 1.5;

const segments = new Map(models.map(({ brand }) => [brand.name, brand.segment]));

/** Whatever the mileage is, where none was told (BOOK-62). */
const UNKNOWN_MILEAGE = 1;

/** What a workshop asks for one unit, in kronor with VAT; undefined where it must see the car first. */
export function priceAt(
  workshop: WorkshopDepartment,
  row: OfferingRow,
  car: WorkshopCar,
  mileage: number = UNKNOWN_MILEAGE,
): number | undefined {
  if (row.price === undefined) return undefined;
  const ofMake = segmentFactors[segments.get(car.make) ?? 'volume'];
  return rounded(row.price * ofMake * workshop.priceFactor * mileageFactor(row, mileage));
}

/** What a workshop asks for one unit, whatever the mileage: one price, or two; none where it must see the car first. */
export const pricesAt = (
  workshop: WorkshopDepartment,
  row: OfferingRow,
  car: WorkshopCar,
): number[] =>
  [UNKNOWN_MILEAGE, UNKNOWN_MILEAGE + SERVICE_INTERVAL].flatMap(
    (mileage) => priceAt(workshop, row, car, mileage) ?? [],
  );

/** What is paid under a service agreement, of a price without. */
export const agreementPrice = (price: number): number => rounded(price * AGREEMENT_FACTOR);

function mileageFactor({ code }: OfferingRow, mileage: number): number {
  const isLarge = Math.ceil(mileage / SERVICE_INTERVAL) % 2 === 0;
  return code === ORIGINAL_SERVICE && isLarge ? LARGE_SERVICE_FACTOR : 1;
}

const rounded = (price: number): number => Math.round(price / STEP) * STEP;

/** The price in the middle; of two, the lower one, for it is one that somebody asks. Undefined for none. */
export function medianOf(prices: readonly number[]): number | undefined {
  const sorted = [...prices].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
