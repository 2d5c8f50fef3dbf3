import { filtersOf, readListState } from '../../blocks/CarList/listState';
import type { SearchCars } from '../../blocks/Car/carSearch';
import { CarsUnknown } from './knownCars';

/**
 * How many cars the choice in a list's address finds; no car is asked for.
 * @throws CarsUnknown when the search service does not answer
 */
export async function countCars(search: SearchCars, query: URLSearchParams): Promise<number> {
  const state = readListState(query);
  const keyphrase = [state.keyphrase, query.get('search')?.slice(0, 200) ?? ''].join(' ').trim();
  const { total, failed } = await search({ filters: filtersOf(state), keyphrase, limit: 0 });
  if (failed) throw new CarsUnknown();
  return total;
}
