/** Checks drafts: everything that a transaction has written is checked before it is committed. */
import type { Transaction } from '../../../../platform/database/connect';
import type { ContentStore, KnownItem } from '../../../items/ContentStore';
import type { ContentTree } from '../../../items/ContentTree';
import { readItems, readVersionsAfter, type SavedVersion } from '../../../items/versionTable';
import { checkSlugs } from '../../pages/checkSlugs';
import { checkSiteItems } from '../../site/checkSiteItems';
import { checkPlaces } from './checkPlaces';
import { checkReferences, type ReferenceLookup } from './checkReferences';
import { checkRemovable } from './checkRemovable';

/** A version that was written, with its item. */
interface WrittenVersion {
  item: KnownItem;
  version: SavedVersion;
}

/**
 * Checks every version that a transaction has saved after a sequence number (`readLastSequence`),
 * for all mutations.
 * @throws BAD_INPUT; the transaction must then be rolled back
 */
export async function checkWritten(
  tx: Transaction,
  store: ContentStore,
  sequence: number,
): Promise<void> {
  const versions = await readVersionsAfter(tx, sequence);
  if (versions.length === 0) return;
  const ids = [...new Set(versions.map(({ itemId }) => itemId))];
  const savedItems = new Map((await readItems(tx, ids)).map((item) => [item.id, item]));
  const savedFields = new Map(versions.map((one) => [`${one.itemId} ${one.language}`, one.fields]));
  const lookup: ReferenceLookup = {
    templates: store.templates,
    findItem: (id) => savedItems.get(id) ?? store.findItemOrDeleted(id),
    getFields: (id, language) =>
      savedFields.get(`${id} ${language}`) ??
      store.draft.findInLanguage(id, language)?.version.fields ??
      {},
  };
  const writtenVersions = versions.flatMap((version): WrittenVersion[] => {
    const item = lookup.findItem(version.itemId);
    return item ? [{ item, version }] : [];
  });
  for (const { item, version } of writtenVersions) {
    const draftItem = store.draft.find(item.id);
    if (!version.deleted) {
      checkReferences(lookup, item, version);
      const saved = store.findNewestSaved(item.id, version.language) ?? [];
      checkPlaces([...(draftItem?.versions.values() ?? []), saved].flat(), version);
    } else if (draftItem) checkRemovable(store.draft, draftItem);
  }
  let treeAfter: Promise<ContentTree> | undefined;
  const readTree = () => (treeAfter ??= store.readDraftIn(tx));
  await checkSlugs(store, writtenVersions, readTree);
  await checkSiteItems(store, writtenVersions, readTree);
}
