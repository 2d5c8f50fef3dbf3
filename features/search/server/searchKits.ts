import type { PageServices } from '../../../platform/pages/pageData.types';
import type { SearchClient } from './searchClient';
import { readKit } from './readKit';

type SearchKits = PageServices['searchKits'];

/** Default fields: those of a kit's card. */
const cardFields = [
  ...['kitId', 'kitCode', 'name', 'kitCategory', 'subcategories', 'images', 'retailPrice'],
  'currency',
];

/** Searches for kits on behalf of pages. A site without kits gets an empty result. */
export function createSearchKits({ search }: SearchClient): SearchKits {
  return async (site, query) => {
    if (!site.features.kits) return { facets: [], kits: [], total: 0 };
    const { fields = cardFields, facets = [], sortName, filters, ...otherOptions } = query;
    const answer = await search(site.name, 'kits', {
      ...otherOptions,
      fields,
      // Without discontinued kits, quotes that contain one lose it.
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
