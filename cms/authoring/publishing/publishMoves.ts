import type { Transaction } from '../../../platform/database/connect';
import type { Actor } from '../people/actor';
import { createEditError } from '../createEditError';
import type { ContentStore } from '../../items/ContentStore';
import type { ContentItem } from '../../items/item.types';
import { redirectMovedPages } from './redirectMovedPages';
import { localizable } from '../../../domain/localizable';
import { SLUG_FIELD } from '../../items/LanguagePaths';
import type { ContentTree } from '../../items/ContentTree';
import { publishPlacements } from '../../items/placement/placementTable';

interface Publishing {
  /** Items that were requested to be published. */
  root: ContentItem;
  /** All items that are published with them. */
  items: readonly ContentItem[];
  languages: readonly string[];
}

export interface PublishedMoves {
  /** Items whose public place or address changed. */
  moved: readonly ContentItem[];
  /** Whether pages have other addresses, or none any more: `redirectMoves` must follow. */
  hasNewAddresses: boolean;
}

/** Publishes the places and orders of items that are being published. */
export async function publishMoves(
  tx: Transaction,
  store: ContentStore,
  { root, items, languages }: Publishing,
): Promise<PublishedMoves> {
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
  const moved = placed.filter(
    (item) => hasNewPlace(item) || hasNewSlug(before, draft, item, languages),
  );
  const isGoing = items.some(({ id }) => {
    const seen = before.find(id);
    return seen && before.isPage(seen) && !draft.find(id);
  });
  return {
    moved: [
      ...moved.filter(({ id }) => before.find(id)),
      ...reordered.flatMap((id) => draft.find(id) ?? []),
    ],
    hasNewAddresses: isGoing || moved.some((item) => draft.isPage(item)),
  };
}

interface Redirecting {
  site: string;
  /** Items that were requested to be published. */
  roots: readonly ContentItem[];
  actor: Actor;
}

/**
 * Redirects the old addresses of pages that moved or went away in a transaction, once for all of them.
 * @throws BAD_INPUT when a page would be below one that is not public; CONFLICT when an editor's
 * redirect has the new address of a page
 */
export async function redirectMoves(
  tx: Transaction,
  store: ContentStore,
  { site, roots, actor }: Redirecting,
): Promise<void> {
  const { draft } = store;
  const after = await store.readPublishedIn(tx);
  for (const { id } of roots) {
    const page = draft.find(id);
    const parent = page && draft.findParent(page);
    if (page && parent && draft.isPage(page) && !after.find(parent.id)) {
      const name = [...parent.versions.values()][0]?.displayName ?? parent.name;
      throw createEditError(
        'BAD_INPUT',
        localizable`Publish “${name}” first: the page lies below it.`,
      );
    }
  }
  await redirectMovedPages(tx, store, { site, after, actor });
}

/** Whether a page has different slugs in two trees in one of some languages. */
export const hasNewSlug = (
  before: ContentTree,
  after: ContentTree,
  { id }: ContentItem,
  languages: readonly string[],
): boolean =>
  languages.some((language) => {
    const slug = (tree: ContentTree) =>
      tree.findInLanguage(id, language)?.version.fields[SLUG_FIELD];
    return slug(before) !== slug(after);
  });
