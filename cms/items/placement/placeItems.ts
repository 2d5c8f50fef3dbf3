import type { ContentItem } from '../item.types';
import type { Placements } from './placementTable';

/**
 * Applies editors' moves and orders to items. Items that are missing in an order come last, in their
 * previous order.
 */
export function placeItems(
  items: readonly ContentItem[],
  { byItem, orders }: Placements,
): ContentItem[] {
  const movedItems = items.map((item) => {
    const placement = byItem.get(item.id);
    return placement ? { ...item, parentId: placement.parentId, name: placement.name } : item;
  });
  if (orders.size === 0) return movedItems;
  const ranks = new Map(
    [...orders.values()].flatMap(({ parentId, itemIds }) =>
      itemIds.map((id, index) => [`${parentId}/${id}`, index] as const),
    ),
  );
  // The sort is stable, and only the order of siblings matters in a tree.
  const getRank = ({ parentId = '', id }: ContentItem): number =>
    orders.has(parentId) ? (ranks.get(`${parentId}/${id}`) ?? Infinity) : 0;
  return movedItems
    .map((item) => ({ item, rank: getRank(item) }))
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ item }) => item);
}
