import type { PageServices } from '../../../platform/pages/pageData.types';
import type { SearchClient } from './searchClient';

type SearchCars = PageServices['searchCars'];

/** Searches for cars as pages ask for them. A site without cars of its own finds none. */
export function createSearchCars({ search }: SearchClient): SearchCars {
  return async (site, query) => {
    if (!site.search) return { facets: [], cars: [], total: 0 };
    const { facets = [], sortName, ...rest } = query;
    const answer = await search(site.name, 'cars', {
      ...rest,
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
      cars: answer.content as Awaited<ReturnType<SearchCars>>['cars'],
      total: answer.total_items,
      failed: answer.failed,
    };
  };
}
