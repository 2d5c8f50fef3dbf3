import type { CarFilters, SearchCars } from '../../../../domain/search/carSearch';
import {
  withKeyphrase,
  withPlace,
  withoutExcluded,
  withoutFacet,
  withoutRange,
  withoutUnqualifiedWords,
} from '../../../search/ui/changeState';
import { nearestWords } from './nearestWords';
import { toCarFilters, type ListState } from './listState';

/** A change of the filters with which cars are found. */
export interface FilterSuggestion {
  kind: 'facet' | 'excluded' | 'range' | 'field' | 'place' | 'keyphrase' | 'spelling';
  /** Facet or field to remove, value to stop excluding, or words to search for instead. */
  name: string;
  /** Facet of the excluded value. */
  facet?: string;
  /** A second filter to remove, if removing one is not enough. */
  second?: Pick<FilterSuggestion, 'kind' | 'name' | 'facet'>;
  state: ListState;
  total: number;
}

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;

/** Maximum number of filters that are tried in pairs: the number of queries grows with its square. */
const MAX_FILTERS_IN_PAIRS = 6;

/**
 * Suggests filters to remove, the one that finds most cars first, and corrected spellings. If removing one is not
 * enough, suggests pairs of filters.
 */
export async function suggestFilterRemoval(
  state: ListState,
  fixed: CarFilters,
  searchCars: SearchCars,
): Promise<FilterSuggestion[]> {
  const suggestionsWithCars = async (
    candidates: readonly Candidate[],
  ): Promise<FilterSuggestion[]> => {
    const countedRemovals = await Promise.all(
      candidates.map(async (candidate) => {
        const filters = { ...toCarFilters(candidate.state), ...fixed };
        const { keyphrase } = candidate.state;
        return { ...candidate, total: (await searchCars({ filters, keyphrase, limit: 0 })).total };
      }),
    );
    return countedRemovals
      .filter(({ total }) => total > 0)
      .sort((a, b) => Number(isSpelling(b)) - Number(isSpelling(a)) || b.total - a.total)
      .slice(0, MAX_SUGGESTIONS);
  };
  const singleRemovals = await suggestionsWithCars([
    ...candidatesFrom(state),
    ...(await spellings(state, fixed, searchCars)),
  ]);
  return singleRemovals.length > 0 ? singleRemovals : suggestionsWithCars(pairsFrom(state));
}

/** Searches without two of the filters; none if the search has only two. */
function pairsFrom(state: ListState): Candidate[] {
  const candidates = candidatesFrom(state).slice(0, MAX_FILTERS_IN_PAIRS);
  if (candidates.length < 3) return [];
  return candidates.flatMap((first, index) => {
    const laterIds = new Set(candidates.slice(index + 1).map(candidateId));
    return candidatesFrom(first.state)
      .filter((second) => laterIds.has(candidateId(second)))
      .map(({ kind, name, facet, state: remaining }) => ({
        ...first,
        second: { kind, name, facet },
        state: remaining,
      }));
  });
}

const candidateId = ({ kind, name }: Pick<FilterSuggestion, 'kind' | 'name'>): string =>
  `${kind} ${name}`;

const isSpelling = ({ kind }: Pick<FilterSuggestion, 'kind'>): boolean => kind === 'spelling';

type Candidate = Omit<FilterSuggestion, 'total'>;

/** Searches without one of the filters. */
function candidatesFrom(state: ListState): Candidate[] {
  const namesWithValues = (record: Readonly<Record<string, readonly unknown[]>>) =>
    Object.keys(record).filter((name) => record[name]?.length);
  return [
    ...namesWithValues(state.values).map((name): Candidate => {
      return { kind: 'facet', name, state: withoutFacet(state, name) };
    }),
    ...Object.entries(state.excluded ?? {}).flatMap(([facet, paths]) =>
      paths.map((path): Candidate => {
        return { kind: 'excluded', name: path, facet, state: withoutExcluded(state, facet, path) };
      }),
    ),
    ...namesWithValues(state.ranges).map((name): Candidate => {
      return { kind: 'range', name, state: withoutRange(state, name) };
    }),
    ...namesWithValues(state.unqualified).map((name): Candidate => {
      const remainingState = (state.unqualified[name] ?? []).reduce(
        (remaining, text) => withoutUnqualifiedWords(remaining, name, text),
        state,
      );
      return { kind: 'field', name, state: remainingState };
    }),
    ...(state.place?.within === undefined ? [] : [anyDistance(state)]),
    ...(state.keyphrase === ''
      ? []
      : [{ kind: 'keyphrase' as const, name: state.keyphrase, state: withKeyphrase(state, '') }]),
  ];
}

/** The same place at any distance. */
function anyDistance(state: ListState): Candidate {
  const { within, found, ...place } = state.place ?? { text: '' };
  const anyDistancePlace = found && { ...found, maxKm: null };
  const name = String(within);
  return { kind: 'place', name, state: withPlace(state, { ...place, found: anyDistancePlace }) };
}

/** The keyphrase with unknown words replaced by words of the stock. */
async function spellings(
  state: ListState,
  fixed: CarFilters,
  searchCars: SearchCars,
): Promise<Candidate[]> {
  if (state.keyphrase === '') return [];
  const names = ['car_brand>car_model', 'car_body', 'car_fuel', 'car_color', 'car_site_city'];
  const { facets } = await searchCars({
    filters: fixed,
    limit: 0,
    facets: names.map((name) => ({ name })),
  });
  const correctedWords = nearestWords(state.keyphrase, facets);
  return correctedWords === undefined
    ? []
    : [{ kind: 'spelling', name: correctedWords, state: withKeyphrase(state, correctedWords) }];
}
