import { fold } from '../../../../domain/search/fold';
import type { CarFacet, CarFacetValue } from '../../../../domain/search/carSearch';
import { levelsOf } from './carFacets';
import { excludePath, type ExcludedValues } from '../../../search/ui/excludedValues';
import { addPath, type ListState } from './listState';
import { normaliseCondition } from './normaliseCondition';

/**
 * Corrects values to the stock's spelling, ignoring case and accents, and adds their parent levels where a link omits
 * them. Unknown values remain unchanged.
 * @param facets facets of all cars, including those with chosen values
 */
export function normaliseValues(state: ListState, facets: readonly CarFacet[]): ListState {
  const values: Record<string, string[]> = {};
  for (const [name, paths] of Object.entries(state.values)) {
    const facet = facets.find((candidate) => candidate.name === name);
    const normalised: string[] = (values[name] = []);
    for (const path of paths) addPath(normalised, stockSpelling(facet, levelsOf(path)));
  }
  const unqualified: Record<string, string[]> = {};
  for (const [field, texts] of Object.entries(state.unqualified)) {
    for (const text of texts) {
      const match = facets.flatMap((facet) => findFacetPath(facet, field, text)).at(0);
      if (match) addPath((values[match.name] ??= []), match.path);
      else (unqualified[field] ??= []).push(text);
    }
  }
  return {
    ...state,
    values: normaliseCondition(values, facets),
    unqualified,
    ...(state.excluded && { excluded: normaliseExcluded(state.excluded, facets) }),
  };
}

function normaliseExcluded(excluded: ExcludedValues, facets: readonly CarFacet[]): ExcludedValues {
  const normalised = Object.entries(excluded).map(([name, paths]) => {
    const facet = facets.find((candidate) => candidate.name === name);
    const spelled = paths.map((path) => stockSpelling(facet, levelsOf(path)).join('>'));
    return [name, spelled.reduce<string[]>(excludePath, [])] as const;
  });
  return Object.fromEntries(normalised);
}

const isSame = (a: string, b: string): boolean => fold(a) === fold(b);

/** The texts of a path's levels in the facet's spelling; unknown levels stay unchanged. */
function stockSpelling(facet: CarFacet | undefined, levels: readonly string[]): string[] {
  let candidates: readonly CarFacetValue[] = facet?.type === 'value' ? facet.values : [];
  return levels.map((text) => {
    const value =
      candidates.find((other) => other.text === text) ??
      candidates.find((other) => isSame(other.text, text));
    candidates = value?.children ?? [];
    return value?.text ?? text;
  });
}

interface FacetPath {
  name: string;
  path: readonly string[];
}

/** The path of the value of a field that has this text; of several, the one with most cars. */
function findFacetPath(facet: CarFacet, field: string, text: string): FacetPath[] {
  const depth = levelsOf(facet.name).indexOf(field);
  if (facet.type !== 'value' || depth < 0) return [];
  const matches: (FacetPath & { count: number })[] = [];
  const visit = (values: readonly CarFacetValue[], parentLevels: readonly string[]) => {
    for (const value of values) {
      const path = [...parentLevels, value.text];
      if (parentLevels.length < depth) visit(value.children ?? [], path);
      else if (isSame(value.text, text)) {
        matches.push({ name: facet.name, path, count: value.count });
      }
    }
  };
  visit(facet.values, []);
  return matches.sort((a, b) => b.count - a.count).slice(0, 1);
}
