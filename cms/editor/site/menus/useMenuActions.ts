import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import {
  duplicateListItem,
  insertListItem,
  moveListItem,
  removeListItem,
  type Anchor,
  type ChangedList,
  type ListTarget,
} from '../../lists/arrangingApi';
import { OptimisticOrders } from '../../lists/OptimisticOrders';
import type { Authoring, RawValue } from '../../authoring';
import { describeFailure, showFailure } from '../../describeFailure';
import { texts as editorTexts } from '../../texts';
import type { LoadedPart } from '../useSitePart';
import { menuTexts as texts } from './menuTexts';
import type { UndoHistory } from '../../items/useUndo';
import { getListKey, type MenuList, type MenuNode } from './menuTree';

/** The key of a control that is focused after a change, since controls can move or disappear. */
export const getFocusKey = (itemId: string, control: 'name' | 'up' | 'down' | 'add') =>
  `${itemId} ${control}`;

/** Runs the changes of a menu one after the other, and undoes them. */
type MenuUndo = Pick<UndoHistory, 'recordSave' | 'undo'> & {
  enqueue: <Result>(change: () => Promise<Result>) => Promise<Result>;
};

/** Actions on lists of menu entries. Each action saves at once, and shows its result as a toast. */
export function useMenuActions(
  authoring: Authoring,
  language: string,
  { content, refresh }: LoadedPart,
  { enqueue, recordSave, undo }: MenuUndo,
) {
  const form = useRef<HTMLDivElement>(null);
  const focusCandidates = useRef<readonly string[]>([]);
  const expectedOrders = useRef(new OptimisticOrders());
  const pendingMoves = useRef(0);
  const [shownOrders, setShownOrders] = useState<ReadonlyMap<string, readonly string[]>>(new Map());

  useEffect(() => {
    for (const key of focusCandidates.current) {
      const control = form.current?.querySelector<HTMLElement>(
        `[data-focus="${CSS.escape(key)}"]:not(:disabled)`,
      );
      if (!control) continue;
      control.focus();
      focusCandidates.current = [];
      return;
    }
  }, [content, shownOrders]);

  /** Runs a change and fetches the list again, even if the change fails. */
  async function runChange(
    change: () => Promise<ChangedList>,
    message: string,
    focusKeys: readonly string[],
  ): Promise<void> {
    try {
      // In sequence, since each change is based on the result of the previous one.
      const { owner } = await enqueue(change);
      const { itemId, version } = owner;
      recordSave({ itemId, language, previousVersion: version - 1, version });
      const action = { label: editorTexts.undo, onAction: () => void undo() };
      showToast({ title: message, id: 'editor', action });
      focusCandidates.current = focusKeys;
    } finally {
      await refresh();
    }
  }

  async function runAndReport(...args: Parameters<typeof runChange>): Promise<boolean> {
    try {
      await runChange(...args);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  }

  /** Moves an entry, and shows its new place at once. */
  async function runMove(
    list: MenuList,
    { itemId, label }: MenuNode,
    anchor: Anchor,
    order: readonly string[],
    focusKeys: readonly string[],
  ): Promise<boolean> {
    pendingMoves.current += 1;
    focusCandidates.current = focusKeys;
    setShownOrders((shown) => new Map(shown).set(getListKey(list), order));
    const isDone = await runAndReport(
      () => moveListItem(authoring, { ...toListTarget(list), itemId, ...anchor }),
      texts.moved({ name: label, place: order.indexOf(itemId) + 1, count: order.length }),
      [],
    );
    pendingMoves.current -= 1;
    // The part has been fetched again; after a failure the orders of the moves that follow are not known.
    if (pendingMoves.current === 0 || !isDone) setShownOrders(new Map());
    return isDone;
  }

  return {
    /** Ref of the element that contains the entries. */
    form,
    /** The orders of lists with moves that are being saved, by their keys. */
    shownOrders,
    /** Resolves with an error message if it was not added. */
    add: (list: MenuList, values: Record<string, RawValue>) =>
      runChange(
        () => insertListItem(authoring, { ...toListTarget(list), fields: values }),
        texts.added({ name: list.entryLabel }),
        [],
      ).then(() => undefined, describeFailure),
    duplicate: (list: MenuList, { itemId, label }: MenuNode) =>
      runAndReport(
        () => duplicateListItem(authoring, { ...toListTarget(list), itemId }),
        texts.duplicated({ name: label }),
        [getFocusKey(itemId, 'name')],
      ),
    move: (list: MenuList, entry: MenuNode, direction: -1 | 1) => {
      const ids = list.entries.map(({ itemId }) => itemId);
      const { itemId } = entry;
      const focusKeys = [
        getFocusKey(itemId, direction < 0 ? 'up' : 'down'),
        getFocusKey(itemId, 'name'),
      ];
      return expectedOrders.current.move(
        getListKey(list),
        ids,
        itemId,
        direction,
        (anchor, _, order) => runMove(list, entry, anchor, order, focusKeys),
      );
    },
    /** Moves an entry to an index among the others of its list. */
    moveTo: (list: MenuList, entry: MenuNode, index: number) => {
      const otherIds = list.entries.flatMap(({ itemId }) =>
        itemId === entry.itemId ? [] : [itemId],
      );
      const next = otherIds[index];
      const anchor = next === undefined ? {} : { before: next };
      const order = otherIds.toSpliced(index, 0, entry.itemId);
      return runMove(list, entry, anchor, order, [getFocusKey(entry.itemId, 'name')]);
    },
    remove: (list: MenuList, { itemId, label }: MenuNode, index: number) => {
      const neighbour = list.entries[index + 1] ?? list.entries[index - 1];
      return runAndReport(
        () => removeListItem(authoring, { ...toListTarget(list), itemId }),
        texts.removed({ name: label }),
        [
          ...(neighbour ? [getFocusKey(neighbour.itemId, 'name')] : []),
          getFocusKey(`${list.owner.itemId} ${list.field}`, 'add'),
        ],
      );
    },
  };
}

const toListTarget = ({ owner: { itemId: ownerId, language }, field }: MenuList): ListTarget => ({
  ownerId,
  language,
  field,
});

export type MenuActions = ReturnType<typeof useMenuActions>;
