/** Places in an order that several editors change at once: beside a neighbour, not at a number. */

/** Beside which one something goes; without either, or where that one is gone, the end. */
export interface Anchor {
  after?: string | null;
  before?: string | null;
}

/** The order with one id more in it. */
export function insertAt(
  order: readonly string[],
  id: string,
  { after, before }: Anchor,
): string[] {
  const at = after ? order.indexOf(after) + 1 : before ? order.indexOf(before) : -1;
  const found = after ? at > 0 : at >= 0;
  return order.toSpliced(found ? at : order.length, 0, id);
}

/** The anchor that puts an id where an earlier order had it, as far as its neighbours are still there. */
export function anchorFrom(
  earlier: readonly string[],
  id: string,
  current: readonly string[],
): Anchor {
  const index = earlier.indexOf(id);
  const known = (other: string) => other !== id && current.includes(other);
  const after = earlier.slice(0, Math.max(index, 0)).findLast(known);
  if (after !== undefined) return { after };
  const before = earlier.slice(index + 1).find(known);
  return before === undefined ? {} : { before };
}

/** The one id whose moving made the second order of the first; undefined where it was none or several. */
export function movedId(first: readonly string[], second: readonly string[]): string | undefined {
  if (sameOrder(first, second)) return undefined;
  const without = (order: readonly string[], id: string) => order.filter((one) => one !== id);
  return first.find((id) => sameOrder(without(first, id), without(second, id)));
}

/** Whether an id follows the same neighbour in both orders, those counted that are in both. */
export function sameNeighbour(
  first: readonly string[],
  second: readonly string[],
  id: string,
): boolean {
  const before = (order: readonly string[], other: readonly string[]) =>
    order.slice(0, order.indexOf(id)).findLast((one) => other.includes(one));
  return before(first, second) === before(second, first);
}

export const sameOrder = (first: readonly string[], second: readonly string[]): boolean =>
  first.length === second.length && first.every((id, index) => id === second[index]);
