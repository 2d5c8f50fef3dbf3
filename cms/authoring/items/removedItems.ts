/** Items that go with what held them, and come back with it: nothing is ever taken out of the history. */
import type { Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/contentStore';
import type { LocalItem } from '../../items/contentTree';
import { parseId, type ItemId } from '../../items/guid';
import type { Placeholders, Rendering } from '../../items/item';
import { insertVersion, type Content, type NewVersion } from '../../items/versionTable';
import type { Actor } from '../people/actor';

/** Deletes an item in a language, as a draft, unless it is gone already. */
export async function removeItem(
  tx: Transaction,
  store: ContentStore,
  itemId: ItemId,
  language: string,
  actor: Actor,
): Promise<void> {
  const local = store.draft.findIn(itemId, language);
  if (!local) return;
  const { displayName, fields, placeholders } = local.version;
  const version = store.newestVersion(local.item.id, language) + 1;
  const content = { displayName, fields, placeholders, deleted: true };
  await insertVersion(tx, { itemId: local.item.id, language, version, ...content }, actor);
}

/** Brings back what content refers to and what was deleted with it: items of lists, and of blocks. */
export async function reviveReferenced(
  tx: Transaction,
  store: ContentStore,
  content: Pick<Content, 'fields' | 'placeholders'>,
  language: string,
  actor: Actor,
  known = new Set<ItemId>(),
): Promise<void> {
  for (const id of referencesOf(content)) {
    const gone = known.has(id) ? undefined : store.newestSaved(id, language);
    known.add(id);
    if (!gone?.deleted) continue;
    const { itemId, displayName, fields, placeholders } = gone;
    const version = gone.version + 1;
    const back: NewVersion = {
      itemId,
      language,
      version,
      displayName,
      fields,
      placeholders,
      deleted: false,
    };
    await insertVersion(tx, back, actor);
    await reviveReferenced(tx, store, gone, language, actor, known);
  }
}

function referencesOf({ fields, placeholders }: Pick<Content, 'fields' | 'placeholders'>) {
  const values = Object.values(fields).flatMap((value) => (Array.isArray(value) ? value : [value]));
  const ids = values.filter(
    (value): value is ItemId => typeof value === 'string' && parseId(value) === value,
  );
  return [...ids, ...dataSourcesOf(placeholders)];
}

/** Ids of the items that blocks show, those of blocks inside of blocks included. */
function dataSourcesOf(placeholders: Placeholders): ItemId[] {
  const ofBlock = ({ dataSource, placeholders: inner }: Rendering): ItemId[] => [
    ...(dataSource === undefined ? [] : [dataSource]),
    ...dataSourcesOf(inner),
  ];
  return Object.values(placeholders).flatMap((blocks) => blocks.flatMap(ofBlock));
}

/** Deletes the items of blocks that left a page, unless another of its blocks shows them, too. */
export async function removeDataSources(
  tx: Transaction,
  store: ContentStore,
  { item, version }: LocalItem,
  removed: Placeholders,
  remaining: Placeholders,
  actor: Actor,
): Promise<void> {
  const still = new Set(dataSourcesOf(remaining));
  for (const id of new Set(dataSourcesOf(removed))) {
    const source = store.draft.find(id);
    // What lies elsewhere may be shown by other pages.
    const isOwn = source && store.draft.ancestorsOf(source).some((above) => above.id === item.id);
    if (isOwn && !still.has(id)) await removeItem(tx, store, id, version.language, actor);
  }
}
