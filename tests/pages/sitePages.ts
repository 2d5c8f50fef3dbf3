import type { APIRequestContext } from '@playwright/test';
import type { SiteName } from '../../sites/sites';
import { addresses, addressOf } from './addresses';

/** Paths of every page of a site in each of its languages, as its sitemap lists them. */
export async function pathsOf(request: APIRequestContext, site: SiteName): Promise<string[]> {
  const host = new URL(addressOf(site)).host;
  const response = await request.get(`${addresses.web}/sitemap.xml`, { headers: { host } });
  const sitemap = await response.text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}
