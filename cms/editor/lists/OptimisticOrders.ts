import type { Anchor } from './arrangingApi';

interface OptimisticOrder {
  order: readonly string[];
  /** The order in the editor at the last move, joined to one text. */
  knownOrder: string;
  /** Number of moves that are being saved. */
  pendingMoves: number;
}

/**
 * The orders of lists after all pending moves. A second press of an arrow button then moves the item one
 * place further,
 * while the first move is still being saved.
 */
export class OptimisticOrders {
  readonly #lists = new Map<string, OptimisticOrder>();

  /**
   * Moves an item by one place; does nothing at the end of the list.
   * @param list key of the list
   * @param displayedOrder order in the editor, which may be older than the last move
   * @param sendMove moves the item next to another one, for a new order; resolves with whether that was saved
   */
  async move(
    list: string,
    displayedOrder: readonly string[],
    itemId: string,
    step: -1 | 1,
    sendMove: (anchor: Anchor, newIndex: number, newOrder: readonly string[]) => Promise<boolean>,
  ): Promise<void> {
    const expected = this.#getOrder(list, displayedOrder);
    const index = expected.order.indexOf(itemId);
    const neighbour = expected.order[index + step];
    if (index < 0 || neighbour === undefined) return;
    const otherIds = expected.order.filter((id) => id !== itemId);
    expected.order = otherIds.toSpliced(index + step, 0, itemId);
    expected.knownOrder = displayedOrder.join();
    expected.pendingMoves += 1;
    this.#lists.set(list, expected);
    const isSaved = await sendMove(
      step < 0 ? { before: neighbour } : { after: neighbour },
      index + step,
      expected.order,
    );
    expected.pendingMoves -= 1;
    // After a failure the order is unknown until the list is loaded again.
    if (!isSaved) this.#lists.delete(list);
  }

  #getOrder(list: string, displayedOrder: readonly string[]): OptimisticOrder {
    const expected = this.#lists.get(list);
    const isReloaded =
      expected?.pendingMoves === 0 && expected.knownOrder !== displayedOrder.join();
    const hasSameItems = expected?.order.toSorted().join() === displayedOrder.toSorted().join();
    if (expected && !isReloaded && hasSameItems) return expected;
    return { order: displayedOrder, knownOrder: displayedOrder.join(), pendingMoves: 0 };
  }
}

/** Returns the direction of a move by one place; undefined for any other move. */
export function getMoveDirection(
  order: readonly string[],
  itemId: string,
  { before, after }: Anchor,
): -1 | 1 | undefined {
  const index = order.indexOf(itemId);
  if (before !== undefined && before === order[index - 1]) return -1;
  if (after !== undefined && after === order[index + 1]) return 1;
  return undefined;
}
