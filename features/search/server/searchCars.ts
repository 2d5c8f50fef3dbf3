import type { CarRecord } from '../../../domain/documents/carRecord';
import type { PageServices } from '../../../platform/pages/pageData.types';
import type { SearchClient } from './searchClient';

type SearchCars = PageServices['searchCars'];

/** Searches for cars on behalf of pages. A site without cars gets an empty result. */
export function createSearchCars({ search }: SearchClient): SearchCars {
  return async (site, query) => {
    if (!site.search) return { facets: [], cars: [], total: 0 };
    const { facets = [], sortName, ...otherOptions } = query;
    const answer = await search(site.name, 'cars', {
      ...otherOptions,
      sort_name: sortName,
      facets: facets.map(({ name, sortOrder, filters, lowest }) => ({
        name,
        filters,
        sort_order: sortOrder,
        lowest,
      })),
    });
    return {
      facets: answer.facet,
      cars: answer.content as CarRecord[],
      total: answer.total_items,
      failed: answer.failed,
    };
  };
}
