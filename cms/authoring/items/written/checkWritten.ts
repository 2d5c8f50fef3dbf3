/** The one gate of all drafts: whatever was written in a transaction is checked before it counts. */
import type { Transaction } from '../../../../platform/database/connect';
import type { ContentStore, KnownItem } from '../../../items/contentStore';
import { readItems, readVersionsAfter, type SavedVersion } from '../../../items/versionTable';
import { checkSiteItems } from '../../site/checkSiteItems';
import { checkReferences, type Known } from './checkReferences';
import { checkRemovable } from './protectedItems';

/** A version with the item that it is of. */
export interface Written {
  item: KnownItem;
  version: SavedVersion;
}

/**
 * Checks every version that a transaction has saved since a number (`lastSequence`), whichever mutation made it.
 * @throws BAD_INPUT; the transaction must then be undone
 */
export async function checkWritten(
  tx: Transaction,
  store: ContentStore,
  since: number,
): Promise<void> {
  const versions = await readVersionsAfter(tx, since);
  if (versions.length === 0) return;
  const ids = [...new Set(versions.map(({ itemId }) => itemId))];
  const made = new Map((await readItems(tx, ids)).map((item) => [item.id, item]));
  const saved = new Map(versions.map((one) => [`${one.itemId} ${one.language}`, one.fields]));
  const known: Known = {
    templates: store.templates,
    itemOf: (id) => made.get(id) ?? store.everItem(id),
    fieldsOf: (id, language) =>
      saved.get(`${id} ${language}`) ?? store.draft.findIn(id, language)?.version.fields ?? {},
  };
  const written = versions.flatMap((version): Written[] => {
    const item = known.itemOf(version.itemId);
    return item ? [{ item, version }] : [];
  });
  for (const { item, version } of written) {
    const before = store.draft.find(item.id);
    if (!version.deleted) checkReferences(known, item, version);
    else if (before) checkRemovable(store.draft, before);
  }
  await checkSiteItems(store, written, () => store.draftAfter(tx));
}
