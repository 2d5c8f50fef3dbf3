import type { DataSite } from '../../../../rendering/blockData';
import type { CarFacetRequest, CarFilters, SearchCars } from '../../../../domain/search/carSearch';
import { loadPlaceNames } from '../../../map/ui/geocode/placeNames';
import { relaxQuery, type RelaxedQuery } from './relaxQuery';
import { toCarFilters, type ListState } from './listState';
import { locatePlace, type UnknownPlace } from './locatePlace';
import { wordsToFilters, type WordFilters, type PathAndSearch } from './wordsToFilters';

/** The search that a request for a list results in. */
export interface ResolvedSearch extends WordFilters {
  relaxed: RelaxedQuery;
  /** The requested place, if it was not found. */
  unknownPlace?: UnknownPlace;
}

/** Context in which a request is parsed. */
interface ReadContext {
  /** Filters that are always applied to the list. */
  fixed: CarFilters;
  cars: SearchCars;
  site: Pick<DataSite, 'country' | 'distanceUnit'>;
}

/**
 * Parses a request for a list: its filters, and the words of its path and search box. A keyphrase in the address that
 * finds nothing literally is treated like words of the search box.
 */
export async function readChoice(
  requested: ListState,
  pathAndSearch: Omit<PathAndSearch, 'places'>,
  { fixed, cars: searchCars, site }: ReadContext,
): Promise<ResolvedSearch> {
  const { market } = pathAndSearch;
  const located = await locatePlace(requested, site);
  const places = await loadPlaceNames(site.country);
  const fetchFacets = (facets: readonly CarFacetRequest[]) =>
    searchCars({ filters: fixed, facets, limit: 0 });
  /** Turns words into filters, and looks up the place that they name. */
  const resolveWords = async (state: ListState, input: PathAndSearch) => {
    const converted = await wordsToFilters(state, { ...input, places }, fetchFacets);
    if (converted.state.place === state.place) return { ...converted, unknownPlace: undefined };
    return { ...converted, ...(await locatePlace(converted.state, site)) };
  };
  let resolved = await resolveWords(located.state, pathAndSearch);
  if (await shouldRetryKeyphrase(requested, resolved.state, { fixed, cars: searchCars })) {
    const { keyphrase } = resolved.state;
    const retried = await resolveWords(
      { ...resolved.state, keyphrase: '' },
      { market, searchPhrase: keyphrase },
    );
    // The retry does not read the path again: its values and title are those of the first pass.
    resolved = { ...retried, pathValues: resolved.pathValues, title: resolved.title };
  }
  return {
    ...resolved,
    relaxed: await relaxQuery(resolved.state, { fixed, market, cars: searchCars }),
    unknownPlace: located.unknownPlace ?? resolved.unknownPlace,
  };
}

/**
 * Whether the address has a keyphrase that finds nothing literally; false if every word of it must match.
 */
async function shouldRetryKeyphrase(
  requested: ListState,
  state: ListState,
  { fixed, cars: searchCars }: Pick<ReadContext, 'fixed' | 'cars'>,
): Promise<boolean> {
  if (requested.keyphrase === '' || requested.exact) return false;
  const filters = { ...toCarFilters(state), ...fixed };
  const { total, failed } = await searchCars({ filters, keyphrase: state.keyphrase, limit: 0 });
  return total === 0 && !failed;
}
