import { LEVEL_SEPARATOR } from '../indexDefinition';
import type { FacetOrder, FacetValue, Filters } from '../searchQuery.types';
import type { CompareTexts } from './compareTexts';

/** Values by path; those in between appear by themselves. */
export class FacetTree {
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
  values: FacetValue[],
  order: FacetOrder,
  compare: CompareTexts,
): FacetValue[] {
  const byText = (a: FacetValue, b: FacetValue): number => compare(a.text, b.text);
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
