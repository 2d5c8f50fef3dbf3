import { readDealer } from '../../features/dealers/model/readDealer';
import type { Site } from '../../sites/site.types';
import type { PublicRoute } from '../../platform/content/content';
import type { SearchClient } from '../../features/search/server/searchClient';
import { UpstreamError } from '../../platform/upstreams/UpstreamError';

/** Dealers per request; a site has a few dozen. */
const MAX_DEALERS = 500;

/** The page of a dealer, which every language of the site has. */
export interface DealerRoute extends PublicRoute {
  name: string;
}

/**
 * The pages of a site's dealers in their order; none if it has no such pages. @throws UpstreamError
 */
export async function listDealers(
  search: SearchClient['search'],
  site: Site,
): Promise<DealerRoute[]> {
  const { dealerPath } = site;
  if (!site.search || !dealerPath) return [];
  const { failed, content } = await search(site.name, 'dealers', {
    fields: ['site_id', 'slug', 'site_official_name'],
    limit: MAX_DEALERS,
  });
  if (failed) throw new UpstreamError('search', 'network', 'did not list the dealers');
  return content.flatMap((record) => {
    const dealer = readDealer(record);
    if (!dealer) return [];
    const { name, slug } = dealer;
    return { name, path: `${dealerPath}/${slug}`, languages: [...site.languages] };
  });
}

/** Adds the routes of dealers. A dealer's address at which editors have made a page is listed once. */
export function withDealers(
  routes: readonly PublicRoute[],
  dealers: readonly DealerRoute[],
): PublicRoute[] {
  const existingPaths = new Set(routes.map(({ path }) => path));
  return [...routes, ...dealers.filter(({ path }) => !existingPaths.has(path))];
}
