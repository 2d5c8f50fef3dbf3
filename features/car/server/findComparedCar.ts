import type { SearchCars } from '../../../domain/search/carSearch';
import { readCarHistory } from '../model/history/readCarHistory';
import { type ComparedCar, comparedFields } from '../ui/comparedCar';
import { CarsUnavailable } from '../../search/server/findCars';

/** A car with all compared data, by its id. @throws CarsUnavailable */
export async function findComparedCar(
  search: SearchCars,
  id: string,
): Promise<ComparedCar | undefined> {
  const filters = { car_id: [id] };
  const { cars, failed } = await search({ filters, fields: comparedFields, limit: 1 });
  if (failed) throw new CarsUnavailable();
  const [car] = cars as readonly ComparedCar[];
  return car && { ...car, car_history: readCarHistory(car.car_history) };
}
