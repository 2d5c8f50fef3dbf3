import { readSearch } from '../../domain/search/readSearch';
import type { NamedValue, SearchMarket } from '../../domain/search/search.types';
import type { CarAnswer, CarFacetRequest } from '../Car/carSearch';
import { namedByPath, pathWords, titleOfPath } from '../Car/pathWords';
import { wordFacets } from '../Car/wordFacets';
import { valueFacets, valueNames } from './carFacets';
import { addPath, type ListState } from './listState';
import { settleValues } from './settleValues';

/** A choice with its words moved, and what they say of the list. */
export interface MovedWords {
  state: ListState;
  /** What the path names; undefined where it names nothing, or something that no car is. */
  named?: readonly NamedValue[];
  /** The same as a title of the page; also undefined where it takes words of a language. */
  title?: string;
}

/** What a list is asked for besides its choice. */
export interface PathAndSearch {
  segments?: readonly string[];
  called?: string;
  searched?: string;
  market: SearchMarket;
}

/**
 * Moves words into filters (spec 2 §4, Filters): those of the path, those of the search box, and values
 * that a link writes in its own way. Words that are no filter become the keyphrase.
 * @param segments of the path, encoded
 * @param called what the segments are called while the stock is not known
 * @param ask asks for facets of all cars; not called when there is nothing to move.
 */
export async function moveWords(
  state: ListState,
  { segments = [], called, searched = '', market }: PathAndSearch,
  ask: (facets: readonly CarFacetRequest[]) => Promise<CarAnswer>,
): Promise<MovedWords> {
  const chosen = chosenNames(state);
  if (segments.length === 0 && searched.trim() === '' && chosen.length === 0) return { state };
  const { facets } = await ask(facetsFor(chosen));
  const path = pathWords(segments, facets);
  const words = `${path} ${searched}`.trim();
  if (facets.length === 0) {
    return { state: { ...state, keyphrase: joined(state.keyphrase, words) }, title: called };
  }
  const { values, ranges, order, keyphrase } = readSearch(words, facets, market);
  const ofPath = readSearch(path, facets, market);
  const settled = settleValues(state, facets);
  const moved = Object.fromEntries(
    Object.entries(settled.values).map(([name, paths]) => [name, [...paths]]),
  );
  for (const { facet, levels } of values) {
    const name = valueFacets.find(
      (known) => known.name === facet || known.name.startsWith(`${facet}>`),
    )?.name;
    if (name) addPath((moved[name] ??= []), levels);
  }
  return {
    state: {
      ...settled,
      values: moved,
      ranges: { ...settled.ranges, ...ranges },
      sort: order ?? settled.sort,
      keyphrase: joined(state.keyphrase, keyphrase),
    },
    named: namedByPath(ofPath),
    title: titleOfPath(ofPath),
  };
}

const joined = (...texts: string[]): string => texts.filter((text) => text !== '').join(' ');

/** Facets and fields that anything is chosen of. */
const chosenNames = ({ values, loose }: ListState): string[] =>
  [...Object.entries(values), ...Object.entries(loose)].flatMap(([name, texts]) =>
    texts.length > 0 ? [name] : [],
  );

/** The facets of words, and those that have the chosen values. */
function facetsFor(chosen: readonly string[]): CarFacetRequest[] {
  const known = new Set(wordFacets.map(({ name }) => name));
  const others = valueNames.filter((name) => chosen.includes(name) && !known.has(name));
  return [...wordFacets, ...others.map((name) => ({ name }))];
}
