import { toExcludingFilter } from '../../../domain/search/exclusion';
import { LAST_PAGE } from '../../../domain/search/lastPage';
import { plainText } from '../model/plainText';
import type { Bounds } from '../../../domain/search/search.types';
import { type ExcludedValues, excludePath, withoutChosen } from './excludedValues';
import { splitLevels } from './splitLevels';
import { mapKeys, readMap, writeMap, type MapChoice } from './mapChoice';
import { placeKeys, readPlace, writePlace, type PlaceChoice } from './placeChoice';
import { readNumber } from './readNumber';

/** A visitor's choices in a list; the address holds all of them. */
export interface ListState {
  /** Chosen values by facet; for hierarchies, paths joined by `>`, each together with the paths above it. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Values of a lower level without their parents, by field; links from other sites may have such values. */
  unqualified: Readonly<Record<string, readonly string[]>>;
  ranges: Readonly<Record<string, Bounds>>;
  /** Excluded values, in lists that support exclusions. */
  excluded?: ExcludedValues;
  keyphrase: string;
  /** The place near which the visitor searches, in lists that support places. */
  place?: PlaceChoice;
  /** Set if the entries are shown on a map, in lists that support places. */
  map?: MapChoice;
  /** Whether every word of the keyphrase must match, even if nothing is found. */
  exact?: boolean;
  /** Name of the sort order; undefined for the list's default. */
  sort?: string;
  /** 1 to `LAST_PAGE`. */
  page: number;
}

/** Value of `words` in an address for `exact`. */
const ALL_WORDS = 'all';

/** Maximum number of values of a facet, and maximum length of a text in characters. */
const MAX_VALUES = 50;
const MAX_TEXT_LENGTH = 200;

/** The state of a list before any choice. */
export const noChoice: ListState = {
  values: {},
  unqualified: {},
  ranges: {},
  keyphrase: '',
  page: 1,
};

/** Fields that a list can be filtered by. */
export interface ListFilters {
  /** Fields that are filtered by values; a hierarchy of fields is joined by `>`. */
  valueNames: readonly string[];
  rangeNames: readonly string[];
  /** Aliases of fields in addresses, for old links. */
  aliases?: Readonly<Record<string, string>>;
  /** Whether visitors can exclude values. */
  hasExclusions?: boolean;
  /** Whether entries have places, so that visitors can search near a place and see a map. */
  hasPlaces?: boolean;
}

/** How the choice of a list is read from addresses and written into them. */
export interface ListAddressing {
  /** Keys of the address's query that this addressing reads and writes. */
  queryKeys: readonly string[];
  /** Reads the state from an address. Invalid values are ignored. */
  read: (params: URLSearchParams) => ListState;
  /** Writes the state as a query; equal states give equal queries. */
  write: (state: ListState) => URLSearchParams;
  /** Address of a list in a state. */
  address: (path: string, state: ListState) => string;
}

/** Creates functions that read and write the choice of a list with these filters in addresses. */
export function createListAddressing(filters: ListFilters): ListAddressing {
  const { valueNames, rangeNames, hasPlaces = false, hasExclusions = false } = filters;
  const aliases: Readonly<Record<string, string>> = {
    ...filters.aliases,
    ...(hasExclusions &&
      Object.fromEntries(
        Object.entries(filters.aliases ?? {}).map((names) => names.map(toExcludingFilter)),
      )),
  };
  const facetFields = valueNames.flatMap((name) =>
    splitLevels(name).map((field, level) => ({ name, field, level })),
  );

  function replaceAliases(params: URLSearchParams): URLSearchParams {
    const canonicalName = (name: string) => (Object.hasOwn(aliases, name) ? aliases[name] : name);
    return new URLSearchParams(
      [...params].map(([name, value]) => [canonicalName(name) ?? name, value]),
    );
  }

  function readState(params: URLSearchParams): ListState {
    const query = replaceAliases(params);
    const values: Record<string, string[]> = {};
    const unqualified: Record<string, string[]> = {};
    for (const { name, field, level } of facetFields) {
      for (const text of query.getAll(field).map(cleanText).slice(0, MAX_VALUES)) {
        const path = text.split('>').map((segment) => segment.trim());
        if (path.includes('')) continue;
        if (path.length === level + 1) addPath((values[name] ??= []), path);
        else if (path.length === 1) addOnce((unqualified[field] ??= []), text);
      }
    }
    const ranges: Record<string, Bounds> = {};
    for (const name of rangeNames) {
      const bounds = readBounds(query.getAll(name));
      if (bounds) ranges[name] = bounds;
    }
    const excluded = hasExclusions ? withoutChosen(readExcluded(query), values) : {};
    const place = hasPlaces ? readPlace(query) : undefined;
    const map = hasPlaces ? readMap(query) : undefined;
    const sort = cleanText(query.get('sort') ?? '');
    return {
      values,
      unqualified,
      ranges,
      ...(Object.keys(excluded).length > 0 && { excluded }),
      ...(place && { place }),
      ...(map && { map }),
      keyphrase: cleanText(query.get('keyphrase') ?? ''),
      exact: query.get('words') === ALL_WORDS ? true : undefined,
      sort: sort === '' ? undefined : sort,
      page: readPage(query.get('page')),
    };
  }

  function readExcluded(query: URLSearchParams): ExcludedValues {
    const excluded: Record<string, string[]> = {};
    for (const { name, field, level } of facetFields) {
      for (const text of query
        .getAll(toExcludingFilter(field))
        .map(cleanText)
        .slice(0, MAX_VALUES)) {
        const path = text.split('>').map((segment) => segment.trim());
        if (path.includes('') || path.length !== level + 1) continue;
        excluded[name] = excludePath(excluded[name] ?? [], path.join('>')).slice(0, MAX_VALUES);
      }
    }
    return excluded;
  }

  function write(state: ListState): URLSearchParams {
    const { values, unqualified, ranges, excluded = {}, keyphrase, exact, sort, page } = state;
    const query = new URLSearchParams();
    for (const { name, field, level } of facetFields) {
      const chosenPaths = (values[name] ?? []).filter(
        (path) => splitLevels(path).length === level + 1,
      );
      for (const path of [...chosenPaths, ...(unqualified[field] ?? [])].sort())
        query.append(field, path);
    }
    for (const name of rangeNames) {
      const [from = null, to = null] = ranges[name] ?? [];
      if (from === null && to === null) continue;
      query.append(name, from === null ? '' : String(from));
      query.append(name, to === null ? '' : String(to));
    }
    for (const { name, field, level } of facetFields) {
      const paths = (excluded[name] ?? []).filter((path) => splitLevels(path).length === level + 1);
      for (const path of [...paths].sort()) query.append(toExcludingFilter(field), path);
    }
    writePlace(query, state.place);
    writeMap(query, state.map);
    if (keyphrase) query.set('keyphrase', keyphrase);
    if (keyphrase && exact) query.set('words', ALL_WORDS);
    if (sort) query.set('sort', sort);
    if (page > 1) query.set('page', String(page));
    return query;
  }

  return {
    queryKeys: [
      ...facetFields.map(({ field }) => field),
      ...rangeNames,
      ...(hasExclusions ? facetFields.map(({ field }) => toExcludingFilter(field)) : []),
      ...Object.keys(aliases),
      ...(hasPlaces ? [...placeKeys, ...mapKeys] : []),
      ...['keyphrase', 'words', 'sort', 'page'],
    ],
    read: readState,
    write,
    address(path, state) {
      const query = write(state).toString();
      return query === '' ? path : `${path}?${query}`;
    },
  };
}

/** The filters of a state in the search service's format. */
export function toSearchFilters({ values, unqualified, ranges, excluded = {} }: ListState) {
  const exclusions = Object.entries(excluded).map(([name, paths]) => [
    toExcludingFilter(name),
    paths,
  ]);
  return {
    ...values,
    ...unqualified,
    ...ranges,
    ...(Object.fromEntries(exclusions) as ExcludedValues),
  };
}

/** Whether the state has a filter. Sort order, page and map are none. */
export function hasFilters(state: ListState): boolean {
  const { values, unqualified, ranges, excluded = {}, place, keyphrase } = state;
  const hasValue = [values, unqualified, excluded].some((record) =>
    Object.values(record).some((texts) => texts.length > 0),
  );
  return hasValue || Object.keys(ranges).length > 0 || place !== undefined || keyphrase !== '';
}

/** Adds a path and all paths above it. */
export function addPath(paths: string[], path: readonly string[]): void {
  path.forEach((_, level) => addOnce(paths, path.slice(0, level + 1).join('>')));
}

function addOnce(texts: string[], text: string): void {
  if (!texts.includes(text) && texts.length < MAX_VALUES) texts.push(text);
}

const cleanText = (text: string): string =>
  plainText(text).replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH).trim();

/** Reads two values as a range, in either order; undefined for any other number of values. */
function readBounds(texts: readonly string[]): Bounds | undefined {
  if (texts.length !== 2) return undefined;
  const [from = null, to = null] = texts.map(readNumber);
  if (from === null && to === null) return undefined;
  return from !== null && to !== null && from > to ? [to, from] : [from, to];
}

function readPage(text: string | null): number {
  const page = text === null ? null : readNumber(text);
  return page === null ? 1 : Math.min(Math.max(page, 1), LAST_PAGE);
}
