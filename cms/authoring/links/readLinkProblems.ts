import type { ContentStore } from '../../items/ContentStore';
import { getPage, listOwnItems } from '../pages/pageLocation';
import { collectLinks } from './collectLinks';
import { findLinkTarget } from './findLinkTarget';
import type { LinkProblem } from '../../generated/authoringResolvers';

/** Maximum problems in a response. */
const MAX_PROBLEMS = 100;

/**
 * Lists broken links of a page in a language, in the drafts. @throws NOT_FOUND when there is no such page
 */
export function readLinkProblems(
  store: ContentStore,
  itemId: string,
  language: string,
): LinkProblem[] {
  const { draft } = store;
  const page = getPage(store, itemId);
  return listOwnItems(draft, page)
    .flatMap((item) => collectLinks(draft, item, language))
    .flatMap(({ item, field, href, id, text }): LinkProblem[] => {
      if (href === '' && !id) return [];
      const target = findLinkTarget(store, { site: page.site, language, href, id });
      // The page and its own items are published together.
      if (target?.isPublic || target?.itemId === page.id) return [];
      const kind = target ? 'UNPUBLISHED' : id && !draft.find(id) ? 'DELETED' : 'NOWHERE';
      return [{ kind, itemId: item.id, component: item.template, field, href, text }];
    })
    .slice(0, MAX_PROBLEMS);
}
