import { carRecordFields } from '../../blocks/Car/carRecord';
import type { CarRecord } from '../../blocks/Car/carRecord';
import type { SearchCars } from '../../blocks/Car/carSearch';
import { readCarHistory } from '../../domain/carHistory/readCarHistory';
import { type ComparedCar, comparedFields } from '../../blocks/Compare/comparedCar';

/** The search service did not answer: nothing is known of the cars. */
export class CarsUnknown extends Error {
  override readonly name = 'CarsUnknown';

  constructor() {
    super('The cars cannot be told right now');
  }
}

/** A car with everything that is compared, by its id (spec 2 §7). @throws CarsUnknown */
export async function findCar(search: SearchCars, id: string): Promise<ComparedCar | undefined> {
  const filters = { car_id: [id] };
  const { cars, failed } = await search({ filters, fields: comparedFields, limit: 1 });
  if (failed) throw new CarsUnknown();
  const [car] = cars as readonly ComparedCar[];
  return car && { ...car, car_history: readCarHistory(car.car_history) };
}

/** Cars as cards show them, in the order of the ids; those that are gone are left out. @throws CarsUnknown */
export async function findCars(
  search: SearchCars,
  ids: readonly string[],
): Promise<readonly CarRecord[]> {
  if (ids.length === 0) return [];
  const filters = { car_id: ids };
  const { cars, failed } = await search({ filters, fields: carRecordFields, limit: ids.length });
  if (failed) throw new CarsUnknown();
  return ids.flatMap((id) => cars.find(({ car_id }) => car_id === id) ?? []);
}
