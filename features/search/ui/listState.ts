import { excludedName } from '../../../domain/search/exclusion';
import { lastPage } from '../../../domain/search/lastPage';
import { plainText } from '../model/plainText';
import type { Bounds } from '../../../domain/search/search.types';
import { type ExcludedValues, excludePath, withoutChosen } from './excludedValues';
import { levelsOf } from './levelsOf';
import { mapKeys, readMap, writeMap, type MapChoice } from './mapChoice';
import { placeKeys, readPlace, writePlace, type PlaceChoice } from './placeChoice';
import { readNumber } from './readNumber';

/** What a visitor has chosen in a list; all of it stands in the address (spec 2 §3, Query). */
export interface ListState {
  /** Chosen values by facet; of a hierarchy paths joined by `>`, each with those above it. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Values of a lower level without those above it, by field: what links from elsewhere may name. */
  loose: Readonly<Record<string, readonly string[]>>;
  ranges: Readonly<Record<string, Bounds>>;
  /** What is not wanted, in lists that can leave something out. */
  excluded?: ExcludedValues;
  keyphrase: string;
  /** Where the visitor looks, in lists that know places. */
  place?: PlaceChoice;
  /** The entries are shown on a map, in lists that know places. */
  map?: MapChoice;
  /** Every word of the keyphrase counts, even where that finds nothing. */
  exact?: boolean;
  /** Name of the order; undefined for the list's own. */
  sort?: string;
  /** 1 to `lastPage`. */
  page: number;
}

/** In an address: every word of the keyphrase counts. */
const everyWord = 'all';

/** Most values of a facet that are heeded, and longest text. */
const mostValues = 50;
const longestText = 200;

export const noChoice: ListState = { values: {}, loose: {}, ranges: {}, keyphrase: '', page: 1 };

/** What a list can be narrowed down by. */
export interface ListFilters {
  /** Fields, and hierarchies of fields joined by `>`, that are filtered by values. */
  valueNames: readonly string[];
  rangeNames: readonly string[];
  /** Other names of fields in addresses, such as those that old links have. */
  otherNames?: Readonly<Record<string, string>>;
  /** Visitors may say what they do not want. */
  hasExclusions?: boolean;
  /** Its entries stand at places: visitors say where they look, and may see a map. */
  hasPlaces?: boolean;
}

/** How the choice of a list is read from addresses and written into them. */
export interface ListAddressing {
  /** Keys of the address's query that hold the choice. */
  queryKeys: readonly string[];
  /** The choice in an address. What is no choice is left out. */
  read: (asked: URLSearchParams) => ListState;
  /** The choice as an address's query; equal choices have equal addresses. */
  write: (state: ListState) => URLSearchParams;
  /** Address of a list in a state. */
  address: (path: string, state: ListState) => string;
}

/** How the choice of a list with these filters stands in addresses. */
export function listAddressing(filters: ListFilters): ListAddressing {
  const { valueNames, rangeNames, hasPlaces = false, hasExclusions = false } = filters;
  const otherNames: Readonly<Record<string, string>> = {
    ...filters.otherNames,
    ...(hasExclusions &&
      Object.fromEntries(
        Object.entries(filters.otherNames ?? {}).map((names) => names.map(excludedName)),
      )),
  };
  const facetFields = valueNames.flatMap((name) =>
    levelsOf(name).map((field, level) => ({ name, field, level })),
  );

  function withOwnNames(asked: URLSearchParams): URLSearchParams {
    const own = (name: string) => (Object.hasOwn(otherNames, name) ? otherNames[name] : name);
    return new URLSearchParams([...asked].map(([name, value]) => [own(name) ?? name, value]));
  }

  function read(asked: URLSearchParams): ListState {
    const query = withOwnNames(asked);
    const values: Record<string, string[]> = {};
    const loose: Record<string, string[]> = {};
    for (const { name, field, level } of facetFields) {
      for (const text of query.getAll(field).map(cleanText).slice(0, mostValues)) {
        const path = text.split('>').map((part) => part.trim());
        if (path.includes('')) continue;
        if (path.length === level + 1) addPath((values[name] ??= []), path);
        else if (path.length === 1) addOnce((loose[field] ??= []), text);
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
      loose,
      ranges,
      ...(Object.keys(excluded).length > 0 && { excluded }),
      ...(place && { place }),
      ...(map && { map }),
      keyphrase: cleanText(query.get('keyphrase') ?? ''),
      exact: query.get('words') === everyWord ? true : undefined,
      sort: sort === '' ? undefined : sort,
      page: readPage(query.get('page')),
    };
  }

  function readExcluded(query: URLSearchParams): ExcludedValues {
    const excluded: Record<string, string[]> = {};
    for (const { name, field, level } of facetFields) {
      for (const text of query.getAll(excludedName(field)).map(cleanText).slice(0, mostValues)) {
        const path = text.split('>').map((part) => part.trim());
        if (path.includes('') || path.length !== level + 1) continue;
        excluded[name] = excludePath(excluded[name] ?? [], path.join('>')).slice(0, mostValues);
      }
    }
    return excluded;
  }

  function write(state: ListState): URLSearchParams {
    const { values, loose, ranges, excluded = {}, keyphrase, exact, sort, page } = state;
    const query = new URLSearchParams();
    for (const { name, field, level } of facetFields) {
      const chosen = (values[name] ?? []).filter((path) => levelsOf(path).length === level + 1);
      for (const path of [...chosen, ...(loose[field] ?? [])].sort()) query.append(field, path);
    }
    for (const name of rangeNames) {
      const [from = null, to = null] = ranges[name] ?? [];
      if (from === null && to === null) continue;
      query.append(name, from === null ? '' : String(from));
      query.append(name, to === null ? '' : String(to));
    }
    for (const { name, field, level } of facetFields) {
      const paths = (excluded[name] ?? []).filter((path) => levelsOf(path).length === level + 1);
      for (const path of [...paths].sort()) query.append(excludedName(field), path);
    }
    writePlace(query, state.place);
    writeMap(query, state.map);
    if (keyphrase) query.set('keyphrase', keyphrase);
    if (keyphrase && exact) query.set('words', everyWord);
    if (sort) query.set('sort', sort);
    if (page > 1) query.set('page', String(page));
    return query;
  }

  return {
    queryKeys: [
      ...facetFields.map(({ field }) => field),
      ...rangeNames,
      ...(hasExclusions ? facetFields.map(({ field }) => excludedName(field)) : []),
      ...Object.keys(otherNames),
      ...(hasPlaces ? [...placeKeys, ...mapKeys] : []),
      ...['keyphrase', 'words', 'sort', 'page'],
    ],
    read,
    write,
    address(path, state) {
      const query = write(state).toString();
      return query === '' ? path : `${path}?${query}`;
    },
  };
}

/** The filters of a state, as the search service takes them. */
export function filtersOf({ values, loose, ranges, excluded = {} }: ListState) {
  const unwanted = Object.entries(excluded).map(([name, paths]) => [excludedName(name), paths]);
  return {
    ...values,
    ...loose,
    ...ranges,
    ...(Object.fromEntries(unwanted) as ExcludedValues),
  };
}

/** Whether anything but order and page is chosen. */
export function isChosen(state: ListState): boolean {
  const { values, loose, ranges, excluded = {}, place, keyphrase } = state;
  const anyValue = [values, loose, excluded].some((chosen) =>
    Object.values(chosen).some((texts) => texts.length > 0),
  );
  return anyValue || Object.keys(ranges).length > 0 || place !== undefined || keyphrase !== '';
}

/** Adds a path and those above it. */
export function addPath(paths: string[], path: readonly string[]): void {
  path.forEach((_, level) => addOnce(paths, path.slice(0, level + 1).join('>')));
}

function addOnce(texts: string[], text: string): void {
  if (!texts.includes(text) && texts.length < mostValues) texts.push(text);
}

const cleanText = (text: string): string =>
  plainText(text).replace(/\s+/g, ' ').trim().slice(0, longestText).trim();

/** Exactly two values make a range; a lower above an upper one changes places with it (spec 2 §5). */
function readBounds(texts: readonly string[]): Bounds | undefined {
  if (texts.length !== 2) return undefined;
  const [from = null, to = null] = texts.map(readNumber);
  if (from === null && to === null) return undefined;
  return from !== null && to !== null && from > to ? [to, from] : [from, to];
}

function readPage(text: string | null): number {
  const page = text === null ? null : readNumber(text);
  return page === null ? 1 : Math.min(Math.max(page, 1), lastPage);
}
