import type { SearchRequest } from '../../../domain/documents/search';
import type { PageServices } from '../../../platform/pages/pageData.types';
import type { SearchClient } from './searchClient';

type SearchDealers = PageServices['searchDealers'];

/** Default fields: those of a dealer's teaser. */
const teaserFields = [
  ...['site_id', 'slug', 'site_official_name', 'site_street', 'site_zip', 'site_city'],
  ...['site_phone', 'site_image_url'],
];

/** Searches for dealers on behalf of pages. A site without dealers gets an empty result. */
export function createSearchDealers({ search }: SearchClient): SearchDealers {
  return async (site, { fields = teaserFields, ids, slug, department, limit }) => {
    if (!site.search) return { dealers: [] };
    const filters = toFilters({ ids, slug, department });
    const { content, failed } = await search(site.name, 'dealers', { fields, filters, limit });
    return { dealers: content as Awaited<ReturnType<SearchDealers>>['dealers'], failed };
  };
}

function toFilters({
  ids,
  slug,
  department,
}: Pick<Parameters<SearchDealers>[1], 'ids' | 'slug' | 'department'>): SearchRequest['filters'] {
  if (slug !== undefined) return { slug: [slug] };
  if (department) return { 'site_departments.department_type': [department] };
  return ids && { site_id: ids };
}
