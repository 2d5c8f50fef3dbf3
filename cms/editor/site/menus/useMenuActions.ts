import { useEffect, useRef } from 'react';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import {
  duplicateListItem,
  insertListItem,
  moveListItem,
  removeListItem,
  type ListTarget,
} from '../../lists/arrangingApi';
import { AuthoringFailure, type Authoring, type RawValue } from '../../authoring';
import { describeFailure, tellFailure } from '../../describeFailure';
import type { LoadedPart } from '../useSitePart';
import { menuTexts as texts } from './menuTexts';
import type { MenuList, MenuNode } from './menuTree';

/** Marks what takes the focus after a change, so that it is not lost with a control that moves or goes. */
export const focusKey = (itemId: string, control: 'name' | 'up' | 'down' | 'add') =>
  `${itemId} ${control}`;

/** What can be done with lists of entries; each is saved at once, and tells how it went. */
export function useMenuActions(authoring: Authoring, { content, refresh }: LoadedPart) {
  const form = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly string[]>([]);

  useEffect(() => {
    for (const key of wanted.current) {
      const control = form.current?.querySelector<HTMLElement>(
        `[data-focus="${CSS.escape(key)}"]:not(:disabled)`,
      );
      if (!control) continue;
      control.focus();
      wanted.current = [];
      return;
    }
  }, [content]);

  /** Resolves with why it was not done. The list is shown as it is now either way. */
  async function run(
    change: () => Promise<unknown>,
    done: string,
    focus: readonly string[],
  ): Promise<string | undefined> {
    try {
      await change();
      showToast({ title: done, id: 'site' });
      wanted.current = focus;
      return undefined;
    } catch (error) {
      return describeFailure(error);
    } finally {
      await refresh();
    }
  }

  async function runAndTell(...args: Parameters<typeof run>): Promise<void> {
    const problem = await run(...args);
    if (problem !== undefined) tellFailure(new AuthoringFailure('refused', problem));
  }

  return {
    /** Put on the element that holds the entries. */
    form,
    add: (list: MenuList, values: Record<string, RawValue>) =>
      run(
        () => insertListItem(authoring, { ...targetOf(list), fields: values }),
        texts.added(list.entryLabel),
        [],
      ),
    duplicate: (list: MenuList, { itemId, label }: MenuNode) =>
      runAndTell(
        () => duplicateListItem(authoring, { ...targetOf(list), itemId }),
        texts.duplicated(label),
        [focusKey(itemId, 'name')],
      ),
    move: (list: MenuList, { itemId, label }: MenuNode, to: number) =>
      runAndTell(
        () => moveListItem(authoring, { ...targetOf(list), itemId, ...anchorAt(list, itemId, to) }),
        texts.moved(label, to + 1, list.entries.length),
        [
          focusKey(
            itemId,
            to < list.entries.findIndex((one) => one.itemId === itemId) ? 'up' : 'down',
          ),
          focusKey(itemId, 'name'),
        ],
      ),
    remove: (list: MenuList, { itemId, label }: MenuNode, index: number) => {
      const next = list.entries[index + 1] ?? list.entries[index - 1];
      return runAndTell(
        () => removeListItem(authoring, { ...targetOf(list), itemId }),
        texts.removed(label),
        [
          ...(next ? [focusKey(next.itemId, 'name')] : []),
          focusKey(`${list.owner.itemId} ${list.field}`, 'add'),
        ],
      );
    },
  };
}

const targetOf = ({ owner: { itemId: ownerId, language }, field }: MenuList): ListTarget => ({
  ownerId,
  language,
  field,
});

/** Before which neighbour an entry comes to stand at a place among those in sight; none is the end. */
function anchorAt({ entries }: MenuList, itemId: string, to: number): { before?: string } {
  return { before: entries.filter((entry) => entry.itemId !== itemId)[to]?.itemId };
}

export type MenuActions = ReturnType<typeof useMenuActions>;
