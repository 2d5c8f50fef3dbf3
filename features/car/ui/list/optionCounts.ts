import type {
  CarFacet,
  CarFacetRequest,
  CarFacetValue,
  CarFilters,
} from '../../../../domain/search/carSearch';
import { levelsOf, valueFacets } from './carFacets';

/** How many cars there would be of each value, by field and path; values without any are left out. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What is asked of the search service to count the values of the filters. */
export const countedFacets: readonly CarFacetRequest[] = valueFacets.map(({ name }) => ({ name }));

/** The counts of the values that filters show: of hierarchies those of the first level, and those below a chosen one. */
export function optionCounts(facets: readonly CarFacet[], filters: CarFilters): FacetCounts {
  const counts: Record<string, Record<string, number>> = {};
  const add = (
    facet: { name: string; chosen: ReadonlySet<unknown> },
    values: readonly CarFacetValue[],
    above: readonly string[] = [],
  ) => {
    const field = levelsOf(facet.name)[above.length] ?? facet.name;
    const ofField = (counts[field] ??= {});
    for (const { text, count, children = [] } of values) {
      const path = [...above, text];
      ofField[path.join('>')] = count;
      if (facet.chosen.has(path.join('>'))) add(facet, children, path);
    }
  };
  for (const facet of facets) {
    if (facet.type !== 'value') continue;
    add({ name: facet.name, chosen: new Set(filters[facet.name] ?? []) }, facet.values);
  }
  return counts;
}
