import type { CarQueryTeaserFields } from '../../schema/generated/fields';
import { latestArrivals } from '../../features/car/ui/carQueries';
import type { CarQuery } from '../../domain/search/carSearch';
import { toCarFilters, readListState } from '../../features/car/ui/list/listState';
import type { CarTeaserData } from '../CarTeaser/CarTeaser.data';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';

/** Number of cars when the editors set none. */
const DEFAULT_LIMIT = 8;
/** Maximum number of cars that a teaser requests. */
const MAX_CARS = 100;

/** Predefined queries by name. */
const predefinedQueries: Readonly<Record<string, (count?: number) => CarQuery>> = {
  latestArrivals,
};

/** The query that the fields of a teaser describe. */
function teaserQuery(fields: CarQueryTeaserFields): CarQuery {
  const { PredefinedQuery, NumberOfCars, Limit, Sort } = fields;
  const query = PredefinedQuery?.value.trim() ?? '';
  const requested = NumberOfCars ?? Limit;
  if (Object.hasOwn(predefinedQueries, query))
    return predefinedQueries[query]?.(positiveOrUndefined(requested)) ?? {};
  const state = readListState(new URLSearchParams(query));
  return {
    filters: toCarFilters(state),
    keyphrase: state.keyphrase || undefined,
    sortName: Sort ?? state.sort ?? 'newest',
    limit: Math.min(positiveOrUndefined(requested) ?? DEFAULT_LIMIT, MAX_CARS),
  };
}

/** The number if it is positive; editors may have entered any number. */
const positiveOrUndefined = (count: number | undefined) =>
  count !== undefined && count > 0 ? count : undefined;

/** Loads the cars of the query; none if the search fails. */
async function load(fields: CarQueryTeaserFields, request: DataRequest): Promise<CarTeaserData> {
  const { cars } = await request.cars(teaserQuery(fields));
  return { cars };
}

export const loader = { load } satisfies BlockLoader<CarQueryTeaserFields, CarTeaserData>;
