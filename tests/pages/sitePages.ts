import type { APIRequestContext } from '@playwright/test';
import { sites, type SiteName } from '../../sites/sites';
import { addresses, getAddress } from './addresses';

/** Dealer pages are generated and alike, so this number per site and language is enough. */
const DEALER_PAGES = 2;

/** Returns the paths of a site's pages in all languages from its sitemap; only some dealer pages. */
export async function listPaths(request: APIRequestContext, site: SiteName): Promise<string[]> {
  const host = new URL(getAddress(site)).host;
  const response = await request.get(`${addresses.web}/sitemap.xml`, { headers: { host } });
  const sitemap = await response.text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  const { dealerPath, languages } = sites[site];
  if (!dealerPath) return paths;
  const areas = languages.map(
    (language, index) => `${index === 0 ? '' : `/${language}`}${dealerPath}/`,
  );
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const area = areas.find((start) => path.startsWith(start));
    if (area === undefined) return true;
    const count = (seen.get(area) ?? 0) + 1;
    seen.set(area, count);
    return count <= DEALER_PAGES;
  });
}
