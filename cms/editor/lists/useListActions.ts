import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { tellFailure } from '../describeFailure';
import { contracts } from '../forms/checkValue';
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
import { arrangingTexts } from './arrangingTexts';

const words = arrangingTexts.list;

interface ListActionsOptions {
  authoring: Authoring;
  queue: SaveQueue;
  remember: (saved: Saved) => void;
  /** Takes back what was done last. */
  undo: () => void;
  /** Shows the page anew. */
  reload: () => void;
}

/** Changes of lists, saved at once and undone like every save. Each gives the item, or nothing where it failed. */
export function useListActions(options: ListActionsOptions) {
  const { authoring, queue, remember, undo, reload } = options;

  async function change(
    { language }: ListTarget,
    send: () => Promise<ChangedList>,
    done: string,
  ): Promise<string | undefined> {
    await queue.flush();
    try {
      const { owner, itemId } = await send();
      const { itemId: ownerId, version: to } = owner;
      queue.noteVersion({ itemId: ownerId, language, to });
      remember({ itemId: ownerId, language, from: to - 1, to });
      const action = { label: texts.undo, onAction: undo };
      showToast({ title: done, id: 'editor', action });
      return itemId;
    } catch (error) {
      tellFailure(error);
      return undefined;
    } finally {
      reload();
    }
  }

  return {
    insert: (target: ListTarget, of: string, anchor: Anchor, existing?: string) =>
      change(
        target,
        () => insertListItem(authoring, { ...target, ...anchor, existing }),
        words.added(itemLabel(of)),
      ),
    /** Moves an item beside another one, as a list then has it in that place. */
    move: (
      target: ListTarget,
      of: string,
      itemId: string,
      anchor: Anchor,
      order: readonly string[],
    ) => {
      const others = order.filter((id) => id !== itemId);
      const { after, before } = anchor;
      const place = after
        ? others.indexOf(after) + 1
        : before
          ? others.indexOf(before)
          : others.length;
      return change(
        target,
        () => moveListItem(authoring, { ...target, ...anchor, itemId }),
        words.moved(itemLabel(of), place + 1, order.length),
      );
    },
    duplicate: (target: ListTarget, itemId: string, name: string) =>
      change(
        target,
        () => duplicateListItem(authoring, { ...target, itemId }),
        arrangingTexts.duplicated(name),
      ),
    remove: (target: ListTarget, itemId: string, name: string) =>
      change(target, () => removeListItem(authoring, { ...target, itemId }), words.removed(name)),
  };
}

export type ListActions = ReturnType<typeof useListActions>;

/** What the items of a contract are called. */
export const itemLabel = (of: string): string => contracts.items[of]?.label ?? of;
