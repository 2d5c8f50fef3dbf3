import type { SearchCars } from '../../blocks/Car/carSearch';
import { searchMarket } from '../../blocks/Car/searchMarket';
import { readListState } from '../../blocks/CarList/listState';
import { readChoice } from '../../blocks/CarList/readChoice';
import type { Site } from '../../sites/site.types';
import { CarsUnknown } from './knownCars';

/** Characters of a search box that are read. */
const longestText = 200;

/**
 * How many cars the choice in a list's address finds, read as the list reads it; no car is asked for.
 * @throws CarsUnknown when the search service does not answer
 */
export async function countCars(
  cars: SearchCars,
  query: URLSearchParams,
  site: Site,
): Promise<number> {
  const searched = query.get('search')?.slice(0, longestText);
  const market = searchMarket(site, site.languages[0]);
  const asked = readListState(query);
  const { heeded } = await readChoice(asked, { searched, market }, { fixed: {}, cars });
  const { filters, keyphrase } = heeded;
  const { total, failed } = await cars({ filters, keyphrase, limit: 0 });
  if (failed) throw new CarsUnknown();
  return total;
}
