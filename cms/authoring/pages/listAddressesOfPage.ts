import type { ContentStore } from '../../items/ContentStore';
import type { ContentTree } from '../../items/ContentTree';
import type { ContentItem, ContentSite } from '../../items/item.types';
import { listRedirectItems, toManagedRedirect } from '../../items/managedRedirect';
import type { AddressesOfPage } from '../../generated/authoringResolvers';
import { findPublicAncestor, normaliseRoute } from '../publishing/findAddressChanges';
import { MOVE_PREFIX } from '../publishing/redirectMovedPages';
import { getPage } from './pageLocation';

/** Lists the addresses that visitors lose when a page is deleted. @throws NOT_FOUND */
export function listAddressesOfPage(store: ContentStore, itemId: string): AddressesOfPage {
  const { published } = store;
  const page = published.find(getPage(store, itemId).id);
  const site = page && published.findSite(page);
  if (!page || !site) return { addresses: [] };
  const languages = site.languages.filter((language) => page.versions.has(language));
  const ownAddresses = languages.map((language) =>
    withLanguage(site, published.findRoute(page, language) ?? '/', language),
  );
  const addresses = [...new Set([...ownAddresses, ...listRedirects(published, site, page)])];
  const [language] = languages;
  const above = language && findPublicAncestor(published, published, page, language);
  if (!above) return { addresses };
  const displayName = above.versions.get(language)?.displayName ?? above.name;
  return {
    addresses,
    above: {
      displayName,
      route: withLanguage(site, published.findRoute(above, language) ?? '/', language),
    },
  };
}

/** The addresses that redirect to a page since it moved. */
function listRedirects(tree: ContentTree, site: ContentSite, page: ContentItem): string[] {
  return listRedirectItems(tree, site).flatMap(({ item, version }) => {
    const { pattern, target, locale } = toManagedRedirect(version);
    const leadsToPage = (language: string): boolean =>
      page.versions.has(language) &&
      (locale === '' || locale.toLowerCase() === language) &&
      normaliseRoute(target) === normaliseRoute(tree.findRoute(page, language) ?? '');
    if (!item.name.startsWith(MOVE_PREFIX)) return [];
    return site.languages
      .filter(leadsToPage)
      .map((language) => withLanguage(site, pattern, language));
  });
}

const withLanguage = (
  { languages: [first] }: ContentSite,
  route: string,
  language: string,
): string => (language === first ? route : `/${language}${route === '/' ? '' : route}`);
