import type { Database } from '../../../runtime/database/connect';
import type { ContentStore } from '../contentStore';
import { inLanguage, type ContentTree } from '../contentTree';
import { newId } from '../guid';
import type { ContentItem } from '../item';
import { addNotice, type NoticeSender, type PublishNotice } from '../publishing/publishNotices';
import { publishMoves } from '../placement/publishMoves';
import { publishNewest } from '../versionTable';
import type { ItemTarget } from './editContent';
import { editError } from './editError';
import type { Actor } from './people/actor';
import { recordAction } from './people/auditTrail';
import { approveRequests } from './requests/approveRequests';

export interface PublishInput extends ItemTarget {
  languages?: readonly string[] | null;
  publishSubItems?: boolean | null;
}

export interface PublishResult {
  operationId: string;
  published: number;
  paths: string[];
}

export interface PublishDependencies {
  store: ContentStore;
  db: Database;
  notices: NoticeSender;
  actor: Actor;
}

/**
 * Publishes the newest versions of an item (a page with its blocks) and, in the same transaction,
 * notes which pages of the site changed. Throws NOT_FOUND for an unknown item.
 */
export async function publishContent(
  { store, db, notices, actor }: PublishDependencies,
  input: PublishInput,
): Promise<PublishResult> {
  const wanted = input.itemId ?? input.path ?? '';
  const root = store.draft.find(wanted) ?? store.published.find(wanted);
  const site = root?.site === undefined ? undefined : store.sites.get(root.site);
  if (!root || !site) throw editError('NOT_FOUND', `No item "${wanted}" on a site.`);

  const before = store.published;
  // What lies below a deleted page goes with it.
  const withSubItems = input.publishSubItems === true || !store.draft.find(root.id);
  const items = new Map(
    [store.draft, before].flatMap((tree) =>
      itemsToPublish(tree, root, withSubItems).map((item) => [item.id, item]),
    ),
  );
  const changed = await db.transaction(async (tx) => {
    const versions = await publishNewest(tx, [...items.keys()], input.languages ?? site.languages);
    const changedItems = versions.flatMap(({ itemId }) => items.get(itemId) ?? []);
    const moved = await publishMoves(tx, store, { root, items: [...items.values()], actor });
    const notice = noticeOf(site.name, [store.draft, before], [...changedItems, ...moved]);
    if (notice) await addNotice(tx, notice);
    await approveRequests(
      tx,
      { actor, store },
      [...items.keys()],
      input.languages ?? site.languages,
    );
    const details = { versions: versions.length, languages: input.languages ?? site.languages };
    await recordAction(tx, {
      actor,
      action: 'publishItem',
      site: site.name,
      itemId: root.id,
      language: input.languages?.length === 1 ? input.languages[0] : undefined,
      details,
    });
    return { count: versions.length + moved.length, paths: notice?.paths ?? [] };
  });
  await store.refresh();
  notices.wake();
  return { operationId: newId(), published: changed.count, paths: changed.paths };
}

/** A page goes with the items of its blocks, any item with the items it is made of. */
function itemsToPublish(
  tree: ContentTree,
  root: ContentItem,
  withSubItems: boolean,
): ContentItem[] {
  const item = tree.find(root.id);
  if (!item) return [];
  const branch = [...tree.branchOf(item)];
  if (withSubItems || !tree.isPage(item)) return branch;
  return branch.filter((one) => tree.pageOf(one) === item);
}

/**
 * Which pages show the change: those that hold a changed item, and all of the site when a page
 * itself changed (menus and lists show it) or something outside of the pages did.
 */
function noticeOf(
  site: string,
  trees: readonly ContentTree[],
  changed: readonly ContentItem[],
): PublishNotice | undefined {
  if (changed.length === 0) return undefined;
  const paths = new Set<string>();
  let all = false;
  for (const tree of trees) {
    for (const { id } of changed) {
      const item = tree.find(id);
      const page = item && tree.pageOf(item);
      if (!item) continue;
      if (!page || page === item) all = true;
      for (const language of page?.versions.keys() ?? []) {
        const local = page && inLanguage(page, language);
        if (local) paths.add(tree.addressOf(local));
      }
    }
  }
  return { site, paths: [...paths], ...(all && { all }) };
}
