import { isDeepStrictEqual } from 'node:util';
import type { ContentStore } from '../../items/ContentStore';
import type { ItemId } from '../../items/guid';
import type { RequestRow } from './requestRow.types';

type PageVersions = RequestRow['versions'];

/** Maps every item of a page, also items that are deleted in the drafts, to its newest version. */
export function listVersions(store: ContentStore, pageId: ItemId, language: string): PageVersions {
  const items = [store.draft, store.published].flatMap((tree) => {
    const page = tree.find(pageId);
    return page
      ? [...tree.listBranch(page)].filter((item) => tree.findPage(item)?.id === pageId)
      : [];
  });
  return Object.fromEntries(items.map(({ id }) => [id, store.getNewestVersion(id, language)]));
}

/**
 * Whether the page of an open request was changed.
 * @param versions of the page's items, by default at the time of the request
 */
export const isChangedSince = (
  store: ContentStore,
  request: Pick<RequestRow, 'state' | 'itemId' | 'language' | 'versions'>,
  versions: PageVersions = request.versions,
): boolean => {
  const { state, itemId, language } = request;
  return state === 'open' && !isDeepStrictEqual(listVersions(store, itemId, language), versions);
};
