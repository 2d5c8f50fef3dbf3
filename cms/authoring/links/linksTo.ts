import type { ContentStore } from '../../items/contentStore';
import { findPage } from '../pages/pagePlace';
import { collectLinks } from './collectLinks';
import { findLinkTarget } from './linkTarget';
import type { LinkOrigin } from '../../generated/authoringResolvers';

/** Most links that one answer tells. */
const maxOrigins = 500;

/** Every link to a page from other pages of its site and from what they share, as drafts stand. */
export function readLinksTo(store: ContentStore, itemId: string): LinkOrigin[] {
  const { draft } = store;
  const page = findPage(store, itemId);
  const origins: LinkOrigin[] = [];
  for (const item of draft.all()) {
    if (item.site !== page.site) continue;
    const from = draft.pageOf(item);
    if (from?.id === page.id) continue;
    for (const language of item.versions.keys()) {
      for (const { field, href, id } of collectLinks(draft, item, language)) {
        const target = findLinkTarget(store, { site: page.site, language, href, id });
        if (target?.itemId !== page.id) continue;
        origins.push({
          itemId: from?.id,
          displayName: from?.versions.get(language)?.displayName ?? draft.pathOf(item),
          route: from && draft.routeOf(from),
          language,
          field,
          href,
        });
        if (origins.length >= maxOrigins) return origins;
      }
    }
  }
  return origins;
}
