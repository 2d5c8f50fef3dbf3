import { readFilterName } from '../../../domain/search/exclusion';
import { LEVEL_SEPARATOR } from '../indexDefinition';
import { readNear } from '../nearFilter';
import type { Filters, FilterValues } from '../searchQuery.types';
import { toNumbers } from '../../../domain/search/toNumbers';
import { emptyBits, without, type Bits } from './bits';
import { ListColumn } from './ListColumn';
import type { SearchIndex } from './SearchIndex';

/** The slots that pass a filter, and the fields that it uses. */
export interface AppliedFilter {
  levels: readonly string[];
  bits: Bits;
}

/** Applies the filters that have an effect: not empty lists, and not points without a limit. */
export function applyFilters(index: SearchIndex, filters: Filters): AppliedFilter[] {
  return Object.entries(filters)
    .filter(
      ([name, values]) => values.length > 0 && !(index.points.has(name) && values[2] === null),
    )
    .map(([filter, values]) => {
      const { name, isExcluded } = readFilterName(filter);
      const bits = emptyBits(index.slots);
      selectSlots(index, name, values, bits);
      const liveSlots = index.live.subarray(0, bits.length);
      return {
        levels: name.split(LEVEL_SEPARATOR),
        bits: isExcluded ? without(liveSlots, bits) : bits,
      };
    });
}

/** Whether a filter and a facet have a field in common, by their levels. */
export function shareLevel(levels: readonly string[], otherLevels: readonly string[]): boolean {
  return levels.some((level) => otherLevels.includes(level));
}

function selectSlots(index: SearchIndex, name: string, values: FilterValues, bits: Bits): void {
  const points = index.points.get(name);
  if (points) {
    const { origin, maxKm } = readNear(name, values);
    return points.select(origin, maxKm ?? Infinity, bits, index.slots);
  }
  const range = index.ranges.get(name);
  if (range) {
    const [low = null, high = null] = toNumbers(values);
    return range.select(low, high, bits, index.slots);
  }
  const identifiers = index.identifiers.get(name);
  const texts = values.map(String);
  if (identifiers) return identifiers.select(new Set(texts), bits, index.slots);
  selectValues(index, name, texts, bits);
}

/**
 * Adds the documents with one of the values. In a hierarchy, the deepest selected value of a branch counts.
 */
export function selectValues(
  index: SearchIndex,
  name: string,
  values: readonly string[],
  bits: Bits,
): void {
  const column = index.columns.get(name);
  if (!column) return;
  const chosen = name.includes(LEVEL_SEPARATOR) ? withoutAncestors(values) : new Set(values);
  const { dictionary } = column;
  const isSelected = new Uint8Array(dictionary.size);
  if (column instanceof ListColumn || !name.includes(LEVEL_SEPARATOR)) {
    for (const value of chosen) isSelected[dictionary.find(value)] = 1;
  } else {
    const branches = [...chosen].map((value) => ({ value, below: value + LEVEL_SEPARATOR }));
    for (const [code, text] of dictionary.texts.entries()) {
      if (branches.some(({ value, below }) => text === value || text.startsWith(below))) {
        isSelected[code] = 1;
      }
    }
  }
  isSelected[0] = 0;
  column.select(isSelected, bits, index.slots);
}

/** The selected values without those that also have a selected value below them in the hierarchy. */
export function withoutAncestors(values: readonly string[]): Set<string> {
  const chosen = new Set(values);
  for (const value of values) {
    for (const ancestor of ancestorPaths(value)) if (ancestor !== value) chosen.delete(ancestor);
  }
  return chosen;
}

/** A path and its ancestors: `A`, `A>B` and `A>B>C` for `A>B>C`. */
export function ancestorPaths(path: string): string[] {
  const levels = path.split(LEVEL_SEPARATOR);
  return levels.map((_, index) => levels.slice(0, index + 1).join(LEVEL_SEPARATOR));
}
