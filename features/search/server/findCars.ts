import { carRecordFields, type CarRecord } from '../../../domain/documents/carRecord';
import type { SearchCars } from '../../../domain/search/carSearch';

/** The search service did not answer: nothing is known of the cars. */
export class CarsUnknown extends Error {
  override readonly name = 'CarsUnknown';

  constructor() {
    super('The cars cannot be told right now');
  }
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
