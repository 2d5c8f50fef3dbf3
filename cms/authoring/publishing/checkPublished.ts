import type { Transaction } from '../../../platform/database/connect';
import { checkSiteItems } from '../site/checkSiteItems';
import type { ContentStore } from '../../items/contentStore';
import type { SavedVersion } from '../../items/versionTable';

/**
 * Checks what belongs to a whole site once more when it is published: beside what visitors see, not beside drafts, and
 * although it was saved before there was a check. Call it in the transaction that publishes. @throws BAD_INPUT
 */
export async function checkPublished(
  tx: Transaction,
  store: ContentStore,
  versions: readonly SavedVersion[],
): Promise<void> {
  const saved = versions.flatMap((version) => {
    const item = store.everItem(version.itemId);
    return item ? [{ item, version }] : [];
  });
  await checkSiteItems(store, saved, () => store.publishedAfter(tx));
}
