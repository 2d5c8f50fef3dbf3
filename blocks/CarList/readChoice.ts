import type { CarFilters, SearchCars } from '../Car/carSearch';
import { heedWords, type HeededWords } from './heedWords';
import { filtersOf, type ListState } from './listState';
import { moveWords, type MovedWords, type PathAndSearch } from './moveWords';

/** What a list is asked for, and how that is searched for. */
export interface Choice extends MovedWords {
  heeded: HeededWords;
}

/**
 * Reads what a list is asked for: its choice, and the words of its path and search box. A keyphrase of the
 * address that finds nothing as it is written is read like words of the search box.
 * @param fixed filters that the list always has
 */
export async function readChoice(
  asked: ListState,
  words: PathAndSearch,
  { fixed, cars }: { fixed: CarFilters; cars: SearchCars },
): Promise<Choice> {
  const { market } = words;
  const ask = (facets: Parameters<Parameters<typeof moveWords>[2]>[0]) =>
    cars({ filters: fixed, facets, limit: 0 });
  const moved = await moveWords(asked, words, ask);
  const state = (await findsNothing(asked, moved.state, { fixed, cars }))
    ? (
        await moveWords(
          { ...moved.state, keyphrase: '' },
          { market, searched: moved.state.keyphrase },
          ask,
        )
      ).state
    : moved.state;
  return { ...moved, state, heeded: await heedWords(state, { fixed, market, cars }) };
}

async function findsNothing(
  asked: ListState,
  state: ListState,
  { fixed, cars }: { fixed: CarFilters; cars: SearchCars },
): Promise<boolean> {
  if (asked.keyphrase === '' || asked.exact) return false;
  const filters = { ...filtersOf(state), ...fixed };
  const { total, failed } = await cars({ filters, keyphrase: state.keyphrase, limit: 0 });
  return total === 0 && !failed;
}
