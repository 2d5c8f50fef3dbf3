import type { SearchCars } from '../../../domain/search/carSearch';
import { countedFacets, type FacetCounts, optionCounts } from '../ui/list/optionCounts';
import type { Site } from '../../../sites/site.types';
import { CarsUnknown } from '../../search/server/findCars';
import { readListChoice } from './readListChoice';

/** How many cars a choice finds. */
export interface CarCount {
  total: number;
  /** By field and value, for those who asked: how many cars there would be of each value that a filter shows. */
  options?: FacetCounts;
}

/**
 * How many cars the choice in a list's address finds, read as the list reads it; no car is asked for.
 * @param withOptions also counts the values of the filters
 * @throws CarsUnknown when the search service does not answer
 */
export async function countCars(
  cars: SearchCars,
  query: URLSearchParams,
  { site, withOptions }: { site: Site; withOptions: boolean },
): Promise<CarCount> {
  const { filters, keyphrase } = await readListChoice(cars, query, site);
  const facets = withOptions ? countedFacets : [];
  const { total, failed, facets: counted } = await cars({ filters, keyphrase, facets, limit: 0 });
  if (failed) throw new CarsUnknown();
  return withOptions ? { total, options: optionCounts(counted, filters) } : { total };
}
