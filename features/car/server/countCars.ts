import type { SearchCars } from '../../../domain/search/carSearch';
import { countedFacets, type FacetCounts, optionCounts } from '../ui/list/optionCounts';
import type { Site } from '../../../sites/site.types';
import { CarsUnavailable } from '../../search/server/findCars';
import { readListChoice } from './readListChoice';

/** Number of cars for a choice of filters. */
export interface CarCount {
  total: number;
  /** Number of cars for each value that a filter shows, by field and value; only if requested. */
  options?: FacetCounts;
}

/**
 * Counts the cars at a list's address, which is parsed as the list does, without loading them.
 * @param withOptions also counts the values of the filters
 * @throws CarsUnavailable if the search service does not answer
 */
export async function countCars(
  searchCars: SearchCars,
  query: URLSearchParams,
  { site, withOptions }: { site: Site; withOptions: boolean },
): Promise<CarCount> {
  const { filters, keyphrase } = await readListChoice(searchCars, query, site);
  const facets = withOptions ? countedFacets : [];
  const {
    total,
    failed,
    facets: countedFacetValues,
  } = await searchCars({ filters, keyphrase, facets, limit: 0 });
  if (failed) throw new CarsUnavailable();
  return withOptions ? { total, options: optionCounts(countedFacetValues, filters) } : { total };
}
