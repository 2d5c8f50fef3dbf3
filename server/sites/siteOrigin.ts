import type { SiteContentSource } from '../../platform/content/siteContent';
import type { Site } from '../../sites/site.types';

/**
 * Public origin of each site, such as `https://automotive.example`, for absolute addresses. If PUBLIC_URL is
 * the main host of a site, every site has its own main host (the first that it lists). Elsewhere (a
 * developer's machine, previews with a single address) the first site is at PUBLIC_URL and the others at
 * `<site>.<host>`.
 */
export function siteOrigins(sites: readonly Site[], publicUrl: URL): (site: Site) => string {
  const { protocol, hostname, port, origin } = publicUrl;
  const hasOwnHosts = sites.some((site) => site.hosts[0] === hostname);
  return (site) => {
    if (hasOwnHosts) return `${protocol}//${site.hosts[0]}`;
    if (site.name === sites[0]?.name) return origin;
    return `${protocol}//${site.name}.${hostname}${port && `:${port}`}`;
  };
}

/** The origin that a site's canonical links use: editors may set another than ours. */
export const createPublicOrigins =
  (siteContent: Pick<SiteContentSource, 'get'>, origin: (site: Site) => string) =>
  async (site: Site): Promise<string> =>
    (await siteContent.get(site, site.languages[0])).settings.url ?? origin(site);
