import type { SiteContentSource } from '../../platform/content/siteContent';
import type { Site } from '../../sites/site.types';

/**
 * Public origin of each site, such as `https://automotive.example`, for absolute addresses. Where
 * PUBLIC_URL is the main host of a site, every site lives at its own main host (the first it lists);
 * elsewhere (a developer's machine, one-address previews) the first site lives at PUBLIC_URL and the
 * others below it as `<site>.<host>`.
 */
export function siteOrigins(sites: readonly Site[], publicUrl: URL): (site: Site) => string {
  const { protocol, hostname, port, origin } = publicUrl;
  const own = sites.some((site) => site.hosts[0] === hostname);
  return (site) => {
    if (own) return `${protocol}//${site.hosts[0]}`;
    if (site.name === sites[0]?.name) return origin;
    return `${protocol}//${site.name}.${hostname}${port && `:${port}`}`;
  };
}

/** The one origin of a site's addresses, as its canonical links name it: editors may say another than ours. */
export const publicOrigins =
  (siteContent: Pick<SiteContentSource, 'get'>, origin: (site: Site) => string) =>
  async (site: Site): Promise<string> =>
    (await siteContent.get(site, site.languages[0])).settings.url ?? origin(site);
