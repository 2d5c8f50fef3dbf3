import type { SearchCars } from '../../blocks/Car/carSearch';
import { searchMarket } from '../../blocks/Car/searchMarket';
import { readListState } from '../../blocks/CarList/listState';
import { locatePlace } from '../../blocks/CarList/locatePlace';
import { readChoice } from '../../blocks/CarList/readChoice';
import type { Site } from '../../sites/site.types';

/** Characters of a search box that are read. */
const longestText = 200;

/** The choice in the query of a list's address, read as the list of the site's own language reads it. */
export async function readListChoice(cars: SearchCars, query: URLSearchParams, site: Site) {
  const searched = query.get('search')?.slice(0, longestText);
  const market = searchMarket(site, site.languages[0]);
  const { state: asked } = await locatePlace(readListState(query), site);
  const { heeded } = await readChoice(asked, { searched, market }, { fixed: {}, cars });
  return { ...heeded, page: asked.page, sort: asked.sort, hasPlace: asked.place !== undefined };
}
