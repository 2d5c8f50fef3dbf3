/** Deletes items together with their container and restores them with it. Their history is never deleted. */
import type { Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/ContentStore';
import type { LocalItem } from '../../items/ContentTree';
import { parseId, type ItemId } from '../../items/guid';
import type { Placeholders, Rendering } from '../../items/item.types';
import { insertVersion, type Content, type NewVersion } from '../../items/versionTable';
import type { Actor } from '../people/actor';

/** Saves a draft version that deletes an item in a language, unless it is deleted already. */
export async function removeItem(
  tx: Transaction,
  store: ContentStore,
  itemId: ItemId,
  language: string,
  actor: Actor,
): Promise<void> {
  const local = store.draft.findInLanguage(itemId, language);
  if (!local) return;
  const { displayName, fields, placeholders } = local.version;
  const version = store.getNewestVersion(local.item.id, language) + 1;
  const content = { displayName, fields, placeholders, deleted: true };
  await insertVersion(tx, { itemId: local.item.id, language, version, ...content }, actor);
}

/** Restores the deleted items of lists and blocks that the content refers to. */
export async function restoreReferenced(
  tx: Transaction,
  store: ContentStore,
  content: Pick<Content, 'fields' | 'placeholders'>,
  language: string,
  actor: Actor,
  visited = new Set<ItemId>(),
): Promise<void> {
  for (const id of listReferences(content)) {
    const deletedVersion = visited.has(id) ? undefined : store.findNewestSaved(id, language);
    visited.add(id);
    if (!deletedVersion?.deleted) continue;
    const { itemId, displayName, fields, placeholders } = deletedVersion;
    const version = deletedVersion.version + 1;
    const restored: NewVersion = {
      itemId,
      language,
      version,
      displayName,
      fields,
      placeholders,
      deleted: false,
    };
    await insertVersion(tx, restored, actor);
    await restoreReferenced(tx, store, deletedVersion, language, actor, visited);
  }
}

function listReferences({ fields, placeholders }: Pick<Content, 'fields' | 'placeholders'>) {
  const values = Object.values(fields).flatMap((value) => (Array.isArray(value) ? value : [value]));
  const ids = values.filter(
    (value): value is ItemId => typeof value === 'string' && parseId(value) === value,
  );
  return [...ids, ...listDataSources(placeholders)];
}

/** Lists the items that blocks show, including the blocks inside them. */
function listDataSources(placeholders: Placeholders): ItemId[] {
  const listOfBlock = ({ dataSource, placeholders: inner }: Rendering): ItemId[] => [
    ...(dataSource === undefined ? [] : [dataSource]),
    ...listDataSources(inner),
  ];
  return Object.values(placeholders).flatMap((blocks) => blocks.flatMap(listOfBlock));
}

/** Deletes the items of removed blocks, unless another block of the page shows them. */
export async function removeDataSources(
  tx: Transaction,
  store: ContentStore,
  { item, version }: LocalItem,
  removedPlaceholders: Placeholders,
  remainingPlaceholders: Placeholders,
  actor: Actor,
): Promise<void> {
  const remainingIds = new Set(listDataSources(remainingPlaceholders));
  for (const id of new Set(listDataSources(removedPlaceholders))) {
    const source = store.draft.find(id);
    // Other pages may show items that are not below this page.
    const isBelowPage =
      source && store.draft.listAncestors(source).some((above) => above.id === item.id);
    if (isBelowPage && !remainingIds.has(id))
      await removeItem(tx, store, id, version.language, actor);
  }
}
