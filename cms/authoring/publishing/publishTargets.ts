/** Makes drafts public, within a transaction: of one item, or of many together. */
import type { Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/contentStore';
import type { ContentTree } from '../../items/contentTree';
import type { ItemId } from '../../items/guid';
import type { ContentItem } from '../../items/item';
import type { Actor } from '../people/actor';
import { approveRequests } from '../requests/approveRequests';
import { publishMoves } from './publishMoves';
import { publishNewest, readPublicDeletions, type SavedVersion } from '../../items/versionTable';
import { checkPublished } from './checkPublished';
import { noticeOf } from './noticeOf';
import { addNotice } from './publishNotices';
import { sameContent } from './sameContent';

/** An item to publish with what it is made of: a page with its blocks, in some languages. */
export interface PublishTarget {
  item: ContentItem;
  languages: readonly string[];
  /** With the pages and items below. */
  withSubItems?: boolean;
}

/** What visitors saw of an item before: nothing where that is version 0, or a deletion. */
export interface SeenBefore {
  itemId: ItemId;
  language: string;
  version: number;
}

export interface Published {
  /** How many items show something else now. */
  changed: number;
  /** Addresses of the pages that changed. */
  paths: string[];
  /** Of everything that got another version, whether it shows something else or not. */
  before: SeenBefore[];
}

/**
 * Publishes the newest versions of items of one site, their places, and in the same transaction one notice of the
 * pages that show something else than before; open requests for them are done. Refresh the store after the
 * transaction. @throws BAD_INPUT or CONFLICT where a page cannot go to its new place
 */
export async function publishTargets(
  tx: Transaction,
  store: ContentStore,
  site: string,
  targets: readonly PublishTarget[],
  actor: Actor,
): Promise<Published> {
  const before = store.published;
  const items = new Map<ItemId, ContentItem>();
  const versions: SavedVersion[] = [];
  const moved: ContentItem[] = [];
  const deletions: SavedVersion[] = [];
  for (const target of targets) {
    // What lies below a deleted page goes with it.
    const withBranch = {
      ...target,
      withSubItems: target.withSubItems ?? !store.draft.find(target.item.id),
    };
    const own = [store.draft, before].flatMap((tree) => itemsToPublish(tree, withBranch));
    const going = [...new Map(own.map((item) => [item.id, item])).values()];
    for (const item of going) items.set(item.id, item);
    const ids = going.map(({ id }) => id);
    deletions.push(...(await readPublicDeletions(tx, ids, target.languages)));
    versions.push(...(await publishNewest(tx, ids, target.languages)));
    moved.push(...(await publishMoves(tx, store, { root: target.item, items: going, actor })));
    await approveRequests(tx, { actor, store }, ids, target.languages);
  }
  await checkPublished(tx, store, versions);
  const changed = versions.filter((version) => {
    const seen = before.findIn(version.itemId, version.language)?.version;
    return !sameContent(version.deleted ? undefined : version, seen);
  });
  const itemsOf = (some: readonly SavedVersion[]) =>
    some.flatMap(({ itemId }) => items.get(itemId) ?? []);
  const notice = noticeOf(site, [store.draft, before], {
    changed: itemsOf(changed),
    comeOrGone: itemsOf(
      changed.filter(
        ({ itemId, language, deleted }) => deleted || !before.findIn(itemId, language),
      ),
    ),
    moved,
  });
  if (notice) await addNotice(tx, notice);
  return {
    changed: changed.length + moved.length,
    paths: notice?.paths ?? [],
    before: versions.map(({ itemId, language }) => ({
      itemId,
      language,
      version:
        before.findIn(itemId, language)?.version.version ??
        deletions.find((one) => one.itemId === itemId && one.language === language)?.version ??
        0,
    })),
  };
}

/** A page goes with the items of its blocks, any item with the items it is made of. */
function itemsToPublish(
  tree: ContentTree,
  { item: { id }, withSubItems = false }: PublishTarget,
): ContentItem[] {
  const item = tree.find(id);
  if (!item) return [];
  const branch = [...tree.branchOf(item)];
  if (withSubItems || !tree.isPage(item)) return branch;
  return branch.filter((one) => tree.pageOf(one) === item);
}
