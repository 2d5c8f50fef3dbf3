import { useRef } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import type { ItemOrder } from '../canvas/arrangeItems';
import { showFailure } from '../describeFailure';
import type { SaveQueue, Saved } from '../items/SaveQueue';
import {
  duplicateListItem,
  insertListItem,
  moveListItem,
  removeListItem,
  type Anchor,
  type ChangedList,
  type ListTarget,
} from './arrangingApi';
import { texts } from '../texts';
import { typeName } from '../forms/contractTexts';
import { getMoveDirection, OptimisticOrders } from './OptimisticOrders';
import { arrangingTexts } from './arrangingTexts';

const listTexts = arrangingTexts.list;

interface ListActionsOptions {
  authoring: Authoring;
  queue: SaveQueue;
  recordSave: (saved: Saved) => void;
  /** Shows another order on the page at once. */
  arrange: (order: ItemOrder) => void;
  /** Undoes the last action. */
  undo: () => void;
  /** Reloads the page. */
  reload: () => void;
}

/**
 * Changes lists. Each change is saved at once, can be undone, and resolves with the item's id, or undefined
 * on failure.
 */
export function useListActions(options: ListActionsOptions) {
  const { authoring, queue, recordSave, arrange, undo, reload } = options;
  const ordersRef = useRef(new OptimisticOrders());

  async function runAction(
    { language }: ListTarget,
    send: () => Promise<ChangedList>,
    message: string,
  ): Promise<string | undefined> {
    try {
      const { owner, itemId } = await queue.enqueue(send);
      const { itemId: ownerId, version } = owner;
      queue.recordVersion({ itemId: ownerId, language, version });
      recordSave({ itemId: ownerId, language, previousVersion: version - 1, version });
      const action = { label: texts.undo, onAction: undo };
      showToast({ title: message, id: 'editor', action });
      return itemId;
    } catch (error) {
      showFailure(error);
      return undefined;
    } finally {
      reload();
    }
  }

  return {
    insert: (target: ListTarget, template: string, anchor: Anchor, existing?: string) =>
      runAction(
        target,
        () => insertListItem(authoring, { ...target, ...anchor, existing }),
        listTexts.added({ label: typeName(template) }),
      ),
    /** Moves an item to a position next to another one. */
    move: async (
      target: ListTarget,
      template: string,
      itemId: string,
      anchor: Anchor,
      order: readonly string[],
    ) => {
      const sendMove = (newAnchor: Anchor, newIndex: number) => {
        const others = order.filter((id) => id !== itemId);
        const index = getNewIndex(order, itemId, newAnchor);
        arrange({ before: order, after: others.toSpliced(index, 0, itemId) });
        return runAction(
          target,
          () => moveListItem(authoring, { ...target, ...newAnchor, itemId }),
          listTexts.moved({ label: typeName(template), place: newIndex + 1, count: order.length }),
        );
      };
      const step = getMoveDirection(order, itemId, anchor);
      if (step === undefined) return sendMove(anchor, getNewIndex(order, itemId, anchor));
      const list = `${target.ownerId} ${target.field}`;
      let movedItemId: string | undefined;
      await ordersRef.current.move(list, order, itemId, step, async (newAnchor, newIndex) => {
        movedItemId = await sendMove(newAnchor, newIndex);
        return movedItemId !== undefined;
      });
      return movedItemId;
    },
    duplicate: (target: ListTarget, itemId: string, name: string, order: readonly string[]) => {
      const index = order.indexOf(itemId) + 1;
      arrange({ before: order, after: order.toSpliced(index, 0, crypto.randomUUID()) });
      return runAction(
        target,
        () => duplicateListItem(authoring, { ...target, itemId }),
        arrangingTexts.duplicated({ name }),
      );
    },
    remove: (target: ListTarget, itemId: string, name: string, order: readonly string[]) => {
      arrange({ before: order, after: order.filter((id) => id !== itemId) });
      return runAction(
        target,
        () => removeListItem(authoring, { ...target, itemId }),
        listTexts.removed({ label: name }),
      );
    },
  };
}

/** Returns the index of an item after a move. */
function getNewIndex(order: readonly string[], itemId: string, { after, before }: Anchor): number {
  const others = order.filter((id) => id !== itemId);
  if (after !== undefined) return others.indexOf(after) + 1;
  return before === undefined ? others.length : others.indexOf(before);
}

export type ListActions = ReturnType<typeof useListActions>;
