import { nearestModels } from '../../../search/model/nearestModels';
import { readSearch } from '../../../search/model/readSearch';
import type { NamedValue, SearchMarket } from '../../../../domain/search/search.types';
import type { CarFilters, SearchCars } from '../../../../domain/search/carSearch';
import { wordFacets } from '../wordFacets';
import { filtersOf, isChosen, type ListState } from './listState';

/** Models that stand in the place of one that is not sold. */
export interface Instead {
  /** What was asked for, such as `Tesla Model Y`. */
  wanted: string;
  models: readonly NamedValue[];
}

/** How the words of a choice that are no filters are searched for. */
export interface HeededWords {
  filters: CarFilters;
  keyphrase: string;
  /** Words that are not searched for, since with them there is no car. */
  dropped: readonly string[];
  instead?: Instead;
}

/** Words that are tried one by one; what is more is searched for as it is. */
const mostWords = 8;

const modelFacet = 'car_brand>car_model>car_version';

/**
 * Makes the most of a keyphrase. A model that is not sold is answered with the nearest that are; then
 * words that leave no car are dropped, the one that fits the fewest cars first, until there is one. Where
 * there is none even without words, it is not they who leave nothing; where they are all that is asked for,
 * nothing is found.
 * @param fixed filters that the list always has
 */
export async function heedWords(
  state: ListState,
  { fixed, market, cars }: { fixed: CarFilters; market: SearchMarket; cars: SearchCars },
): Promise<HeededWords> {
  const filters = { ...filtersOf(state), ...fixed };
  const asItIs = { filters, keyphrase: state.keyphrase, dropped: [] };
  if (state.keyphrase === '' || state.exact) return asItIs;

  const { facets, failed } = await cars({ filters: fixed, facets: wordFacets, limit: 0 });
  if (failed) return asItIs;
  const { unsold, others } = readSearch(state.keyphrase, facets, market);
  const models = unsold.flatMap((model) => nearestModels(model, facets));
  const nearest = { ...filters, [modelFacet]: withModels(state, models) };
  const isAnswered = models.length > 0 && (await cars({ filters: nearest, limit: 0 })).total > 0;
  const found = isAnswered ? nearest : filters;
  const wanted = unsold.map(({ make, model }) => `${make} ${model}`.trim()).join(', ');
  const words = (isAnswered ? others : state.keyphrase).split(' ').filter(Boolean);
  const instead = isAnswered ? { wanted, models } : undefined;
  const dropped = await droppedWords(words, found, cars);
  // Without any of them nothing is left of the wish: all cars would be no answer to it.
  const isAll = dropped.length === words.length && words.length > 0;
  if (isAll && !isAnswered && !isChosen({ ...state, keyphrase: '' })) return asItIs;
  const kept = words.filter((word) => !dropped.includes(word));
  return { filters: found, keyphrase: kept.join(' '), dropped, instead };
}

/** The chosen makes and models, and these. */
const withModels = ({ values }: ListState, models: readonly NamedValue[]): string[] => [
  ...new Set([
    ...(values[modelFacet] ?? []),
    ...models.flatMap(({ levels: [make = '', model] }) => [make, `${make}>${model}`]),
  ]),
];

async function droppedWords(
  words: readonly string[],
  filters: CarFilters,
  cars: SearchCars,
): Promise<string[]> {
  if (words.length === 0 || words.length > mostWords) return [];
  const count = async (kept: readonly string[]) => {
    const { total, failed } = await cars({ filters, keyphrase: kept.join(' '), limit: 0 });
    return failed ? Infinity : total;
  };
  if ((await count(words)) > 0) return [];
  const fits = await Promise.all(words.map((word) => count([word])));
  const rarest = words
    .map((word, at) => ({ word, fits: fits[at] ?? 0 }))
    .sort((one, other) => one.fits - other.fits);
  const dropped = rarest.filter(({ fits: some }) => some === 0).map(({ word }) => word);
  for (const { word } of rarest.slice(dropped.length)) {
    const kept = words.filter((other) => !dropped.includes(other));
    if (kept.length === 0 || (await count(kept)) > 0) break;
    dropped.push(word);
  }
  // What is left of a code or an amount says nothing without the rest of it: the `d` of `118 d`.
  const left = words.filter((word) => !dropped.includes(word));
  return left.every((word) => fragment.test(word)) ? [...words] : dropped;
}

/** A number or a few letters. */
const fragment = /^(?:\d+|\p{L}{1,2})$/u;
