import type { CarRecord } from './carRecord';
import type { CarFilters, CarQuery, SearchCars } from './carSearch';

/** Most cars (spec 2 §7, spec 3 §9). */
const mostByIds = 100;
const mostLatest = 12;
const mostSimilar = 8;

/** Cars by their ids; the service answers them in that order (search.md). */
export function carsByIds(ids: readonly string[]): CarQuery {
  return { filters: { car_id: ids.slice(0, mostByIds) }, limit: mostByIds };
}

/** The cars that came last, twelve at most. */
export function latestArrivals(count = mostLatest): CarQuery {
  return { sortName: 'newest', limit: Math.min(count, mostLatest) };
}

/** The cars of the week: as many as the service gives by itself (checklist OQ-63). */
export const carsOfTheWeek: CarQuery = { filters: { caroftheweek: [true] } };

/** What similar cars are told by. */
export type CarLikeness = Pick<
  CarRecord,
  'car_id' | 'car_brand' | 'car_model' | 'car_fuel' | 'car_is_used' | 'car_price'
> & { car_body?: string };

/**
 * Up to eight cars like one (checklist OQ-62): of its condition and about its price the same model and then
 * the same body, with its fuel before any other; then its make, then any. Fewer when the service does not
 * answer.
 */
export async function findSimilarCars(
  car: CarLikeness,
  cars: SearchCars,
): Promise<readonly CarRecord[]> {
  const found = new Map<string, CarRecord>();
  for (const filters of likenesses(car)) {
    const answer = await cars({ filters, limit: mostSimilar + 1 });
    for (const other of answer.cars) {
      if (other.car_id !== car.car_id) found.set(other.car_id, other);
    }
    if (found.size >= mostSimilar) break;
  }
  return [...found.values()].slice(0, mostSimilar);
}

/** Filters from the closest likeness to the widest. */
function likenesses(car: CarLikeness): readonly CarFilters[] {
  const { car_brand, car_model, car_body, car_fuel, car_is_used } = car;
  const condition: CarFilters = car_is_used === undefined ? {} : { car_is_used: [car_is_used] };
  const near = { ...condition, ...priceAround(car, 0.2) };
  const model: CarFilters = { 'car_brand>car_model': [`${car_brand}>${car_model}`] };
  const body: readonly CarFilters[] = car_body === undefined ? [] : [{ car_body: [car_body] }];
  const ofFuel = (filters: CarFilters): CarFilters[] =>
    car_fuel === undefined ? [] : [{ ...filters, car_fuel: [car_fuel] }];
  return [
    ...[model, ...body].flatMap((like) => ofFuel({ ...near, ...like })),
    // Who looks for an electric SUV sooner pays half as much again than takes another fuel.
    ...body.flatMap((like) => ofFuel({ ...condition, ...priceAround(car, 0.5), ...like })),
    ...[model, ...body].map((like) => ({ ...near, ...like })),
    { ...condition, car_brand: [car_brand] },
    condition,
  ];
}

/** Prices that lie no further off than a share of the car's; any, for a car without one. */
function priceAround({ car_price }: CarLikeness, share: number): CarFilters {
  if (car_price === undefined) return {};
  return { car_price: [Math.round(car_price * (1 - share)), Math.round(car_price * (1 + share))] };
}
