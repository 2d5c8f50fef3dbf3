import type { Transaction } from '../../../platform/database/connect';
import { checkSiteItems } from '../site/checkSiteItems';
import type { ContentStore } from '../../items/ContentStore';
import type { SavedVersion } from '../../items/versionTable';

/**
 * Checks site-wide items again when they are published: now with the public content instead of the
 * drafts, and also because they may be older than the checks. Call it in the transaction that
 * publishes. @throws BAD_INPUT
 */
export async function checkPublished(
  tx: Transaction,
  store: ContentStore,
  versions: readonly SavedVersion[],
): Promise<void> {
  const writtenVersions = versions.flatMap((version) => {
    const item = store.findItemOrDeleted(version.itemId);
    return item ? [{ item, version }] : [];
  });
  await checkSiteItems(store, writtenVersions, () => store.readPublishedIn(tx));
}
