import { nearestModels } from '../../../search/model/nearestModels';
import { readSearch } from '../../../search/model/readSearch';
import type { NamedValue, SearchMarket } from '../../../../domain/search/search.types';
import type { CarFilters, SearchCars } from '../../../../domain/search/carSearch';
import { wordFacets } from '../wordFacets';
import { toCarFilters, isChosen, type ListState } from './listState';

/** Models that are shown instead of one that is not sold. */
export interface Alternatives {
  /** The requested model, such as `Tesla Model Y`. */
  requestedModel: string;
  models: readonly NamedValue[];
}

/** A search that finds cars, in spite of words that no car has. */
export interface RelaxedQuery {
  filters: CarFilters;
  keyphrase: string;
  /** Words that are ignored, because no car has them. */
  droppedWords: readonly string[];
  alternatives?: Alternatives;
}

/** Maximum number of words that are tried one by one; longer texts are searched for unchanged. */
const MAX_WORDS = 8;

const modelFacet = 'car_brand>car_model>car_version';

/**
 * Finds the best search for a keyphrase. A model that is not sold is replaced by the nearest models that are.
 * Then words are dropped, the one with the fewest cars first, until a car is found. If all words would be
 * dropped and no other filter is set, the search stays unchanged, because the list would otherwise show all
 * cars; it also stays unchanged if the filters alone find nothing.
 * @param fixed filters that are always applied to the list
 */
export async function relaxQuery(
  state: ListState,
  {
    fixed,
    market,
    cars: searchCars,
  }: { fixed: CarFilters; market: SearchMarket; cars: SearchCars },
): Promise<RelaxedQuery> {
  const filters = { ...toCarFilters(state), ...fixed };
  const unchanged = { filters, keyphrase: state.keyphrase, droppedWords: [] };
  if (state.keyphrase === '' || state.exact) return unchanged;

  const { facets, failed } = await searchCars({ filters: fixed, facets: wordFacets, limit: 0 });
  if (failed) return unchanged;
  const { unsold, keyphraseWithoutModels: others } = readSearch(state.keyphrase, facets, market);
  const models = unsold.flatMap((model) => nearestModels(model, facets));
  const nearest = { ...filters, [modelFacet]: withModels(state, models) };
  const hasAlternatives =
    models.length > 0 && (await searchCars({ filters: nearest, limit: 0 })).total > 0;
  const chosenFilters = hasAlternatives ? nearest : filters;
  const unsoldNames = unsold.map(({ make, model }) => `${make} ${model}`.trim()).join(', ');
  const words = (hasAlternatives ? others : state.keyphrase).split(' ').filter(Boolean);
  const alternatives = hasAlternatives ? { requestedModel: unsoldNames, models } : undefined;
  const droppedWords = await findWordsToDrop(words, chosenFilters, searchCars);
  const areAllDropped = droppedWords.length === words.length && words.length > 0;
  if (areAllDropped && !hasAlternatives) {
    // Dropping all words would leave no search at all, and show all cars.
    if (!isChosen({ ...state, keyphrase: '' })) return unchanged;
    // The filters find nothing by themselves, so the words are not the reason.
    const { total, failed: hasFailed } = await searchCars({ filters, limit: 0 });
    if (total === 0 && !hasFailed) return unchanged;
  }
  const keptWords = words.filter((word) => !droppedWords.includes(word));
  return { filters: chosenFilters, keyphrase: keptWords.join(' '), droppedWords, alternatives };
}

/** Values of the facet for makes: the chosen ones and further models. */
const withModels = ({ values }: ListState, models: readonly NamedValue[]): string[] => [
  ...new Set([
    ...(values[modelFacet] ?? []),
    ...models.flatMap(({ levels: [make = '', model] }) => [make, `${make}>${model}`]),
  ]),
];

async function findWordsToDrop(
  words: readonly string[],
  filters: CarFilters,
  searchCars: SearchCars,
): Promise<string[]> {
  if (words.length === 0 || words.length > MAX_WORDS) return [];
  const count = async (keptWords: readonly string[]) => {
    const { total, failed } = await searchCars({
      filters,
      keyphrase: keptWords.join(' '),
      limit: 0,
    });
    return failed ? Infinity : total;
  };
  if ((await count(words)) > 0) return [];
  const carCounts = await Promise.all(words.map((word) => count([word])));
  const rarest = words
    .map((word, index) => ({ word, carCount: carCounts[index] ?? 0 }))
    .sort((a, b) => a.carCount - b.carCount);
  const droppedWords = rarest.filter(({ carCount: total }) => total === 0).map(({ word }) => word);
  for (const { word } of rarest.slice(droppedWords.length)) {
    const keptWords = words.filter((other) => !droppedWords.includes(other));
    if (keptWords.length === 0 || (await count(keptWords)) > 0) break;
    droppedWords.push(word);
  }
  // What remains of a code or an amount has no meaning alone, such as the `d` of `118 d`.
  const remaining = words.filter((word) => !droppedWords.includes(word));
  return remaining.every((word) => fragment.test(word)) ? [...words] : droppedWords;
}

/** A number, or one or two letters. */
const fragment = /^(?:\d+|\p{L}{1,2})$/u;
