import type { SearchFacetValue } from '../../../domain/documents/search';
import { LEVEL_SEPARATOR } from '../indexDefinition';
import type { FacetOrder, FacetQuery, Filters } from '../searchQuery.types';
import type { CompareTexts } from './compareTexts';
import { beginningsOf } from './filters';
import type { HitSet } from './HitSet';
import { ListColumn } from './ListColumn';
import type { SearchIndex } from './SearchIndex';
import { ValueColumn } from './ValueColumn';

/**
 * Values of the hits with how many have each, children below their parents. Chosen values stay at 0,
 * other values without hits are left out.
 */
export function valueFacet(
  index: SearchIndex,
  { name, order, lowest }: FacetQuery,
  filters: Filters,
  hits: HitSet,
): SearchFacetValue[] {
  const chosen = chosenValues(name, filters);
  const make = (): SearchFacetValue[] =>
    withLowest(index, { name, lowest }, countedValues(index, name, order, chosen, hits), hits);
  return hits.isAll && chosen.length === 0
    ? index.remember(`values ${order} ${name} ${lowest?.join() ?? ''}`, make)
    : make();
}

function countedValues(
  index: SearchIndex,
  name: string,
  order: FacetOrder,
  chosen: readonly string[],
  hits: HitSet,
): SearchFacetValue[] {
  const column = index.columns.get(name);
  if (!column) throw new Error(`Index ${index.definition.name} has no facet ${name}`);
  const counts = hits.countValues(name, column);
  const isHierarchy = name.includes(LEVEL_SEPARATOR);
  const tree = new FacetTree(isHierarchy);
  for (let code = 1; code < counts.length; code += 1) {
    const count = counts[code] as number;
    if (count === 0) continue;
    const text = column.dictionary.texts[code] as string;
    // Of several branches a document counts once for each beginning; of a single one it has the whole.
    const reached = isHierarchy && !(column instanceof ListColumn) ? beginningsOf(text) : [text];
    for (const path of reached) tree.at(path).count += count;
  }
  for (const value of chosen) tree.at(value);
  return sortValues(tree.roots, order, index.compareTexts);
}

/** Adds to each value the smallest number that its hits have in some range fields, where these are asked for. */
function withLowest(
  index: SearchIndex,
  { name, lowest }: Pick<FacetQuery, 'name' | 'lowest'>,
  values: SearchFacetValue[],
  hits: HitSet,
): SearchFacetValue[] {
  const column = index.columns.get(name);
  if (!lowest || !(column instanceof ValueColumn)) return values;
  const { codes, dictionary } = column;
  const smallest = new Float64Array(dictionary.size).fill(Infinity);
  for (const field of lowest) index.ranges.get(field)?.lowestBy(codes, hits.slots, smallest);
  return values.map((value) => {
    const number = value.count > 0 ? smallest[dictionary.find(value.text)] : undefined;
    return { ...value, lowest: number !== undefined && Number.isFinite(number) ? number : null };
  });
}

/** Values by path; those in between appear by themselves. */
export class FacetTree {
  readonly roots: SearchFacetValue[] = [];
  readonly #values = new Map<string, SearchFacetValue>();

  constructor(private readonly isHierarchy: boolean) {}

  at(path: string): SearchFacetValue {
    const known = this.#values.get(path);
    if (known) return known;
    const end = this.isHierarchy ? path.lastIndexOf(LEVEL_SEPARATOR) : -1;
    const value: SearchFacetValue = { text: path.slice(end + 1), count: 0 };
    this.#values.set(path, value);
    if (end < 0) this.roots.push(value);
    else (this.at(path.slice(0, end)).children ??= []).push(value);
    return value;
  }
}

/** Values of a facet that filters on its own field choose, cut to its levels. */
export function chosenValues(name: string, filters: Filters): string[] {
  const levels = name.split(LEVEL_SEPARATOR);
  return Object.entries(filters).flatMap(([filter, values]) => {
    const about = filter.split(LEVEL_SEPARATOR);
    const common = Math.min(about.length, levels.length);
    if (about.slice(0, common).join() !== levels.slice(0, common).join()) return [];
    if (about.length === 1 && levels.length === 1) return values.map(String);
    return values.map((value) => {
      const path = about.length === 1 ? [String(value)] : String(value).split(LEVEL_SEPARATOR);
      return path.slice(0, common).join(LEVEL_SEPARATOR);
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
