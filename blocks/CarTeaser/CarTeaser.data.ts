import type { CarTeaserFields } from '../../schema/generated/fields';
import { carsByIds } from '../../features/car/ui/carQueries';
import type { CarRecord } from '../../domain/documents/carRecord';
import { readIds } from '../../features/car/ui/readIds';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';

export interface CarTeaserData {
  /** In display order. */
  cars: readonly CarRecord[];
}

/** Loads the cars whose ids editors have listed, in that order; none if the search fails. */
async function load(
  { PimIds, Ids }: CarTeaserFields,
  { cars }: DataRequest,
): Promise<CarTeaserData> {
  const ids = readIds(PimIds?.value, Ids?.value);
  if (ids.length === 0) return { cars: [] };
  const answer = await cars(carsByIds(ids));
  const carsById = new Map(answer.cars.map((car) => [car.car_id, car]));
  return { cars: ids.flatMap((id) => carsById.get(id) ?? []) };
}

export const loader = { load } satisfies BlockLoader<CarTeaserFields, CarTeaserData>;
