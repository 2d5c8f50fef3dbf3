import type { PlaceNames } from '../../../search/model/PlaceNames';
import { readSearch } from '../../../search/model/readSearch';
import type { PlaceWish } from '../../../search/model/readPlace';
import type { NamedValue, SearchMarket } from '../../../../domain/search/search.types';
import type { CarAnswer, CarFacetRequest } from '../../../../domain/search/carSearch';
import { valuesOfPath, pathWords, titleOfPath } from '../pathWords';
import { wordFacets } from '../wordFacets';
import { plainFilters, valueFacets, valueNames } from './carFacets';
import { type PlaceChoice, defaultWithin } from '../../../search/ui/placeChoice';
import {
  type ExcludedValues,
  excludePath,
  isWithin,
  withoutChosen,
} from '../../../search/ui/excludedValues';
import { addPath, isChosen, noChoice, type ListState } from './listState';
import { normaliseValues } from './normaliseValues';

/** Filters after words were turned into filters, and notes about the words. */
export interface WordFilters {
  state: ListState;
  /** The values in the path; undefined if there are none, or if no car has one of them. */
  pathValues?: readonly NamedValue[];
  /** Title of the page for these values; undefined if it would need texts of a language. */
  title?: string;
  /** Words, as written, that were not recognised or that no filter exists for. */
  unread: readonly string[];
  /** Whether the visitor searched nearby without a known position. */
  isNearMe: boolean;
}

/** Words of a request, in addition to its filters. */
export interface PathAndSearch {
  segments?: readonly string[];
  fallbackTitle?: string;
  searchPhrase?: string;
  market: SearchMarket;
  /** Places of the market's country, which words may refer to. */
  places?: PlaceNames;
}

/**
 * Turns words into filters: those of the path, those of the search box, and values that a link spells differently.
 * Words that are not filters become the keyphrase.
 * @param segments segments of the path, encoded
 * @param fallbackTitle title for the segments if the facets are unknown
 * @param fetchFacets requests facets of all cars; not called when there are no words
 */
export async function wordsToFilters(
  state: ListState,
  { segments = [], fallbackTitle, searchPhrase = '', market, places }: PathAndSearch,
  fetchFacets: (facets: readonly CarFacetRequest[]) => Promise<CarAnswer>,
): Promise<WordFilters> {
  const chosenFacets = chosenNames(state);
  if (segments.length === 0 && searchPhrase.trim() === '' && chosenFacets.length === 0) {
    return { state, unread: [], isNearMe: false };
  }
  const { facets } = await fetchFacets(facetsFor(chosenFacets));
  const path = pathWords(segments, facets);
  const words = `${path} ${searchPhrase}`.trim();
  if (facets.length === 0) {
    const asWords = { ...state, keyphrase: joinTexts(state.keyphrase, words) };
    return { state: asWords, title: fallbackTitle, unread: [], isNearMe: false };
  }
  const { values, excluded, ranges, order, place, keyphrase, unread } = readSearch(
    words,
    facets,
    market,
    places,
  );
  const pathRead = readSearch(path, facets, market);
  const normalised = normaliseValues(state, facets);
  const excludedByFacet = groupByFacet(excluded);
  const mergedValues = Object.fromEntries(
    Object.entries(normalised.values).map(([name, paths]) => [
      name,
      paths.filter((path) => !excludedByFacet[name]?.some((other) => isWithin(path, other))),
    ]),
  );
  for (const { facet, levels } of values) {
    const name = facetName(facet);
    if (name) addPath((mergedValues[name] ??= []), levels);
  }
  const remainingExcluded = withoutChosen(
    mergeExclusions(normalised.excluded, excludedByFacet),
    mergedValues,
  );
  return {
    state: {
      ...normalised,
      values: mergedValues,
      ...(isChosen({ ...noChoice, excluded: remainingExcluded }) && {
        excluded: remainingExcluded,
      }),
      ranges: { ...normalised.ranges, ...ranges },
      sort: order ?? normalised.sort,
      keyphrase: joinTexts(state.keyphrase, keyphrase),
      place: withPlaceFromWords(state.place, place, market),
    },
    pathValues: valuesOfPath(pathRead),
    title: titleOfPath(pathRead),
    unread,
    isNearMe: place !== undefined && place.name === undefined && state.place === undefined,
  };
}

/** The list's facet to which a value of a facet, or of its first levels, belongs. */
const facetName = (facet: string): string | undefined =>
  [...valueFacets, ...plainFilters].find(
    ({ name }) => name === facet || name.startsWith(`${facet}>`),
  )?.name;

/** Groups excluded values by the list's facet. */
function groupByFacet(namedValues: readonly NamedValue[]): Record<string, readonly string[]> {
  const paths: Record<string, readonly string[]> = {};
  for (const { facet, levels } of namedValues) {
    const name = facetName(facet);
    if (name) paths[name] = excludePath(paths[name] ?? [], levels.join('>'));
  }
  return paths;
}

const mergeExclusions = (first: ExcludedValues = {}, second: ExcludedValues): ExcludedValues =>
  Object.fromEntries(
    [...new Set([...Object.keys(first), ...Object.keys(second)])].map((name) => [
      name,
      [...(first[name] ?? []), ...(second[name] ?? [])].reduce<string[]>(excludePath, []),
    ]),
  );

/** The place in the words, or the chosen one; both with the distance that the words give. */
function withPlaceFromWords(
  chosenPlace: PlaceChoice | undefined,
  placeInWords: PlaceWish | undefined,
  { mileageUnit }: SearchMarket,
): PlaceChoice | undefined {
  if (!placeInWords) return chosenPlace;
  const within =
    placeInWords.within ??
    chosenPlace?.within ??
    defaultWithin[mileageUnit === 'miles' ? 'miles' : 'km'];
  if (placeInWords.name === undefined) return chosenPlace && { ...chosenPlace, within };
  return { text: placeInWords.name, within, ...(chosenPlace?.delivery && { delivery: true }) };
}

const joinTexts = (...texts: string[]): string => texts.filter((text) => text !== '').join(' ');

/** Facets and fields with a chosen value. */
const chosenNames = ({ values, unqualified, excluded = {} }: ListState): string[] =>
  [values, unqualified, excluded]
    .flatMap((records) => Object.entries(records))
    .flatMap(([name, texts]) => (texts.length > 0 ? [name] : []));

/** The facets that words are matched with, and those with chosen values. */
function facetsFor(facetNames: readonly string[]): CarFacetRequest[] {
  const wordFacetNames = new Set(wordFacets.map(({ name }) => name));
  const others = valueNames.filter(
    (name) => facetNames.includes(name) && !wordFacetNames.has(name),
  );
  return [...wordFacets, ...others.map((name) => ({ name }))];
}
