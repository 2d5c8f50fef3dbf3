import { valueInLanguage } from '../../../search/model/valueInLanguage';
import type { CarFacet } from '../../../../domain/search/carSearch';
import { levelsOf, plainFilters, rangeFacets, valueFacets } from './carFacets';
import type { ListState } from './listState';
import { type ListTexts, smallFirst, withinSentence } from './listTexts';
import { numberRow } from './numberRow';

/** Ranges whose unit says what they are; others are told with the name of their facet. */
const toldByUnit: ReadonlySet<string> = new Set(['car_price', 'car_mileage', 'car_power']);

interface SearchContext {
  /** Of the answer: rows of years are told by their ends where all of them are chosen. */
  facets?: readonly CarFacet[];
  /** Where the visitor looks, in words. */
  place?: string;
}

/**
 * What a search asks for, as a list in a sentence: `Volvo XC60, diesel, automatic, up to £30,000`. Empty
 * where nothing is chosen. The order of things is that of the filters; equal searches have equal words.
 */
export function searchInWords(
  {
    values,
    excluded = {},
    loose,
    ranges,
    keyphrase,
  }: Pick<ListState, 'values' | 'excluded' | 'loose' | 'ranges' | 'keyphrase'>,
  texts: ListTexts,
  { facets = [], place }: SearchContext = {},
): string {
  const names = [...valueFacets, ...plainFilters].map(({ name }) => name);
  return [
    ...names.flatMap((name) => valuesInWords(name, values[name] ?? [], texts, facets)),
    ...names.flatMap((name) =>
      (excluded[name] ?? []).map((path) => smallFirst(texts.not(name, path))),
    ),
    ...Object.values(loose).flat(),
    ...rangeFacets.flatMap(({ name }) => {
      const bounds = ranges[name];
      if (!bounds) return [];
      const range = texts.range(name, bounds);
      return [toldByUnit.has(name) ? range : `${smallFirst(texts.facet(name))} ${range}`];
    }),
    ...(place === undefined ? [] : [smallFirst(place)]),
    ...(keyphrase === '' ? [] : [texts.quoted(keyphrase)]),
  ].join(', ');
}

/** Things that a title tells at most. */
const mostInTitle = 4;

/**
 * A title for the page of a search, of the stock's own words: loaders know no others. Undefined where nothing such
 * is chosen.
 * @param language ISO 639-1
 */
export function searchTitle({ values }: ListState, language: string): string | undefined {
  const told = valueFacets.filter(({ words, alone }) => !words && !alone);
  // A towbar is no title; a car with one is.
  const isAboutCars = told.some(({ name }) => name !== 'car_equipment' && values[name]?.length);
  if (!isAboutCars) return undefined;
  const texts = {
    alone: (name: string, path: string) =>
      valueInLanguage(name, levelsOf(path).at(-1) ?? path, language),
  };
  const words = told.flatMap(({ name }) => valuesInWords(name, values[name] ?? [], texts, []));
  const title = words.slice(0, mostInTitle).join(', ');
  return title === '' ? undefined : title.charAt(0).toUpperCase() + title.slice(1);
}

function valuesInWords(
  name: string,
  chosen: readonly string[],
  texts: Pick<ListTexts, 'alone'>,
  facets: readonly CarFacet[],
): string[] {
  const row = numberRow(name, chosen, facets);
  if (row) return [row];
  return leavesOf(chosen).map((path) => {
    // A model says little without its make; a town says it all.
    if (name.startsWith('car_brand')) return levelsOf(path).join(' ');
    return withinSentence(name, texts.alone(name, path));
  });
}

/** Paths without those that another one goes on from. */
const leavesOf = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}>`)));
