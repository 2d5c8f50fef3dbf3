import type { APIRequestContext } from '@playwright/test';
import { sites, type SiteName } from '../../sites/sites';
import { addresses, addressOf } from './addresses';

/** Pages of dealers are made from data, and alike: so many stand for all of a site in a language. */
const DEALERS = 2;

/** Paths of the pages of a site in each of its languages, as its sitemap lists them; of dealers a few. */
export async function pathsOf(request: APIRequestContext, site: SiteName): Promise<string[]> {
  const host = new URL(addressOf(site)).host;
  const response = await request.get(`${addresses.web}/sitemap.xml`, { headers: { host } });
  const sitemap = await response.text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  const { dealerPath, languages } = sites[site];
  if (!dealerPath) return paths;
  const areas = languages.map((language, at) => `${at === 0 ? '' : `/${language}`}${dealerPath}/`);
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const area = areas.find((start) => path.startsWith(start));
    if (area === undefined) return true;
    const count = (seen.get(area) ?? 0) + 1;
    seen.set(area, count);
    return count <= DEALERS;
  });
}
