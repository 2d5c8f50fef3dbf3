import type { CarQueryTeaserFields } from '../../schema/generated/fields';
import { latestArrivals } from '../../features/car/ui/carQueries';
import type { CarQuery } from '../../domain/search/carSearch';
import { filtersOf, readListState } from '../../features/car/ui/list/listState';
import type { CarTeaserData } from '../CarTeaser/CarTeaser.data';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';

/** Cars where editors say nothing (spec 2 §7). */
const defaultLimit = 8;
/** Cars that any teaser asks for at most. */
const mostCars = 100;

/** Queries that have a name of their own. */
const named: Readonly<Record<string, (count?: number) => CarQuery>> = { latestArrivals };

/** The query that the fields of a teaser describe (spec 2 §7). */
function teaserQuery(fields: CarQueryTeaserFields): CarQuery {
  const { PredefinedQuery, NumberOfCars, Limit, Sort } = fields;
  const query = PredefinedQuery?.value.trim() ?? '';
  const asked = NumberOfCars ?? Limit;
  if (Object.hasOwn(named, query)) return named[query]?.(positive(asked)) ?? {};
  const state = readListState(new URLSearchParams(query));
  return {
    filters: filtersOf(state),
    keyphrase: state.keyphrase || undefined,
    sortName: Sort ?? state.sort ?? 'newest',
    limit: Math.min(positive(asked) ?? defaultLimit, mostCars),
  };
}

/** A number that cars can be counted with; editors may have written any. */
const positive = (count: number | undefined) =>
  count !== undefined && count > 0 ? count : undefined;

/** The cars that the query finds; none where the search fails (spec 2 §7). */
async function load(fields: CarQueryTeaserFields, request: DataRequest): Promise<CarTeaserData> {
  const { cars } = await request.cars(teaserQuery(fields));
  return { cars };
}

export const loader = { load } satisfies BlockLoader<CarQueryTeaserFields, CarTeaserData>;
