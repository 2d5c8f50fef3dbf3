import { carRecordFields, type CarRecord } from '../../../domain/documents/carRecord';
import type { SearchCars } from '../../../domain/search/carSearch';

/** Thrown when the search service does not answer, so that it is unknown whether the cars are for sale. */
export class CarsUnavailable extends Error {
  override readonly name = 'CarsUnavailable';

  constructor() {
    super('The cars are unavailable right now; try again later');
  }
}

/**
 * Finds cars with the fields of a card, in the order of the ids; sold cars are omitted.
 * @throws CarsUnavailable
 */
export async function findCars(
  search: SearchCars,
  ids: readonly string[],
): Promise<readonly CarRecord[]> {
  if (ids.length === 0) return [];
  const filters = { car_id: ids };
  const { cars, failed } = await search({ filters, fields: carRecordFields, limit: ids.length });
  if (failed) throw new CarsUnavailable();
  return ids.flatMap((id) => cars.find(({ car_id }) => car_id === id) ?? []);
}
