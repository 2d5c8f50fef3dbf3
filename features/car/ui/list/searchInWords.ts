import { valueInLanguage } from '../../../search/model/valueInLanguage';
import type { CarFacet } from '../../../../domain/search/carSearch';
import { levelsOf, plainFilters, rangeFacets, valueFacets } from './carFacets';
import type { ListState } from './listState';
import { type ListTexts, lowerCaseFirst, withinSentence } from './listTexts';
import { numberRange } from './numberRange';

/** Ranges that are clear from their unit; others are shown with the name of their facet. */
const explainedByUnit: ReadonlySet<string> = new Set(['car_price', 'car_mileage', 'car_power']);

interface SearchContext {
  /** Facets of the answer: consecutive years are shown as a range if all of them are chosen. */
  facets?: readonly CarFacet[];
  /** The place of the search, in words. */
  place?: string;
}

/**
 * A search as text, such as `Volvo XC60, diesel, automatic, up to £30,000`. Empty when nothing is chosen. Its parts
 * are in the order of the filters, so that equal searches have equal texts.
 */
export function searchInWords(
  {
    values,
    excluded = {},
    unqualified,
    ranges,
    keyphrase,
  }: Pick<ListState, 'values' | 'excluded' | 'unqualified' | 'ranges' | 'keyphrase'>,
  texts: ListTexts,
  { facets = [], place }: SearchContext = {},
): string {
  const names = [...valueFacets, ...plainFilters].map(({ name }) => name);
  return [
    ...names.flatMap((name) => valuesInWords(name, values[name] ?? [], texts, facets)),
    ...names.flatMap((name) =>
      (excluded[name] ?? []).map((path) => lowerCaseFirst(texts.not(name, path))),
    ),
    ...Object.values(unqualified).flat(),
    ...rangeFacets.flatMap(({ name }) => {
      const bounds = ranges[name];
      if (!bounds) return [];
      const range = texts.range(name, bounds);
      return [explainedByUnit.has(name) ? range : `${lowerCaseFirst(texts.facet(name))} ${range}`];
    }),
    ...(place === undefined ? [] : [lowerCaseFirst(place)]),
    ...(keyphrase === '' ? [] : [texts.quoted(keyphrase)]),
  ].join(', ');
}

/** Maximum number of values in a title. */
const MAX_TITLE_VALUES = 4;

/**
 * A title for the page of a search, in the stock's own words: loaders have no dictionary. Undefined when it would be
 * empty.
 * @param language ISO 639-1
 */
export function searchTitle({ values }: ListState, language: string): string | undefined {
  const titleFacets = valueFacets.filter(({ words, alone }) => !words && !alone);
  // `Towbar` alone is no title for a list of cars; with another value, equipment is part of the title.
  const isAboutCars = titleFacets.some(
    ({ name }) => name !== 'car_equipment' && values[name]?.length,
  );
  if (!isAboutCars) return undefined;
  const texts = {
    alone: (name: string, path: string) =>
      valueInLanguage(name, levelsOf(path).at(-1) ?? path, language),
  };
  const words = titleFacets.flatMap(({ name }) =>
    valuesInWords(name, values[name] ?? [], texts, []),
  );
  const title = words.slice(0, MAX_TITLE_VALUES).join(', ');
  return title === '' ? undefined : title.charAt(0).toUpperCase() + title.slice(1);
}

function valuesInWords(
  name: string,
  chosenPaths: readonly string[],
  texts: Pick<ListTexts, 'alone'>,
  facets: readonly CarFacet[],
): string[] {
  const rangeText = numberRange(name, chosenPaths, facets);
  if (rangeText) return [rangeText];
  return withoutAncestors(chosenPaths).map((path) => {
    // A model is unclear without its make; a town is clear on its own.
    if (name.startsWith('car_brand')) return levelsOf(path).join(' ');
    return withinSentence(name, texts.alone(name, path));
  });
}

/** Omits values of which a value of a lower level is chosen: `Volvo` next to `Volvo>XC60`. */
const withoutAncestors = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}>`)));
