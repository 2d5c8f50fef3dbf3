import type { DataSite } from '../../../../rendering/blockData';
import type { CarFilters, SearchCars } from '../../../../domain/search/carSearch';
import { loadPlaceNames } from '../../../map/ui/geocode/placeNames';
import { heedWords, type HeededWords } from './heedWords';
import { filtersOf, type ListState } from './listState';
import { locatePlace, type UnknownPlace } from './locatePlace';
import { moveWords, type MovedWords, type PathAndSearch } from './moveWords';

/** What a list is asked for, and how that is searched for. */
export interface Choice extends MovedWords {
  heeded: HeededWords;
  /** The place that is asked for, where there is no such place. */
  unknownPlace?: UnknownPlace;
}

/** What a choice is read for. */
interface ReadContext {
  /** Filters that the list always has. */
  fixed: CarFilters;
  cars: SearchCars;
  site: Pick<DataSite, 'country' | 'distanceUnit'>;
}

/**
 * Reads what a list is asked for: its choice, and the words of its path and search box. A keyphrase of the
 * address that finds nothing as it is written is read like words of the search box.
 */
export async function readChoice(
  asked: ListState,
  words: Omit<PathAndSearch, 'places'>,
  { fixed, cars, site }: ReadContext,
): Promise<Choice> {
  const { market } = words;
  const located = await locatePlace(asked, site);
  const places = await loadPlaceNames(site.country);
  const ask = (facets: Parameters<Parameters<typeof moveWords>[2]>[0]) =>
    cars({ filters: fixed, facets, limit: 0 });
  /** Moves words, and looks up the place that they may name. */
  const move = async (from: ListState, said: PathAndSearch) => {
    const moved = await moveWords(from, { ...said, places }, ask);
    if (moved.state.place === from.place) return { ...moved, unknownPlace: undefined };
    return { ...moved, ...(await locatePlace(moved.state, site)) };
  };
  let moved = await move(located.state, words);
  if (await findsNothing(asked, moved.state, { fixed, cars })) {
    const { keyphrase } = moved.state;
    const again = await move({ ...moved.state, keyphrase: '' }, { market, searched: keyphrase });
    moved = { ...again, named: moved.named, title: moved.title };
  }
  return {
    ...moved,
    heeded: await heedWords(moved.state, { fixed, market, cars }),
    unknownPlace: located.unknownPlace ?? moved.unknownPlace,
  };
}

async function findsNothing(
  asked: ListState,
  state: ListState,
  { fixed, cars }: Pick<ReadContext, 'fixed' | 'cars'>,
): Promise<boolean> {
  if (asked.keyphrase === '' || asked.exact) return false;
  const filters = { ...filtersOf(state), ...fixed };
  const { total, failed } = await cars({ filters, keyphrase: state.keyphrase, limit: 0 });
  return total === 0 && !failed;
}
