import type { PlaceNames } from '../../../search/model/PlaceNames';
import { readSearch } from '../../../search/model/readSearch';
import type { WantedPlace } from '../../../search/model/readPlace';
import type { NamedValue, SearchMarket } from '../../../../domain/search/search.types';
import type { CarAnswer, CarFacetRequest } from '../../../../domain/search/carSearch';
import { namedByPath, pathWords, titleOfPath } from '../pathWords';
import { wordFacets } from '../wordFacets';
import { plainFilters, valueFacets, valueNames } from './carFacets';
import { type PlaceChoice, usuallyWithin } from '../../../search/ui/placeChoice';
import {
  type ExcludedValues,
  excludePath,
  isWithin,
  withoutChosen,
} from '../../../search/ui/excludedValues';
import { addPath, isChosen, noChoice, type ListState } from './listState';
import { settleValues } from './settleValues';

/** A choice with its words moved, and what they say of the list. */
export interface MovedWords {
  state: ListState;
  /** What the path names; undefined where it names nothing, or something that no car is. */
  named?: readonly NamedValue[];
  /** The same as a title of the page; also undefined where it takes words of a language. */
  title?: string;
  /** What was not understood, or cannot be searched by, as written. */
  unread: readonly string[];
  /** The words ask for what is near the visitor, and nobody knows where that is. */
  isNearMe: boolean;
}

/** What a list is asked for besides its choice. */
export interface PathAndSearch {
  segments?: readonly string[];
  called?: string;
  searched?: string;
  market: SearchMarket;
  /** Places of the market's country, which words may name. */
  places?: PlaceNames;
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
  { segments = [], called, searched = '', market, places }: PathAndSearch,
  ask: (facets: readonly CarFacetRequest[]) => Promise<CarAnswer>,
): Promise<MovedWords> {
  const chosen = chosenNames(state);
  if (segments.length === 0 && searched.trim() === '' && chosen.length === 0) {
    return { state, unread: [], isNearMe: false };
  }
  const { facets } = await ask(facetsFor(chosen));
  const path = pathWords(segments, facets);
  const words = `${path} ${searched}`.trim();
  if (facets.length === 0) {
    const asWords = { ...state, keyphrase: joined(state.keyphrase, words) };
    return { state: asWords, title: called, unread: [], isNearMe: false };
  }
  const { values, excluded, ranges, order, place, keyphrase, unread } = readSearch(
    words,
    facets,
    market,
    places,
  );
  const ofPath = readSearch(path, facets, market);
  const settled = settleValues(state, facets);
  const unwanted = byFacet(excluded);
  const moved = Object.fromEntries(
    Object.entries(settled.values).map(([name, paths]) => [
      name,
      paths.filter((path) => !unwanted[name]?.some((other) => isWithin(path, other))),
    ]),
  );
  for (const { facet, levels } of values) {
    const name = facetName(facet);
    if (name) addPath((moved[name] ??= []), levels);
  }
  const leftOut = withoutChosen(merged(settled.excluded, unwanted), moved);
  return {
    state: {
      ...settled,
      values: moved,
      ...(isChosen({ ...noChoice, excluded: leftOut }) && { excluded: leftOut }),
      ranges: { ...settled.ranges, ...ranges },
      sort: order ?? settled.sort,
      keyphrase: joined(state.keyphrase, keyphrase),
      place: withWanted(state.place, place, market),
    },
    named: namedByPath(ofPath),
    title: titleOfPath(ofPath),
    unread,
    isNearMe: place !== undefined && place.name === undefined && state.place === undefined,
  };
}

/** The list's facet that a value of a facet, or of its first levels, belongs to. */
const facetName = (facet: string): string | undefined =>
  [...valueFacets, ...plainFilters].find(
    ({ name }) => name === facet || name.startsWith(`${facet}>`),
  )?.name;

/** Named values as what a list leaves out. */
function byFacet(named: readonly NamedValue[]): Record<string, readonly string[]> {
  const paths: Record<string, readonly string[]> = {};
  for (const { facet, levels } of named) {
    const name = facetName(facet);
    if (name) paths[name] = excludePath(paths[name] ?? [], levels.join('>'));
  }
  return paths;
}

const merged = (one: ExcludedValues = {}, other: ExcludedValues): ExcludedValues =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      [...(one[name] ?? []), ...(other[name] ?? [])].reduce<string[]>(excludePath, []),
    ]),
  );

/** The place that the words name, or the one that is chosen; both at most as far away as the words say. */
function withWanted(
  chosen: PlaceChoice | undefined,
  wanted: WantedPlace | undefined,
  { mileageUnit }: SearchMarket,
): PlaceChoice | undefined {
  if (!wanted) return chosen;
  const within =
    wanted.within ?? chosen?.within ?? usuallyWithin[mileageUnit === 'miles' ? 'miles' : 'km'];
  if (wanted.name === undefined) return chosen && { ...chosen, within };
  return { text: wanted.name, within, ...(chosen?.delivery && { delivery: true }) };
}

const joined = (...texts: string[]): string => texts.filter((text) => text !== '').join(' ');

/** Facets and fields that anything is chosen of. */
const chosenNames = ({ values, loose, excluded = {} }: ListState): string[] =>
  [values, loose, excluded]
    .flatMap((all) => Object.entries(all))
    .flatMap(([name, texts]) => (texts.length > 0 ? [name] : []));

/** The facets of words, and those that have the chosen values. */
function facetsFor(chosen: readonly string[]): CarFacetRequest[] {
  const known = new Set(wordFacets.map(({ name }) => name));
  const others = valueNames.filter((name) => chosen.includes(name) && !known.has(name));
  return [...wordFacets, ...others.map((name) => ({ name }))];
}
