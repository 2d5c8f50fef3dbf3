import type { SearchFacetValue } from '../../../domain/documents/search';
import { LEVEL_SEPARATOR } from '../indexDefinition';
import type { FacetOrder, FacetQuery, Filters } from '../searchQuery.types';
import type { CompareTexts } from './compareTexts';
import { ancestorPaths } from './filters';
import type { HitSet } from './HitSet';
import { ListColumn } from './ListColumn';
import type { SearchIndex } from './SearchIndex';
import { ValueColumn } from './ValueColumn';

/**
 * Returns the values of the hits with their counts, children below their parents. Selected values without
 * hits remain, with a count of 0; other values without hits are omitted.
 */
export function valueFacet(
  index: SearchIndex,
  { name, order, lowest }: FacetQuery,
  filters: Filters,
  hits: HitSet,
): SearchFacetValue[] {
  const selected = selectedValues(name, filters);
  const calculate = (): SearchFacetValue[] =>
    addLowest(index, { name, lowest }, countValues(index, name, order, selected, hits), hits);
  return hits.isAll && selected.length === 0
    ? index.getOrCalculate(`values ${order} ${name} ${lowest?.join() ?? ''}`, calculate)
    : calculate();
}

function countValues(
  index: SearchIndex,
  name: string,
  order: FacetOrder,
  selected: readonly string[],
  hits: HitSet,
): SearchFacetValue[] {
  const column = index.columns.get(name);
  if (!column) throw new Error(`Index ${index.definition.name} has no facet ${name}`);
  const counts = hits.countValues(name, column);
  const isHierarchy = name.includes(LEVEL_SEPARATOR);
  const tree = new FacetTree(isHierarchy);
  for (let code = 1; code < counts.length; code += 1) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    const text = column.dictionary.texts[code] ?? '';
    // A list column already contains a code for each ancestor; a value column contains only the full path.
    const paths = isHierarchy && !(column instanceof ListColumn) ? ancestorPaths(text) : [text];
    for (const path of paths) tree.getOrCreate(path).count += count;
  }
  for (const value of selected) tree.getOrCreate(value);
  return sortValues(tree.roots, order, index.compareTexts);
}

/** Adds to each value the lowest number of its hits in the range fields `lowest`, if there are any. */
function addLowest(
  index: SearchIndex,
  { name, lowest }: Pick<FacetQuery, 'name' | 'lowest'>,
  values: SearchFacetValue[],
  hits: HitSet,
): SearchFacetValue[] {
  const column = index.columns.get(name);
  if (!lowest || !(column instanceof ValueColumn)) return values;
  const { codes, dictionary } = column;
  const smallest = new Float64Array(dictionary.size).fill(Infinity);
  for (const field of lowest) index.ranges.get(field)?.lowerMinimums(codes, hits.slots, smallest);
  return values.map((value) => {
    const number = value.count > 0 ? smallest[dictionary.find(value.text)] : undefined;
    return { ...value, lowest: number !== undefined && Number.isFinite(number) ? number : null };
  });
}

/** A tree of facet values by path; creates missing parents. */
export class FacetTree {
  readonly roots: SearchFacetValue[] = [];
  readonly #values = new Map<string, SearchFacetValue>();

  constructor(private readonly isHierarchy: boolean) {}

  getOrCreate(path: string): SearchFacetValue {
    const existing = this.#values.get(path);
    if (existing) return existing;
    const end = this.isHierarchy ? path.lastIndexOf(LEVEL_SEPARATOR) : -1;
    const value: SearchFacetValue = { text: path.slice(end + 1), count: 0 };
    this.#values.set(path, value);
    if (end < 0) this.roots.push(value);
    else (this.getOrCreate(path.slice(0, end)).children ??= []).push(value);
    return value;
  }
}

/** Returns the values that filters select on the field of a facet, cut to the levels of the facet. */
export function selectedValues(name: string, filters: Filters): string[] {
  const levels = name.split(LEVEL_SEPARATOR);
  return Object.entries(filters).flatMap(([filter, values]) => {
    const filterLevels = filter.split(LEVEL_SEPARATOR);
    const commonLevels = Math.min(filterLevels.length, levels.length);
    if (filterLevels.slice(0, commonLevels).join() !== levels.slice(0, commonLevels).join())
      return [];
    if (filterLevels.length === 1 && levels.length === 1) return values.map(String);
    return values.map((value) => {
      const path =
        filterLevels.length === 1 ? [String(value)] : String(value).split(LEVEL_SEPARATOR);
      return path.slice(0, commonLevels).join(LEVEL_SEPARATOR);
    });
  });
}

export function sortValues(
  values: SearchFacetValue[],
  order: FacetOrder,
  compare: CompareTexts,
): SearchFacetValue[] {
  const byText = (a: SearchFacetValue, b: SearchFacetValue): number => compare(a.text, b.text);
  values.sort(
    order === 'count'
      ? (a, b) => b.count - a.count || byText(a, b)
      : order === 'name'
        ? byText
        : (a, b) => byText(b, a),
  );
  for (const { children } of values) if (children) sortValues(children, order, compare);
  return values;
}
