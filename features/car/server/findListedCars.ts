import { contract } from '../../../schema/generated/contract';
import { lastPage } from '../../../domain/search/lastPage';
import { nearestFirst } from '../../search/ui/placeChoice';
import type { SearchCars } from '../../../domain/search/carSearch';
import type { Site } from '../../../sites/site.types';
import { CarsUnknown } from '../../search/server/findCars';
import { readListChoice } from './readListChoice';

/** One page of the cars that a list's address finds. */
export interface ListedCars {
  /** Records with the fields that were asked for. */
  cars: readonly object[];
  total: number;
  /** From 1. */
  page: number;
  perPage: number;
  hasNext: boolean;
}

/**
 * The cars of a page of the list whose choice and order stand in a query.
 * @param fields of the cars' records
 * @throws CarsUnknown when the search service does not answer
 */
export async function findListedCars(
  search: SearchCars,
  query: URLSearchParams,
  { site, fields }: { site: Site; fields: readonly string[] },
): Promise<ListedCars> {
  const { filters, keyphrase, page, sort, hasPlace } = await readListChoice(search, query, site);
  const perPage = site.carsPerPage;
  const answer = await search({
    filters,
    keyphrase,
    fields,
    // An order that nobody knows is none, as on the list itself.
    sortName: isOrder(sort) || (sort === nearestFirst && hasPlace) ? sort : undefined,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  if (answer.failed) throw new CarsUnknown();
  const { cars, total } = answer;
  return { cars, total, page, perPage, hasNext: page < lastPage && page * perPage < total };
}

/** Whether the search service knows an order of that name. */
function isOrder(name: string | undefined): boolean {
  const order = contract.items.CarSortOption?.fields.Order;
  return order?.kind === 'enum' && order.values.some((known) => known === name);
}
