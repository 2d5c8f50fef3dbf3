import type { ContentStore } from '../../items/ContentStore';
import { getPage } from '../pages/pageLocation';
import { collectLinks } from './collectLinks';
import { findLinkTarget } from './findLinkTarget';
import type { LinkOrigin } from '../../generated/authoringResolvers';

/** Maximum links in a response. */
const MAX_ORIGINS = 500;

/** Lists the links to a page from other pages of its site and from shared content, in the drafts. */
export function readLinksTo(store: ContentStore, itemId: string): LinkOrigin[] {
  const { draft } = store;
  const page = getPage(store, itemId);
  const origins: LinkOrigin[] = [];
  for (const item of draft.listAll()) {
    if (item.site !== page.site) continue;
    const origin = draft.findPage(item);
    if (origin?.id === page.id) continue;
    for (const language of item.versions.keys()) {
      for (const { field, href, id } of collectLinks(draft, item, language)) {
        const target = findLinkTarget(store, { site: page.site, language, href, id });
        if (target?.itemId !== page.id) continue;
        origins.push({
          itemId: origin?.id,
          displayName: origin?.versions.get(language)?.displayName ?? draft.getPath(item),
          route: origin && draft.findRoute(origin),
          language,
          field,
          href,
        });
        if (origins.length >= MAX_ORIGINS) return origins;
      }
    }
  }
  return origins;
}
