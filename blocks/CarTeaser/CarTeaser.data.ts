import type { CarTeaserFields } from '../../schema/generated/fields';
import { carsByIds } from '../../features/car/ui/carQueries';
import type { CarRecord } from '../../domain/documents/carRecord';
import { readIds } from '../../features/car/ui/readIds';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';

export interface CarTeaserData {
  /** In the order in which they are shown. */
  cars: readonly CarRecord[];
}

/** The cars that are listed, in the order of the list; none where the search fails (spec 2 §7). */
async function load(
  { PimIds, Ids }: CarTeaserFields,
  { cars }: DataRequest,
): Promise<CarTeaserData> {
  const ids = readIds(PimIds?.value, Ids?.value);
  if (ids.length === 0) return { cars: [] };
  const answer = await cars(carsByIds(ids));
  const known = new Map(answer.cars.map((car) => [car.car_id, car]));
  return { cars: ids.flatMap((id) => known.get(id) ?? []) };
}

export const loader = { load } satisfies BlockLoader<CarTeaserFields, CarTeaserData>;
