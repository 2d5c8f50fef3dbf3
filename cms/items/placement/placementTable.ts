/** Reads and writes editors' moves and orders of items. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { contentChildOrders, contentPlacements } from '../../../platform/database/tables/content';
import type { Actor } from '../../authoring/people/actor';
import type { ItemId } from '../guid';

type Executor = Database | Transaction;

/** Whether a move or order is a draft or public. */
export type PlacementState = 'draft' | 'published';

/** The new position of an item in the tree. */
export interface Placement {
  itemId: ItemId;
  site: string;
  parentId: ItemId;
  name: string;
}

/** The order of the children of an item. */
export interface ChildOrder {
  parentId: ItemId;
  site: string;
  itemIds: readonly ItemId[];
}

interface Change {
  changedAt: Date;
  authorName: string;
}

/** All moves and orders of a state. */
export interface Placements {
  byItem: ReadonlyMap<ItemId, Placement & Change>;
  orders: ReadonlyMap<ItemId, ChildOrder & Change>;
}

export const NO_PLACEMENTS: Placements = { byItem: new Map(), orders: new Map() };

export async function readPlacements(db: Executor, state: PlacementState): Promise<Placements> {
  const placements = await db
    .select()
    .from(contentPlacements)
    .where(eq(contentPlacements.state, state));
  const orders = await db
    .select()
    .from(contentChildOrders)
    .where(eq(contentChildOrders.state, state));
  return {
    byItem: new Map(placements.map((row) => [row.itemId, row])),
    orders: new Map(orders.map((row) => [row.parentId, row])),
  };
}

/** Saves a move as a draft. */
export async function saveDraftPlacement(
  tx: Transaction,
  placement: Placement,
  { name: authorName }: Actor,
): Promise<void> {
  const { parentId, name } = placement;
  await tx
    .insert(contentPlacements)
    .values({ ...placement, state: 'draft', authorName })
    .onConflictDoUpdate({
      target: [contentPlacements.itemId, contentPlacements.state],
      set: { parentId, name, authorName, changedAt: sql`now()` },
    });
}

/** Saves an order as a draft. */
export async function saveDraftOrder(
  tx: Transaction,
  { parentId, site, itemIds }: ChildOrder,
  { name: authorName }: Actor,
): Promise<void> {
  await tx
    .insert(contentChildOrders)
    .values({ parentId, site, itemIds: [...itemIds], state: 'draft', authorName })
    .onConflictDoUpdate({
      target: [contentChildOrders.parentId, contentChildOrders.state],
      set: { itemIds: [...itemIds], authorName, changedAt: sql`now()` },
    });
}

/** Publishes the draft moves of some items and the draft orders of some parents. */
export async function publishPlacements(
  tx: Transaction,
  itemIds: readonly ItemId[],
  parentIds: readonly ItemId[],
): Promise<void> {
  if (itemIds.length > 0) {
    const drafts = await tx
      .select()
      .from(contentPlacements)
      .where(
        and(eq(contentPlacements.state, 'draft'), inArray(contentPlacements.itemId, [...itemIds])),
      );
    for (const { parentId, name, ...draft } of drafts) {
      await tx
        .insert(contentPlacements)
        .values({ ...draft, parentId, name, state: 'published' })
        .onConflictDoUpdate({
          target: [contentPlacements.itemId, contentPlacements.state],
          set: { parentId, name, authorName: draft.authorName, changedAt: draft.changedAt },
        });
    }
  }
  if (parentIds.length === 0) return;
  const drafts = await tx
    .select()
    .from(contentChildOrders)
    .where(
      and(
        eq(contentChildOrders.state, 'draft'),
        inArray(contentChildOrders.parentId, [...parentIds]),
      ),
    );
  for (const { itemIds: orderedIds, ...draft } of drafts) {
    await tx
      .insert(contentChildOrders)
      .values({ ...draft, itemIds: orderedIds, state: 'published' })
      .onConflictDoUpdate({
        target: [contentChildOrders.parentId, contentChildOrders.state],
        set: { itemIds: orderedIds, authorName: draft.authorName, changedAt: draft.changedAt },
      });
  }
}
