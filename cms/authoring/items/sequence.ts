/** Positions relative to a neighbour instead of an index, for an order that several editors change at once. */

/** A position next to a neighbour; the end when neither is given or the neighbour no longer exists. */
export interface Anchor {
  after?: string | null;
  before?: string | null;
}

/** Returns the order with an id inserted. */
export function insertAt(
  order: readonly string[],
  id: string,
  { after, before }: Anchor,
): string[] {
  const index = after ? order.indexOf(after) + 1 : before ? order.indexOf(before) : -1;
  const hasNeighbour = after ? index > 0 : index >= 0;
  return order.toSpliced(hasNeighbour ? index : order.length, 0, id);
}

/** Returns the anchor of an id in an earlier order, by the nearest neighbours that still exist. */
export function findAnchor(
  previousOrder: readonly string[],
  id: string,
  currentOrder: readonly string[],
): Anchor {
  const index = previousOrder.indexOf(id);
  const isSibling = (other: string) => other !== id && currentOrder.includes(other);
  const after = previousOrder.slice(0, Math.max(index, 0)).findLast(isSibling);
  if (after !== undefined) return { after };
  const before = previousOrder.slice(index + 1).find(isSibling);
  return before === undefined ? {} : { before };
}

/** Returns the only id that moved between two orders; undefined when none or several did. */
export function findMovedId(
  first: readonly string[],
  second: readonly string[],
): string | undefined {
  if (isSameOrder(first, second)) return undefined;
  const without = (order: readonly string[], id: string) => order.filter((one) => one !== id);
  return first.find((id) => isSameOrder(without(first, id), without(second, id)));
}

/** Whether an id follows the same neighbour in both orders, ignoring ids that only one of them has. */
export function hasSameNeighbour(
  first: readonly string[],
  second: readonly string[],
  id: string,
): boolean {
  const findPredecessor = (order: readonly string[], other: readonly string[]) =>
    order.slice(0, order.indexOf(id)).findLast((one) => other.includes(one));
  return findPredecessor(first, second) === findPredecessor(second, first);
}

export const isSameOrder = (first: readonly string[], second: readonly string[]): boolean =>
  first.length === second.length && first.every((id, index) => id === second[index]);
