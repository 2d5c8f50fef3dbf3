import type { CarFacet, CarFacetValue } from '../../../../domain/search/carSearch';
import { levelsOf, valueFacets } from './carFacets';
import { withPlace } from '../../../search/ui/changeState';
import { type ListState, writeListState } from './listState';

/**
 * Query parameters of a search for which the filters have no control: words, values that no facet has, and
 * all parameters if the facets are unknown. The form submits them as hidden fields, so that they are not
 * lost. Sort order, place and page are not included, because they have other controls or are reset.
 */
export function hiddenFields(
  state: ListState,
  facets: readonly CarFacet[],
): (readonly [name: string, text: string])[] {
  const query = writeListState({ ...withPlace(state), sort: undefined });
  return [...query].filter(
    ([name, text]) => !facets.some((facet) => hasControl(facet, name, text)),
  );
}

function hasControl(facet: CarFacet, name: string, text: string): boolean {
  if (facet.type === 'histogram') return facet.name === name;
  const path = levelsOf(text);
  if (levelsOf(facet.name)[path.length - 1] !== name) return false;
  const words = valueFacets.find((candidate) => candidate.name === facet.name)?.words;
  return (!words || text in words) && hasPath(facet.values, path);
}

function hasPath(values: readonly CarFacetValue[], [first, ...below]: readonly string[]): boolean {
  const value = values.find(({ text }) => text === first);
  return value !== undefined && (below.length === 0 || hasPath(value.children ?? [], below));
}
