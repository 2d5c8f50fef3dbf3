import { fold } from '../../../../domain/search/fold';
import type { CarFacet, CarFacetValue } from '../../../../domain/search/carSearch';
import { levelsOf } from './carFacets';
import { excludePath, type ExcludedValues } from '../../../search/ui/excludedValues';
import { addPath, type ListState } from './listState';
import { settleCondition } from './settleCondition';

/**
 * The choice with values as the stock writes them, whatever letter case and accents a link has, and in
 * their places where a link names them without the values above. What the stock does not know stays.
 * @param facets of all cars; those that anything is chosen of must be among them.
 */
export function settleValues(state: ListState, facets: readonly CarFacet[]): ListState {
  const values: Record<string, string[]> = {};
  for (const [name, paths] of Object.entries(state.values)) {
    const facet = facets.find((known) => known.name === name);
    const settled: string[] = (values[name] = []);
    for (const path of paths) addPath(settled, writtenPath(facet, levelsOf(path)));
  }
  const loose: Record<string, string[]> = {};
  for (const [field, texts] of Object.entries(state.loose)) {
    for (const text of texts) {
      const place = facets.flatMap((facet) => findPlace(facet, field, text)).at(0);
      if (place) addPath((values[place.name] ??= []), place.path);
      else (loose[field] ??= []).push(text);
    }
  }
  return {
    ...state,
    values: settleCondition(values, facets),
    loose,
    ...(state.excluded && { excluded: settleExcluded(state.excluded, facets) }),
  };
}

function settleExcluded(excluded: ExcludedValues, facets: readonly CarFacet[]): ExcludedValues {
  const settled = Object.entries(excluded).map(([name, paths]) => {
    const facet = facets.find((known) => known.name === name);
    const written = paths.map((path) => writtenPath(facet, levelsOf(path)).join('>'));
    return [name, written.reduce<string[]>(excludePath, [])] as const;
  });
  return Object.fromEntries(settled);
}

const isSame = (one: string, other: string): boolean => fold(one) === fold(other);

/** The texts of a path's levels as the facet has them; those as they are that it does not have. */
function writtenPath(facet: CarFacet | undefined, asked: readonly string[]): string[] {
  let known: readonly CarFacetValue[] = facet?.type === 'value' ? facet.values : [];
  return asked.map((text) => {
    const value =
      known.find((other) => other.text === text) ?? known.find((other) => isSame(other.text, text));
    known = value?.children ?? [];
    return value?.text ?? text;
  });
}

interface Place {
  name: string;
  path: readonly string[];
}

/** The value of a field with that text; the one that most cars have. */
function findPlace(facet: CarFacet, field: string, text: string): Place[] {
  const depth = levelsOf(facet.name).indexOf(field);
  if (facet.type !== 'value' || depth < 0) return [];
  const found: (Place & { count: number })[] = [];
  const look = (values: readonly CarFacetValue[], above: readonly string[]) => {
    for (const value of values) {
      const path = [...above, value.text];
      if (above.length < depth) look(value.children ?? [], path);
      else if (isSame(value.text, text)) {
        found.push({ name: facet.name, path, count: value.count });
      }
    }
  };
  look(facet.values, []);
  return found.sort((one, other) => other.count - one.count).slice(0, 1);
}
