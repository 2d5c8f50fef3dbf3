import type { CarFilters, SearchCars } from '../../../../domain/search/carSearch';
import {
  withKeyphrase,
  withPlace,
  withoutExcluded,
  withoutFacet,
  withoutRange,
  withoutLoose,
} from '../../../search/ui/changeState';
import { nearestWords } from './nearestWords';
import { filtersOf, type ListState } from './listState';

/** A change that finds cars where the choice finds none. */
export interface WayOut {
  kind: 'facet' | 'excluded' | 'range' | 'field' | 'place' | 'keyphrase' | 'spelling';
  /** Facet or field that is given up; what was left out; words to search for instead. */
  name: string;
  /** Of what was left out. */
  facet?: string;
  /** What is given up besides, where no single thing is enough. */
  second?: Pick<WayOut, 'kind' | 'name' | 'facet'>;
  state: ListState;
  total: number;
}

/** Most ways that are offered, and words that are compared with those of the visitor. */
const mostWays = 4;

/** Things of which two are given up at once: of more there are too many pairs to count. */
const mostInPairs = 6;

/**
 * Which filter to give up, the one that finds most first, and words that were meant perhaps. Where no single filter
 * is enough, which two.
 */
export async function findWayOut(
  state: ListState,
  fixed: CarFilters,
  cars: SearchCars,
): Promise<WayOut[]> {
  const fruitful = async (ways: readonly Way[]): Promise<WayOut[]> => {
    const counted = await Promise.all(
      ways.map(async (way) => {
        const filters = { ...filtersOf(way.state), ...fixed };
        const { keyphrase } = way.state;
        return { ...way, total: (await cars({ filters, keyphrase, limit: 0 })).total };
      }),
    );
    return counted
      .filter(({ total }) => total > 0)
      .sort(
        (one, other) =>
          Number(isSpelling(other)) - Number(isSpelling(one)) || other.total - one.total,
      )
      .slice(0, mostWays);
  };
  const single = await fruitful([...waysFrom(state), ...(await spellings(state, fixed, cars))]);
  return single.length > 0 ? single : fruitful(pairsFrom(state));
}

/** Every two things to give up; none where one of the two is all there is. */
function pairsFrom(state: ListState): Way[] {
  const ways = waysFrom(state).slice(0, mostInPairs);
  if (ways.length < 3) return [];
  return ways.flatMap((first, at) => {
    const later = new Set(ways.slice(at + 1).map(idOf));
    return waysFrom(first.state)
      .filter((second) => later.has(idOf(second)))
      .map(({ kind, name, facet, state: rest }) => ({
        ...first,
        second: { kind, name, facet },
        state: rest,
      }));
  });
}

const idOf = ({ kind, name }: Pick<WayOut, 'kind' | 'name'>): string => `${kind} ${name}`;

const isSpelling = ({ kind }: Pick<WayOut, 'kind'>): boolean => kind === 'spelling';

type Way = Omit<WayOut, 'total'>;

function waysFrom(state: ListState): Way[] {
  const chosen = (record: Readonly<Record<string, readonly unknown[]>>) =>
    Object.keys(record).filter((name) => record[name]?.length);
  return [
    ...chosen(state.values).map((name): Way => {
      return { kind: 'facet', name, state: withoutFacet(state, name) };
    }),
    ...Object.entries(state.excluded ?? {}).flatMap(([facet, paths]) =>
      paths.map((path): Way => {
        return { kind: 'excluded', name: path, facet, state: withoutExcluded(state, facet, path) };
      }),
    ),
    ...chosen(state.ranges).map((name): Way => {
      return { kind: 'range', name, state: withoutRange(state, name) };
    }),
    ...chosen(state.loose).map((name): Way => {
      const without = (state.loose[name] ?? []).reduce(
        (rest, text) => withoutLoose(rest, name, text),
        state,
      );
      return { kind: 'field', name, state: without };
    }),
    ...(state.place?.within === undefined ? [] : [anyDistance(state)]),
    ...(state.keyphrase === ''
      ? []
      : [{ kind: 'keyphrase' as const, name: state.keyphrase, state: withKeyphrase(state, '') }]),
  ];
}

/** The same place, however far from there. */
function anyDistance(state: ListState): Way {
  const { within, found, ...place } = state.place ?? { text: '' };
  const anywhere = found && { ...found, maxKm: null };
  const name = String(within);
  return { kind: 'place', name, state: withPlace(state, { ...place, found: anywhere }) };
}

/** The keyphrase with words of the stock in the place of those that are unknown. */
async function spellings(state: ListState, fixed: CarFilters, cars: SearchCars): Promise<Way[]> {
  if (state.keyphrase === '') return [];
  const names = ['car_brand>car_model', 'car_body', 'car_fuel', 'car_color', 'car_site_city'];
  const { facets } = await cars({
    filters: fixed,
    limit: 0,
    facets: names.map((name) => ({ name })),
  });
  const meant = nearestWords(state.keyphrase, facets);
  return meant === undefined
    ? []
    : [{ kind: 'spelling', name: meant, state: withKeyphrase(state, meant) }];
}
