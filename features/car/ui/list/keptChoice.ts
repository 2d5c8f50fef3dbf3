import type { CarFacet, CarFacetValue } from '../../../../domain/search/carSearch';
import { levelsOf, valueFacets } from './carFacets';
import { withPlace } from '../../../search/ui/changeState';
import { type ListState, writeListState } from './listState';

/**
 * What of a choice the filters show no control for, as pairs of a query: words, values that no facet has,
 * and everything while the facets are not known. The form sends them along, so that no choice is lost with
 * the next one. Order, place and page are not among them: they have their own controls, or begin anew.
 */
export function keptChoice(
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
  const words = valueFacets.find((known) => known.name === facet.name)?.words;
  return (!words || text in words) && hasPath(facet.values, path);
}

function hasPath(values: readonly CarFacetValue[], [first, ...below]: readonly string[]): boolean {
  const value = values.find(({ text }) => text === first);
  return value !== undefined && (below.length === 0 || hasPath(value.children ?? [], below));
}
