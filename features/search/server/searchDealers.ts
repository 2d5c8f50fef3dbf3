import type { SearchRequest } from '../../../domain/documents/search';
import type { PageServices } from '../../../platform/pages/pageData.types';
import type { SearchClient } from './searchClient';

type SearchDealers = PageServices['searchDealers'];

/** Fields of a teaser (spec 2 §7). */
const teaserFields = [
  ...['site_id', 'slug', 'site_official_name', 'site_street', 'site_zip', 'site_city'],
  ...['site_phone', 'site_image_url'],
];

/** Searches for dealers as pages ask for them. A site without dealers of its own finds none. */
export function createSearchDealers({ search }: SearchClient): SearchDealers {
  return async (site, { fields = teaserFields, ids, slug, department, limit }) => {
    if (!site.search) return { dealers: [] };
    const filters = filtersOf({ ids, slug, department });
    const { content, failed } = await search(site.name, 'dealers', { fields, filters, limit });
    return { dealers: content as Awaited<ReturnType<SearchDealers>>['dealers'], failed };
  };
}

function filtersOf({
  ids,
  slug,
  department,
}: Pick<Parameters<SearchDealers>[1], 'ids' | 'slug' | 'department'>): SearchRequest['filters'] {
  if (slug !== undefined) return { slug: [slug] };
  if (department) return { 'site_departments.department_type': [department] };
  return ids && { site_id: ids };
}
