import type { ContentItem } from '../item';
import type { Placements } from './placementTable';

/**
 * The items where editors moved them to, those below one in the order that editors gave them. Items
 * that an order does not name come after those that it does, as they came before.
 */
export function placeItems(
  items: readonly ContentItem[],
  { byItem, orders }: Placements,
): ContentItem[] {
  const moved = items.map((item) => {
    const placement = byItem.get(item.id);
    return placement ? { ...item, parentId: placement.parentId, name: placement.name } : item;
  });
  if (orders.size === 0) return moved;
  const ranks = new Map(
    [...orders.values()].flatMap(({ parentId, itemIds }) =>
      itemIds.map((id, index) => [`${parentId}/${id}`, index] as const),
    ),
  );
  // The sort is stable, and only items below the same one are ever compared in a tree.
  const rankOf = ({ parentId = '', id }: ContentItem): number =>
    orders.has(parentId) ? (ranks.get(`${parentId}/${id}`) ?? Infinity) : 0;
  return moved
    .map((item) => ({ item, rank: rankOf(item) }))
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ item }) => item);
}
