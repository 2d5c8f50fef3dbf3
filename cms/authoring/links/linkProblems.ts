import type { ContentStore } from '../../items/contentStore';
import { findPage, ownItems } from '../pages/pagePlace';
import { collectLinks } from './collectLinks';
import { findLinkTarget } from './linkTarget';
import type { LinkProblem } from '../../generated/authoringResolvers';

/** Most problems that one answer tells. */
const maxProblems = 100;

/**
 * Links of a page in a language that visitors could not follow, as drafts stand. Throws NOT_FOUND for
 * what is no page.
 */
export function readLinkProblems(
  store: ContentStore,
  itemId: string,
  language: string,
): LinkProblem[] {
  const { draft } = store;
  const page = findPage(store, itemId);
  return ownItems(draft, page)
    .flatMap((item) => collectLinks(draft, item, language))
    .flatMap(({ item, field, href, id, text }): LinkProblem[] => {
      if (href === '' && !id) return [];
      const target = findLinkTarget(store, { site: page.site, language, href, id });
      // Both become public together.
      if (target?.isPublic || target?.itemId === page.id) return [];
      const kind = target ? 'UNPUBLISHED' : id && !draft.find(id) ? 'DELETED' : 'NOWHERE';
      return [{ kind, itemId: item.id, component: item.template, field, href, text }];
    })
    .slice(0, maxProblems);
}
