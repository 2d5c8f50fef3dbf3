import type { SearchCars } from '../../blocks/Car/carSearch';
import type { Site } from '../../sites/site.types';
import { CarsUnknown } from './knownCars';
import { readListChoice } from './readListChoice';

/**
 * How many cars the choice in a list's address finds, read as the list reads it; no car is asked for.
 * @throws CarsUnknown when the search service does not answer
 */
export async function countCars(
  cars: SearchCars,
  query: URLSearchParams,
  site: Site,
): Promise<number> {
  const { filters, keyphrase } = await readListChoice(cars, query, site);
  const { total, failed } = await cars({ filters, keyphrase, limit: 0 });
  if (failed) throw new CarsUnknown();
  return total;
}
