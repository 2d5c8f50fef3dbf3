import type { DataSite } from '../../../../rendering/blockData';
import type { CarFilters, SearchCars } from '../../../../domain/search/carSearch';
import { loadPlaceNames } from '../../../map/ui/geocode/placeNames';
import { relaxQuery, type RelaxedQuery } from './relaxQuery';
import { toCarFilters, type ListState } from './listState';
import { locatePlace, type UnknownPlace } from './locatePlace';
import { moveWords, type MovedWords, type PathAndSearch } from './moveWords';

/** A request for a list, and the resulting search. */
export interface Choice extends MovedWords {
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
  words: Omit<PathAndSearch, 'places'>,
  { fixed, cars, site }: ReadContext,
): Promise<Choice> {
  const { market } = words;
  const located = await locatePlace(requested, site);
  const places = await loadPlaceNames(site.country);
  const fetchFacets = (facets: Parameters<Parameters<typeof moveWords>[2]>[0]) =>
    cars({ filters: fixed, facets, limit: 0 });
  /** Turns words into filters, and looks up the place that they name. */
  const resolveWords = async (state: ListState, input: PathAndSearch) => {
    const moved = await moveWords(state, { ...input, places }, fetchFacets);
    if (moved.state.place === state.place) return { ...moved, unknownPlace: undefined };
    return { ...moved, ...(await locatePlace(moved.state, site)) };
  };
  let moved = await resolveWords(located.state, words);
  if (await isEmptyResult(requested, moved.state, { fixed, cars })) {
    const { keyphrase } = moved.state;
    const retried = await resolveWords(
      { ...moved.state, keyphrase: '' },
      { market, searched: keyphrase },
    );
    moved = { ...retried, named: moved.named, title: moved.title };
  }
  return {
    ...moved,
    relaxed: await relaxQuery(moved.state, { fixed, market, cars }),
    unknownPlace: located.unknownPlace ?? moved.unknownPlace,
  };
}

async function isEmptyResult(
  requested: ListState,
  state: ListState,
  { fixed, cars }: Pick<ReadContext, 'fixed' | 'cars'>,
): Promise<boolean> {
  if (requested.keyphrase === '' || requested.exact) return false;
  const filters = { ...toCarFilters(state), ...fixed };
  const { total, failed } = await cars({ filters, keyphrase: state.keyphrase, limit: 0 });
  return total === 0 && !failed;
}
