import { readFilterName } from '../../../domain/search/exclusion';
import { LEVEL_SEPARATOR } from '../indexDefinition';
import { readNear } from '../nearFilter';
import type { Filters, FilterValues } from '../searchQuery.types';
import { numbersIn } from '../../../domain/search/numbersIn';
import { emptyBits, without, type Bits } from './bits';
import { ListColumn } from './ListColumn';
import type { SearchIndex } from './SearchIndex';

/** What a filter lets through, and the fields that it is about. */
export interface AppliedFilter {
  levels: readonly string[];
  bits: Bits;
}

/** The filters that choose something; an empty list is none, and neither is a point without a limit. */
export function applyFilters(index: SearchIndex, filters: Filters): AppliedFilter[] {
  return Object.entries(filters)
    .filter(
      ([name, values]) => values.length > 0 && !(index.points.has(name) && values[2] === null),
    )
    .map(([filter, values]) => {
      const { name, isExcluded } = readFilterName(filter);
      const bits = emptyBits(index.slots);
      select(index, name, values, bits);
      const all = index.live.subarray(0, bits.length);
      return {
        levels: name.split(LEVEL_SEPARATOR),
        bits: isExcluded ? without(all, bits) : bits,
      };
    });
}

/** Whether two names, of a filter and of a facet, are about a field in common. */
export function shareLevel(some: readonly string[], others: readonly string[]): boolean {
  return some.some((level) => others.includes(level));
}

function select(index: SearchIndex, name: string, values: FilterValues, bits: Bits): void {
  const points = index.points.get(name);
  if (points) {
    const { origin, maxKm } = readNear(name, values);
    return points.select(origin, maxKm ?? Infinity, bits, index.slots);
  }
  const range = index.ranges.get(name);
  if (range) {
    const [low = null, high = null] = numbersIn(values);
    return range.select(low, high, bits, index.slots);
  }
  const identifiers = index.identifiers.get(name);
  const texts = values.map(String);
  if (identifiers) return identifiers.select(new Set(texts), bits, index.slots);
  selectValues(index, name, texts, bits);
}

/** Adds the documents with one of the values; of a hierarchy the deepest choice in a branch counts. */
export function selectValues(
  index: SearchIndex,
  name: string,
  values: readonly string[],
  bits: Bits,
): void {
  const column = index.columns.get(name);
  if (!column) return;
  const chosen = name.includes(LEVEL_SEPARATOR) ? deepest(values) : new Set(values);
  const { dictionary } = column;
  const wanted = new Uint8Array(dictionary.size);
  if (column instanceof ListColumn || !name.includes(LEVEL_SEPARATOR)) {
    for (const value of chosen) wanted[dictionary.find(value)] = 1;
  } else {
    const branches = [...chosen].map((value) => ({ value, below: value + LEVEL_SEPARATOR }));
    for (const [code, text] of dictionary.texts.entries()) {
      if (branches.some(({ value, below }) => text === value || text.startsWith(below))) {
        wanted[code] = 1;
      }
    }
  }
  wanted[0] = 0;
  column.select(wanted, bits, index.slots);
}

/** Choices without those that have a chosen value below them in the hierarchy. */
export function deepest(values: readonly string[]): Set<string> {
  const chosen = new Set(values);
  for (const value of values) {
    for (const beginning of beginningsOf(value)) if (beginning !== value) chosen.delete(beginning);
  }
  return chosen;
}

/** `A`, `A>B` and `A>B>C` of `A>B>C`. */
export function beginningsOf(path: string): string[] {
  const levels = path.split(LEVEL_SEPARATOR);
  return levels.map((_, at) => levels.slice(0, at + 1).join(LEVEL_SEPARATOR));
}
