import type { PageServices } from '../../../platform/pages/pageData.types';
import type { SearchClient } from './searchClient';
import { readKit } from './readKit';

type SearchKits = PageServices['searchKits'];

/** Fields of a card. */
const cardFields = [
  ...['kitId', 'kitCode', 'name', 'kitCategory', 'subcategories', 'images', 'retailPrice'],
  'currency',
];

/** Searches for kits as pages ask for them. A site without kits of its own finds none. */
export function createSearchKits({ search }: SearchClient): SearchKits {
  return async (site, query) => {
    if (!site.features.kits) return { facets: [], kits: [], total: 0 };
    const { fields = cardFields, facets = [], sortName, filters, ...rest } = query;
    const answer = await search(site.name, 'kits', {
      ...rest,
      fields,
      // What is no longer sold is in nobody's quote.
      filters: { ...filters, status: ['Active'] },
      sort_name: sortName,
      facets: facets.map(({ name, sortOrder }) => ({ name, sort_order: sortOrder })),
    });
    return {
      facets: answer.facet,
      kits: answer.content.flatMap((document) => readKit(document) ?? []),
      total: answer.total_items,
      failed: answer.failed,
    };
  };
}
