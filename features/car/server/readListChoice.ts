import { plainText } from '../../search/model/plainText';
import type { SearchCars } from '../../../domain/search/carSearch';
import { searchMarket } from '../ui/searchMarket';
import { readListState } from '../ui/list/listState';
import { readChoice } from '../ui/list/readChoice';
import { MAX_SEARCH_LENGTH } from '../ui/list/searchBox';
import type { Site } from '../../../sites/site.types';

/** Parses the filters in a list's address, as the list does in the site's first language. */
export async function readListChoice(searchCars: SearchCars, query: URLSearchParams, site: Site) {
  const searchText = query.get('search');
  const searchPhrase =
    searchText === null ? undefined : plainText(searchText).slice(0, MAX_SEARCH_LENGTH);
  const market = searchMarket(site, site.languages[0]);
  const requested = readListState(query);
  const { relaxed, state, unknownPlace } = await readChoice(
    requested,
    { searchPhrase, market },
    { fixed: {}, cars: searchCars, site },
  );
  return {
    ...relaxed,
    page: requested.page,
    sort: requested.sort,
    hasPlace: state.place !== undefined,
    hasUnknownPlace: unknownPlace !== undefined,
  };
}
