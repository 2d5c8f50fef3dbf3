import { useEffect, useRef } from 'react';
import { showToast } from '../../../../../../design-system/components/Toast/showToast';
import { AuthoringFailure, type Authoring, type RawValue } from '../../../authoring';
import { describeFailure, tellFailure } from '../../../describeFailure';
import { siteTexts } from '../siteTexts';
import type { LoadedPart } from '../useSitePart';
import { addEntry, duplicateEntry, moveEntry, removeEntry } from './menuLists';
import { menuTexts as texts } from './menuTexts';
import type { MenuList, MenuNode } from './menuTree';

/** Marks what takes the focus after a change, so that it is not lost with a control that moves or goes. */
export const focusKey = (itemId: string, control: 'name' | 'up' | 'down' | 'add') =>
  `${itemId} ${control}`;

/** What can be done with lists of entries; each is one save, and tells how it went. */
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

  /** Resolves with why it was not done. A change that came too late is shown the list as it is now. */
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
      const isLate = error instanceof AuthoringFailure && error.kind === 'conflict';
      return isLate ? siteTexts.lateList : describeFailure(error);
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
      run(() => addEntry(authoring, list, undefined, values), texts.added(list.entryLabel), []),
    duplicate: (list: MenuList, { itemId, label }: MenuNode, index: number) =>
      runAndTell(() => duplicateEntry(authoring, list, index), texts.duplicated(label), [
        focusKey(itemId, 'name'),
      ]),
    move: (list: MenuList, { itemId, label }: MenuNode, to: number) =>
      runAndTell(
        () => moveEntry(authoring, list, itemId, to),
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
      return runAndTell(() => removeEntry(authoring, list, itemId), texts.removed(label), [
        ...(next ? [focusKey(next.itemId, 'name')] : []),
        focusKey(`${list.owner.itemId} ${list.field}`, 'add'),
      ]);
    },
  };
}

export type MenuActions = ReturnType<typeof useMenuActions>;
