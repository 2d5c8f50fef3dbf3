import type {
  CarFacet,
  CarFacetRequest,
  CarFacetValue,
  CarFilters,
} from '../../../../domain/search/carSearch';
import { levelsOf, valueFacets } from './carFacets';

/** Number of cars for each value, by field and path; values without cars are left out. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Query to the search service that counts the values of the filters. */
export const countedFacets: readonly CarFacetRequest[] = valueFacets.map(({ name }) => ({ name }));

/** Counts of the values that filters show: for hierarchies the first level, and those below a chosen value. */
export function optionCounts(facets: readonly CarFacet[], filters: CarFilters): FacetCounts {
  const counts: Record<string, Record<string, number>> = {};
  const add = (
    facet: { name: string; chosen: ReadonlySet<unknown> },
    values: readonly CarFacetValue[],
    parentLevels: readonly string[] = [],
  ) => {
    const field = levelsOf(facet.name)[parentLevels.length] ?? facet.name;
    const fieldCounts = (counts[field] ??= {});
    for (const { text, count, children = [] } of values) {
      const path = [...parentLevels, text];
      fieldCounts[path.join('>')] = count;
      if (facet.chosen.has(path.join('>'))) add(facet, children, path);
    }
  };
  for (const facet of facets) {
    if (facet.type !== 'value') continue;
    add({ name: facet.name, chosen: new Set(filters[facet.name] ?? []) }, facet.values);
  }
  return counts;
}
