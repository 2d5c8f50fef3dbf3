import { plainText } from '../../search/model/plainText';
import type { SearchCars } from '../../../domain/search/carSearch';
import { searchMarket } from '../ui/searchMarket';
import { readListState } from '../ui/list/listState';
import { readChoice } from '../ui/list/readChoice';
import { MAX_SEARCH_LENGTH } from '../ui/list/searchBox';
import type { Site } from '../../../sites/site.types';

/** The choice in the query of a list's address, read as the list of the site's own language reads it. */
export async function readListChoice(cars: SearchCars, query: URLSearchParams, site: Site) {
  const words = query.get('search');
  const searched = words === null ? undefined : plainText(words).slice(0, MAX_SEARCH_LENGTH);
  const market = searchMarket(site, site.languages[0]);
  const asked = readListState(query);
  const { heeded, state } = await readChoice(
    asked,
    { searched, market },
    { fixed: {}, cars, site },
  );
  return { ...heeded, page: asked.page, sort: asked.sort, hasPlace: state.place !== undefined };
}
