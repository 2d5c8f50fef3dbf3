import type { ContentStore, KnownItem } from '../../items/ContentStore';
import type { ContentTree } from '../../items/ContentTree';
import type { SavedVersion } from '../../items/versionTable';
import { checkRedirects } from './checkRedirects';
import { checkSiteItem } from './checkSiteItem';
import { partTemplates, readPart, siteParts, type SitePart } from './siteParts';

interface WrittenVersion {
  item: KnownItem;
  version: SavedVersion;
}

/**
 * Checks the site-wide items among some versions: settings, phrases, tags and redirects.
 * @param readTreeAfter returns all content including these versions
 * @throws BAD_INPUT
 */
export async function checkSiteItems(
  store: ContentStore,
  versions: readonly WrittenVersion[],
  readTreeAfter: () => Promise<ContentTree>,
): Promise<void> {
  const redirects = new Map<string, Set<string>>();
  for (const { item, version } of versions) {
    const part = findPart(item.template);
    const site = item.site === undefined ? undefined : store.sites.get(item.site);
    if (!part || !site || version.deleted) continue;
    const items = readPart(store, site.name, part);
    const belongsToPart =
      part === 'SETTINGS' ? item.id === items.root.id : item.parentId === items.root.id;
    if (!belongsToPart) continue;
    const { itemId, language, fields } = version;
    checkSiteItem(store, items, { part, itemId, name: item.name, language, fields });
    if (part !== 'REDIRECTS') continue;
    redirects.set(site.name, (redirects.get(site.name) ?? new Set()).add(itemId));
  }
  if (redirects.size === 0) return;
  const tree = await readTreeAfter();
  for (const [name, ids] of redirects) {
    const site = store.sites.get(name);
    if (site) await checkRedirects(tree, site, ids);
  }
}

const findPart = (template: string): SitePart | undefined =>
  siteParts.find((part) => partTemplates[part] === template);
