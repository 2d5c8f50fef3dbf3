import { carsByIds } from './carQueries';
import type { CarRecord } from '../../../domain/documents/carRecord';
import type { CarFilters, SearchCars } from '../../../domain/search/carSearch';
import { numbersIn } from '../../../domain/search/numbersIn';

/** Id of the row of like cars on a car's page. */
export const similarId = 'similar';

/** Most cars (spec 3 §9). */
const MAX_SIMILAR = 8;
/** Cars of a step: one may be the car itself. */
const MAX_OF_STEP = MAX_SIMILAR + 1;
/** A stock of up to so many cars is compared here, from an answer that the pages of all its cars share. */
const MAX_COMPARED = 500;

/** What similar cars are told by. */
export type CarLikeness = Pick<
  CarRecord,
  'car_id' | 'car_brand' | 'car_model' | 'car_fuel' | 'car_is_used' | 'car_price'
> & { car_body?: string };

const comparedFields = [
  ...['car_id', 'car_brand', 'car_model', 'car_fuel', 'car_is_used', 'car_price', 'car_body'],
] as const;

/** The first cars of a step, in the service's order. */
type FindStep = (filters: CarFilters) => Promise<readonly CarLikeness[]>;

/**
 * Up to eight cars like one (checklist OQ-62): of its condition and about its price the same model and then
 * the same body, with its fuel before any other; then its make, then any. Fewer when the service does not
 * answer.
 */
export async function findSimilarCars(
  car: CarLikeness,
  cars: SearchCars,
): Promise<readonly CarRecord[]> {
  const stock = await comparedStock(conditionOf(car), cars);
  if (!stock) {
    const asked = new Map<string, CarRecord>();
    const ids = await similarIds(car, async (filters) => {
      const answer = await cars({ filters, limit: MAX_OF_STEP });
      for (const other of answer.cars) asked.set(other.car_id, other);
      return answer.cars;
    });
    return ids.flatMap((id) => asked.get(id) ?? []);
  }
  const ids = await similarIds(car, (filters) => Promise.resolve(firstOf(stock, filters)));
  if (ids.length === 0) return [];
  const { cars: similar } = await cars(carsByIds(ids));
  return similar;
}

/** All cars of a condition, as far as they are compared; undefined where they are too many, or not known. */
async function comparedStock(
  filters: CarFilters,
  cars: SearchCars,
): Promise<readonly CarLikeness[] | undefined> {
  const { total, failed } = await cars({ filters, limit: 0 });
  if (failed || total > MAX_COMPARED) return undefined;
  const answer = await cars({
    filters,
    fields: comparedFields,
    limit: MAX_COMPARED,
    areShown: false,
  });
  // A service may give fewer at a time than are asked for.
  return answer.failed || answer.cars.length < answer.total ? undefined : answer.cars;
}

async function similarIds(car: CarLikeness, findStep: FindStep): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const filters of likenesses(car)) {
    for (const { car_id } of await findStep(filters)) if (car_id !== car.car_id) found.add(car_id);
    if (found.size >= MAX_SIMILAR) break;
  }
  return [...found].slice(0, MAX_SIMILAR);
}

/** Filters from the closest likeness to the widest. */
function likenesses(car: CarLikeness): readonly CarFilters[] {
  const { car_brand, car_model, car_body, car_fuel } = car;
  const condition = conditionOf(car);
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

const conditionOf = ({ car_is_used }: CarLikeness): CarFilters =>
  car_is_used === undefined ? {} : { car_is_used: [car_is_used] };

/** Prices that lie no further off than a share of the car's; any, for a car without one. */
function priceAround({ car_price }: CarLikeness, share: number): CarFilters {
  if (car_price === undefined) return {};
  return { car_price: [Math.round(car_price * (1 - share)), Math.round(car_price * (1 + share))] };
}

/** What the service would answer to the filters of a step. */
function firstOf(stock: readonly CarLikeness[], filters: CarFilters): readonly CarLikeness[] {
  const fits = (car: CarLikeness): boolean =>
    Object.entries(filters).every(([name, values]) => hasValue(car, name, values));
  return stock.filter(fits).slice(0, MAX_OF_STEP);
}

function hasValue(car: CarLikeness, name: string, values: CarFilters[string]): boolean {
  if (name === 'car_price') {
    const [min, max] = numbersIn(values);
    const { car_price = NaN } = car;
    return car_price >= (min ?? -Infinity) && car_price <= (max ?? Infinity);
  }
  if (name === 'car_brand>car_model') return values.includes(`${car.car_brand}>${car.car_model}`);
  return values.includes(car[name as keyof CarLikeness] ?? null);
}
