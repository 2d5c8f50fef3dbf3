import { LEVEL_SEPARATOR } from '../indexDefinition';
import type { FacetOrder, FacetQuery, FacetValue, Filters } from '../searchQuery.types';
import { chosenValues, FacetTree, sortValues } from './FacetTree';
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
): FacetValue[] {
  const chosen = chosenValues(name, filters);
  const make = (): FacetValue[] =>
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
): FacetValue[] {
  const column = index.columns.get(name);
  if (!column) throw new Error(`Index ${index.definition.name} has no facet ${name}`);
  const counts = hits.countValues(name, column);
  const isHierarchy = name.includes(LEVEL_SEPARATOR);
  const tree = new FacetTree(isHierarchy);
  for (let code = 1; code < counts.length; code += 1) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    const text = column.dictionary.texts[code] ?? '';
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
  values: FacetValue[],
  hits: HitSet,
): FacetValue[] {
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
