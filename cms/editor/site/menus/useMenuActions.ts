import { useEffect, useRef } from 'react';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import {
  duplicateListItem,
  insertListItem,
  moveListItem,
  removeListItem,
  undoVersion,
  type ChangedList,
  type ListTarget,
} from '../../lists/arrangingApi';
import { OptimisticOrders } from '../../lists/OptimisticOrders';
import type { Authoring, RawValue } from '../../authoring';
import { describeFailure, showFailure } from '../../describeFailure';
import { texts as editorTexts } from '../../texts';
import type { LoadedPart } from '../useSitePart';
import { menuTexts as texts } from './menuTexts';
import type { MenuList, MenuNode } from './menuTree';

/** The key of a control that is focused after a change, since controls can move or disappear. */
export const getFocusKey = (itemId: string, control: 'name' | 'up' | 'down' | 'add') =>
  `${itemId} ${control}`;

/** Actions on lists of menu entries. Each action saves at once, and shows its result as a toast. */
export function useMenuActions(
  authoring: Authoring,
  language: string,
  { content, refresh }: LoadedPart,
) {
  const form = useRef<HTMLDivElement>(null);
  const focusCandidates = useRef<readonly string[]>([]);
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());
  const expectedOrders = useRef(new OptimisticOrders());

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
  }, [content]);

  /** Runs a change and fetches the list again, even if the change fails. */
  async function runChange(
    change: () => Promise<ChangedList>,
    message: string,
    focusKeys: readonly string[],
  ): Promise<void> {
    try {
      // In sequence, since each change is based on the result of the previous one.
      const pendingChange = lastChange.current.then(change);
      lastChange.current = pendingChange.catch(() => undefined);
      const { owner } = await pendingChange;
      const action = { label: editorTexts.undo, onAction: () => void undo(owner) };
      showToast({ title: message, id: 'site', action });
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

  async function undo({ itemId, version }: ChangedList['owner']): Promise<void> {
    try {
      await undoVersion(authoring, { itemId, language, version });
      showToast({ title: editorTexts.undone, variant: 'success', id: 'site' });
    } catch (error) {
      showFailure(error);
    } finally {
      await refresh();
    }
  }

  return {
    /** Ref of the element that contains the entries. */
    form,
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
    move: (list: MenuList, { itemId, label }: MenuNode, direction: -1 | 1) => {
      const target = toListTarget(list);
      const ids = list.entries.map((entry) => entry.itemId);
      const key = `${target.ownerId} ${target.field}`;
      return expectedOrders.current.move(key, ids, itemId, direction, (anchor, index) =>
        runAndReport(
          () => moveListItem(authoring, { ...target, itemId, ...anchor }),
          texts.moved({ name: label, place: index + 1, count: ids.length }),
          [getFocusKey(itemId, direction < 0 ? 'up' : 'down'), getFocusKey(itemId, 'name')],
        ),
      );
    },
    /** Moves an entry to an index among the others of its list. */
    moveTo: (list: MenuList, { itemId, label }: MenuNode, index: number) => {
      const otherEntries = list.entries.filter((entry) => entry.itemId !== itemId);
      const nextEntry = otherEntries[index];
      return runAndReport(
        () =>
          moveListItem(authoring, {
            ...toListTarget(list),
            itemId,
            ...(nextEntry && { before: nextEntry.itemId }),
          }),
        texts.moved({ name: label, place: index + 1, count: list.entries.length }),
        [getFocusKey(itemId, 'name')],
      );
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
