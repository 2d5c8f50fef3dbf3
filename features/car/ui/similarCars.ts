import { carsByIds } from './carQueries';
import type { CarRecord } from '../../../domain/documents/carRecord';
import type { CarFilters, SearchCars } from '../../../domain/search/carSearch';
import { toNumbers } from '../../../domain/search/toNumbers';

/** Id of the row of similar cars on a car's page. */
export const similarId = 'similar';

/** Maximum number of similar cars. */
const MAX_SIMILAR = 8;
/** Maximum number of cars per query: one of them may be the car itself. */
const MAX_PER_QUERY = MAX_SIMILAR + 1;
/** Maximum number of cars that are compared in memory, from one answer that the pages of all cars share. */
const MAX_COMPARED = 500;

/** The fields of a car on which similarity depends. */
export type ComparableCar = Pick<
  CarRecord,
  'car_id' | 'car_brand' | 'car_model' | 'car_fuel' | 'car_is_used' | 'car_price'
> & { car_body?: string };

const comparedFields = [
  ...['car_id', 'car_brand', 'car_model', 'car_fuel', 'car_is_used', 'car_price', 'car_body'],
] as const;

/** Finds the first cars that match filters, in the search service's order. */
type FindMatches = (filters: CarFilters) => Promise<readonly ComparableCar[]>;

/**
 * Up to eight similar cars (OQ-62): with the same condition and about the same price, first the same model, then the
 * same body, preferring the same fuel; then the same make, then any. Fewer when the service does not answer.
 */
export async function findSimilarCars(
  car: ComparableCar,
  searchCars: SearchCars,
): Promise<readonly CarRecord[]> {
  const stock = await loadComparableStock(conditionFilter(car), searchCars);
  if (!stock) {
    const carsById = new Map<string, CarRecord>();
    const ids = await findSimilarIds(car, async (filters) => {
      const answer = await searchCars({ filters, limit: MAX_PER_QUERY });
      for (const foundCar of answer.cars) carsById.set(foundCar.car_id, foundCar);
      return answer.cars;
    });
    return ids.flatMap((id) => carsById.get(id) ?? []);
  }
  const ids = await findSimilarIds(car, (filters) => Promise.resolve(filterStock(stock, filters)));
  if (ids.length === 0) return [];
  const { cars: similar } = await searchCars(carsByIds(ids));
  return similar;
}

/**
 * All cars of a condition, with the compared fields; undefined when there are too many, or the service does not
 * answer.
 */
async function loadComparableStock(
  filters: CarFilters,
  searchCars: SearchCars,
): Promise<readonly ComparableCar[] | undefined> {
  const { total, failed } = await searchCars({ filters, limit: 0 });
  if (failed || total > MAX_COMPARED) return undefined;
  const answer = await searchCars({
    filters,
    fields: comparedFields,
    limit: MAX_COMPARED,
    areShown: false,
  });
  // The service may return fewer at a time than requested.
  return answer.failed || answer.cars.length < answer.total ? undefined : answer.cars;
}

async function findSimilarIds(
  car: ComparableCar,
  findMatches: FindMatches,
): Promise<readonly string[]> {
  const foundIds = new Set<string>();
  for (const filters of similarityFilters(car)) {
    for (const { car_id } of await findMatches(filters))
      if (car_id !== car.car_id) foundIds.add(car_id);
    if (foundIds.size >= MAX_SIMILAR) break;
  }
  return [...foundIds].slice(0, MAX_SIMILAR);
}

/** Filters that find similar cars, from the most to the least similar. */
function similarityFilters(car: ComparableCar): readonly CarFilters[] {
  const { car_brand, car_model, car_body, car_fuel } = car;
  const condition = conditionFilter(car);
  const withSimilarPrice = { ...condition, ...priceAround(car, 0.2) };
  const model: CarFilters = { 'car_brand>car_model': [`${car_brand}>${car_model}`] };
  const body: readonly CarFilters[] = car_body === undefined ? [] : [{ car_body: [car_body] }];
  const withFuel = (filters: CarFilters): CarFilters[] =>
    car_fuel === undefined ? [] : [{ ...filters, car_fuel: [car_fuel] }];
  return [
    ...[model, ...body].flatMap((similarity) => withFuel({ ...withSimilarPrice, ...similarity })),
    // Buyers of an electric SUV are more likely to pay half as much again than to change the fuel.
    ...body.flatMap((similarity) =>
      withFuel({ ...condition, ...priceAround(car, 0.5), ...similarity }),
    ),
    ...[model, ...body].map((similarity) => ({ ...withSimilarPrice, ...similarity })),
    { ...condition, car_brand: [car_brand] },
    condition,
  ];
}

const conditionFilter = ({ car_is_used }: ComparableCar): CarFilters =>
  car_is_used === undefined ? {} : { car_is_used: [car_is_used] };

/** A price range around the car's price; unlimited for a car without one. */
function priceAround({ car_price }: ComparableCar, share: number): CarFilters {
  if (car_price === undefined) return {};
  return { car_price: [Math.round(car_price * (1 - share)), Math.round(car_price * (1 + share))] };
}

/** Filters the stock in memory as the search service would. */
function filterStock(
  stock: readonly ComparableCar[],
  filters: CarFilters,
): readonly ComparableCar[] {
  const matches = (car: ComparableCar): boolean =>
    Object.entries(filters).every(([name, values]) => hasValue(car, name, values));
  return stock.filter(matches).slice(0, MAX_PER_QUERY);
}

function hasValue(car: ComparableCar, name: string, values: CarFilters[string]): boolean {
  if (name === 'car_price') {
    const [min, max] = toNumbers(values);
    const { car_price = NaN } = car;
    return car_price >= (min ?? -Infinity) && car_price <= (max ?? Infinity);
  }
  if (name === 'car_brand>car_model') return values.includes(`${car.car_brand}>${car.car_model}`);
  return values.includes(car[name as keyof ComparableCar] ?? null);
}
