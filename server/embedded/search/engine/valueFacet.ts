import { LEVEL_SEPARATOR } from '../indexDefinition';
import type { FacetOrder, FacetQuery, FacetValue, Filters } from '../searchQuery.types';
import type { CompareTexts } from './compareTexts';
import { beginningsOf } from './filters';
import type { HitSet } from './HitSet';
import { ListColumn } from './ListColumn';
import type { SearchIndex } from './SearchIndex';

/**
 * Values of the hits with how many have each, children below their parents. Chosen values stay at 0,
 * other values without hits are left out.
 */
export function valueFacet(
  index: SearchIndex,
  { name, order }: FacetQuery,
  filters: Filters,
  hits: HitSet,
): FacetValue[] {
  const chosen = chosenValues(name, filters);
  const make = (): FacetValue[] => countedValues(index, name, order, chosen, hits);
  return hits.isAll && chosen.length === 0
    ? index.remember(`values ${order} ${name}`, make)
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
    const count = counts[code] as number;
    if (count === 0) continue;
    const text = column.dictionary.texts[code] as string;
    // Of several branches a document counts once for each beginning; of a single one it has the whole.
    const reached = isHierarchy && !(column instanceof ListColumn) ? beginningsOf(text) : [text];
    for (const path of reached) tree.at(path).count += count;
  }
  for (const value of chosen) tree.at(value);
  return sorted(tree.roots, order, index.compareTexts);
}

/** Values by path; those in between appear by themselves. */
class FacetTree {
  readonly roots: FacetValue[] = [];
  readonly #values = new Map<string, FacetValue>();

  constructor(private readonly isHierarchy: boolean) {}

  at(path: string): FacetValue {
    const known = this.#values.get(path);
    if (known) return known;
    const end = this.isHierarchy ? path.lastIndexOf(LEVEL_SEPARATOR) : -1;
    const value: FacetValue = { text: path.slice(end + 1), count: 0 };
    this.#values.set(path, value);
    if (end < 0) this.roots.push(value);
    else (this.at(path.slice(0, end)).children ??= []).push(value);
    return value;
  }
}

/** Values of a facet that filters on its own field choose, cut to its levels. */
function chosenValues(name: string, filters: Filters): string[] {
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

function sorted(values: FacetValue[], order: FacetOrder, compare: CompareTexts): FacetValue[] {
  const byText = (a: FacetValue, b: FacetValue): number => compare(a.text, b.text);
  values.sort(
    order === 'count'
      ? (a, b) => b.count - a.count || byText(a, b)
      : order === 'name'
        ? byText
        : (a, b) => byText(b, a),
  );
  for (const { children } of values) if (children) sorted(children, order, compare);
  return values;
}
