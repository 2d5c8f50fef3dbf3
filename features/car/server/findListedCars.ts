import { contract } from '../../../schema/generated/contract';
import { LAST_PAGE } from '../../../domain/search/lastPage';
import { nearestFirst } from '../../search/ui/placeChoice';
import type { SearchCars } from '../../../domain/search/carSearch';
import { HttpError } from '../../../platform/httpError';
import type { Site } from '../../../sites/site.types';
import { CarsUnavailable } from '../../search/server/findCars';
import { readListChoice } from './readListChoice';

/** One page of a list of cars. */
export interface ListedCars {
  /** Records with the requested fields. */
  cars: readonly object[];
  total: number;
  /** From 1. */
  page: number;
  perPage: number;
  hasNext: boolean;
}

/**
 * Finds the cars on one page of a list, with the filters and the sort order of a query.
 * @param fields of the cars' records
 * @throws CarsUnavailable if the search service does not answer
 * @throws HttpError 400 for a place that is not known
 */
export async function findListedCars(
  search: SearchCars,
  query: URLSearchParams,
  { site, fields }: { site: Site; fields: readonly string[] },
): Promise<ListedCars> {
  const choice = await readListChoice(search, query, site);
  const { filters, keyphrase, page, sort, hasPlace } = choice;
  // The list shows all cars and a note for an unknown place; without the note, they would seem to be near it.
  if (choice.hasUnknownPlace) throw new HttpError(400, 'near is not a known place');
  const perPage = site.carsPerPage;
  const answer = await search({
    filters,
    keyphrase,
    fields,
    // An unknown order is ignored, as in the list itself.
    sortName: isOrder(sort) || (sort === nearestFirst && hasPlace) ? sort : undefined,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  if (answer.failed) throw new CarsUnavailable();
  const { cars, total } = answer;
  return { cars, total, page, perPage, hasNext: page < LAST_PAGE && page * perPage < total };
}

/** Whether the search service has an order of that name. */
function isOrder(name: string | undefined): boolean {
  const order = contract.items.CarSortOption?.fields.Order;
  return order?.kind === 'enum' && order.values.some((value) => value === name);
}
