import type { CarOfTheWeekFields } from '../../schema/generated/fields';
import { carsOfTheWeek } from '../../features/car/ui/carQueries';
import type { CarRecord } from '../../domain/documents/carRecord';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';

export interface CarOfTheWeekData {
  cars: readonly CarRecord[];
  /** The search failed (spec 2 §8). */
  failed?: boolean;
}

/** The cars of the week; a failure is logged by the search and told to the block (spec 2 §8). */
async function load(_: CarOfTheWeekFields, { cars }: DataRequest): Promise<CarOfTheWeekData> {
  const answer = await cars(carsOfTheWeek);
  return { cars: answer.cars, failed: answer.failed };
}

export const loader = { load } satisfies BlockLoader<CarOfTheWeekFields, CarOfTheWeekData>;
