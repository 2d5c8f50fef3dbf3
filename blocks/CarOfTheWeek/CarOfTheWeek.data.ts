import type { CarOfTheWeekFields } from '../../schema/generated/fields';
import { carsOfTheWeek } from '../../features/car/ui/carQueries';
import type { CarRecord } from '../../domain/documents/carRecord';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';

export interface CarOfTheWeekData {
  cars: readonly CarRecord[];
  /** Whether the search failed. */
  failed?: boolean;
}

/** Loads the cars of the week; the search logs a failure, and the block gets it as `failed`. */
async function load(_: CarOfTheWeekFields, { cars }: DataRequest): Promise<CarOfTheWeekData> {
  const answer = await cars(carsOfTheWeek);
  return { cars: answer.cars, failed: answer.failed };
}

export const loader = { load } satisfies BlockLoader<CarOfTheWeekFields, CarOfTheWeekData>;
