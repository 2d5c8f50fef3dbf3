import type { Transaction } from '../../../platform/database/connect';
import type { Actor } from '../people/actor';
import { editError } from '../editError';
import type { ContentStore } from '../../items/contentStore';
import type { ContentItem } from '../../items/item';
import { moveRedirects } from './moveRedirects';
import { publishPlacements } from '../../items/placement/placementTable';

interface Publishing {
  /** What was asked to be published. */
  root: ContentItem;
  /** All that goes with it. */
  items: readonly ContentItem[];
  actor: Actor;
}

/**
 * Publishes the places and orders of items that are being published, and leads their old addresses to
 * the new ones. Gives the items that visitors find elsewhere than before.
 * @throws BAD_INPUT when the page would lie below one that visitors do not see; CONFLICT when a
 * redirect made by hand stands at the new address
 */
export async function publishMoves(
  tx: Transaction,
  store: ContentStore,
  { root, items, actor }: Publishing,
): Promise<ContentItem[]> {
  const { draft, published: before } = store;
  const placed = items.flatMap(({ id }) => draft.find(id) ?? []);
  const parents = new Set([...placed.map(({ id }) => id), draft.find(root.id)?.parentId ?? '']);
  await publishPlacements(
    tx,
    placed.map(({ id }) => id),
    [...parents],
  );
  const reordered = [...parents].filter(
    (id) =>
      store.draftPlacements.orders.get(id)?.changedAt.getTime() !==
      store.publishedPlacements.orders.get(id)?.changedAt.getTime(),
  );
  const hasNewPlace = (item: ContentItem): boolean => {
    const old = before.find(item.id);
    return old?.parentId !== item.parentId || old?.name !== item.name;
  };
  const moved = placed.filter(hasNewPlace);
  if (moved.some((item) => draft.isPage(item))) {
    const after = await store.publishedAfter(tx);
    const page = draft.find(root.id);
    const parent = page && draft.parentOf(page);
    if (page && parent && draft.isPage(page) && !after.find(parent.id)) {
      const name = [...parent.versions.values()][0]?.displayName ?? parent.name;
      throw editError('BAD_INPUT', `Publish “${name}” first: the page lies below it.`);
    }
    await moveRedirects(tx, store, { site: root.site ?? '', after, actor });
  }
  return [
    ...moved.filter(({ id }) => before.find(id)),
    ...reordered.flatMap((id) => draft.find(id) ?? []),
  ];
}
