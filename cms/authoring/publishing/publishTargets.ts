/** Publishes drafts of one or more items within a transaction. */
import type { Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/ContentStore';
import type { ContentTree } from '../../items/ContentTree';
import type { ItemId } from '../../items/guid';
import type { ContentItem } from '../../items/item.types';
import type { Actor } from '../people/actor';
import { approveRequests } from '../requests/approveRequests';
import { publishMoves, redirectMoves } from './publishMoves';
import { publishNewest, readPublicDeletions, type SavedVersion } from '../../items/versionTable';
import { checkPublished } from './checkPublished';
import { createNotice } from './createNotice';
import { addNotice } from './NoticeSender';
import { isSameContent } from './isSameContent';

/** An item to publish in some languages, for a page with its blocks. */
export interface PublishTarget {
  item: ContentItem;
  languages: readonly string[];
  /** Whether to publish the pages and items below it as well. */
  withSubItems?: boolean;
}

/** The previous public version of an item. Version 0 means that there was none, or that it was a deletion. */
export interface PreviousVersion {
  itemId: ItemId;
  language: string;
  version: number;
}

export interface PublishOutcome {
  /** Number of items that changed. */
  changed: number;
  /** Addresses of the pages that changed. */
  paths: string[];
  /** Previous versions of all items with a new public version, with or without a difference in content. */
  before: PreviousVersion[];
}

/**
 * Publishes the newest versions and the positions of items of a site, adds one notice of the
 * changed pages in the same transaction, and closes the open requests for them. Refresh the store
 * after the transaction. @throws BAD_INPUT or CONFLICT when a page cannot move to its new position
 */
export async function publishTargets(
  tx: Transaction,
  store: ContentStore,
  site: string,
  targets: readonly PublishTarget[],
  actor: Actor,
): Promise<PublishOutcome> {
  const publicTree = store.published;
  const items = new Map<ItemId, ContentItem>();
  const versions: SavedVersion[] = [];
  const movedItems: ContentItem[] = [];
  const deletions: SavedVersion[] = [];
  const movedRoots: ContentItem[] = [];
  for (const target of targets) {
    // Pages below a deleted page are deleted with it.
    const targetWithBranch = {
      ...target,
      withSubItems: target.withSubItems ?? !store.draft.find(target.item.id),
    };
    const itemsOfTarget = [store.draft, publicTree].flatMap((tree) =>
      listItemsToPublish(tree, targetWithBranch),
    );
    const uniqueItems = [...new Map(itemsOfTarget.map((item) => [item.id, item])).values()];
    for (const item of uniqueItems) items.set(item.id, item);
    const ids = uniqueItems.map(({ id }) => id);
    deletions.push(...(await readPublicDeletions(tx, ids, target.languages)));
    versions.push(...(await publishNewest(tx, ids, target.languages)));
    const { item: root, languages } = target;
    const moves = await publishMoves(tx, store, { root, items: uniqueItems, languages });
    movedItems.push(...moves.moved);
    if (moves.hasNewAddresses) movedRoots.push(root);
    await approveRequests(tx, { actor, store }, ids, target.languages);
  }
  if (movedRoots.length > 0) await redirectMoves(tx, store, { site, roots: movedRoots, actor });
  await checkPublished(tx, store, versions);
  const changedVersions = versions.filter((version) => {
    const publicVersion = publicTree.findInLanguage(version.itemId, version.language)?.version;
    return !isSameContent(version.deleted ? undefined : version, publicVersion);
  });
  const getItems = (ofVersions: readonly SavedVersion[]) =>
    ofVersions.flatMap(({ itemId }) => items.get(itemId) ?? []);
  const notice = createNotice(site, [store.draft, publicTree], {
    changed: getItems(changedVersions),
    addedOrRemoved: getItems(
      changedVersions.filter(
        ({ itemId, language, deleted }) => deleted || !publicTree.findInLanguage(itemId, language),
      ),
    ),
    moved: movedItems,
  });
  if (notice) await addNotice(tx, notice);
  return {
    changed: changedVersions.length + movedItems.length,
    paths: notice?.paths ?? [],
    before: versions.map(({ itemId, language }) => ({
      itemId,
      language,
      version:
        publicTree.findInLanguage(itemId, language)?.version.version ??
        deletions.find((one) => one.itemId === itemId && one.language === language)?.version ??
        0,
    })),
  };
}

/** Lists the items to publish together: a page and the items of its blocks, or another item and all below it. */
function listItemsToPublish(
  tree: ContentTree,
  { item: { id }, withSubItems = false }: PublishTarget,
): ContentItem[] {
  const item = tree.find(id);
  if (!item) return [];
  const branch = [...tree.listBranch(item)];
  if (withSubItems || !tree.isPage(item)) return branch;
  return branch.filter((one) => tree.findPage(one) === item);
}
