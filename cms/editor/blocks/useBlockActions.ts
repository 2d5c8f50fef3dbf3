import { useRef } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import {
  addBlock,
  copyBlock,
  duplicateBlock,
  moveBlock,
  pasteBlock,
  removeBlock,
  type BlockTarget,
  type ChangedItem,
} from '../lists/arrangingApi';
import { arrangingTexts } from '../lists/arrangingTexts';
import { storeCopied, readCopied } from './clipboard';
import type { Authoring, AuthoringItem, PageRevision, Placeholders, RawValue } from '../authoring';
import { findBlock, targetBelow, withBlock, withoutBlock, type BlockPlace } from './blockTree';
import { describeFailure, showFailure } from '../describeFailure';
import type { SaveQueue } from '../items/SaveQueue';
import type { UndoHistory } from '../items/useUndo';
import type { Copies, ExpectedBlocks } from './useExpectedBlocks';
import { texts } from '../texts';
import { restoreStage, type StageRestore } from '../items/pageHistoryApi';
import { typeName } from '../forms/contractTexts';
import type { PageItem } from '../items/usePageItem';

/** Position of a new block. */
export interface NewPlace extends BlockTarget {
  /** Label of the position, such as "below Accordion". */
  where: string;
}

interface BlockActionsOptions {
  authoring: Authoring;
  queue: SaveQueue;
  page: PageItem | undefined;
  /** Returns the first words of a block, if it has text. */
  getWords: (uid: string) => string | null | undefined;
  /** The blocks of the page as they will be. */
  blocks: ExpectedBlocks;
  recordSave: UndoHistory['recordSave'];
  recordPageRestore: UndoHistory['recordPageRestore'];
  /** Undoes the last action. */
  undo: () => void;
  /** Reloads the page. */
  reload: () => void;
  /** Selects a new block as soon as the page shows it. */
  onAdded: (uid: string) => void;
}

/**
 * Actions on the blocks of a page. Adding, moving and removing apply to the newest version of the page.
 * Field
 * values are saved from the version that the editor sees.
 */
export function useBlockActions(options: BlockActionsOptions) {
  const {
    authoring,
    queue,
    page,
    getWords,
    recordSave,
    recordPageRestore,
    undo,
    reload,
    blocks,
    onAdded,
  } = options;
  /** uids that the platform gave to copies, by those with which they were shown at once. */
  const uidsRef = useRef(new Map<string, string>());
  const toSavedUid = (uid: string) => uidsRef.current.get(uid) ?? uid;
  const undoAction = { label: texts.undo, onAction: undo };

  /**
   * Saves a change, records its undo step and reloads the page. Resolves with the error if it was not saved.
   */
  async function save(
    itemId: string,
    change: () => Promise<Pick<ChangedItem, 'version'>>,
    arrangement?: { before: Placeholders; after: Placeholders },
  ): Promise<unknown> {
    const language = page?.language ?? '';
    try {
      const { version } = await change();
      queue.recordVersion({ itemId, language, version });
      recordSave({ itemId, language, previousVersion: version - 1, version }, arrangement);
      return undefined;
    } catch (error) {
      return error;
    } finally {
      reload();
    }
  }

  /** Runs an action on a block, which is shown at once, and announces it. Resolves with whether it was saved. */
  async function runOnBlock(
    uid: string,
    next: Placeholders,
    change: (target: { itemId: string; language: string; uid: string }) => Promise<ChangedItem>,
    formatMessage: (name: string, changed: ChangedItem) => string,
    copies?: Copies,
  ): Promise<boolean> {
    if (!page) return false;
    const { itemId, language } = page;
    const name = getName(uid);
    const arrangement = { before: blocks.current(), after: next };
    const settle = blocks.show(next, copies);
    const error = await queue.enqueue(() =>
      save(
        itemId,
        async () => {
          const changed = await change({ itemId, language, uid: toSavedUid(uid) });
          arrangement.after = changed.placeholders;
          settle(changed);
          showToast({ title: formatMessage(name, changed), id: 'editor', action: undoAction });
          return changed;
        },
        arrangement,
      ),
    );
    if (error === undefined) return true;
    settle(undefined);
    showFailure(error);
    return false;
  }

  /** Saves a new block, and shows it in the panel. */
  async function saveNew(
    itemId: string,
    change: () => Promise<{ uid: string; item: ChangedItem }>,
  ): Promise<unknown> {
    const arrangement = { before: blocks.current(), after: blocks.current() };
    return save(
      itemId,
      async () => {
        const { uid, item } = await change();
        arrangement.after = item.placeholders;
        blocks.show(item.placeholders)(item);
        onAdded(uid);
        return item;
      },
      arrangement,
    );
  }

  function getName(uid: string): string {
    const place = findBlock(blocks.current(), uid);
    return formatBlockName(place?.block.componentName ?? '', getWords(uid));
  }

  /** Moves a block to another place of the page. */
  const moveTo = (uid: string, target: BlockTarget): Promise<boolean> => {
    const { before, after } = target;
    const current = blocks.current();
    const moved = findBlock(current, uid)?.block;
    return runOnBlock(
      uid,
      moved ? withBlock(withoutBlock(current, uid), moved, target) : current,
      (block) => {
        const anchor = { before: before && toSavedUid(before), after: after && toSavedUid(after) };
        return moveBlock(authoring, { ...block, ...target, ...anchor });
      },
      (name, { placeholders }) => {
        const { index = 0, count = 1 } = findBlock(placeholders, uid) ?? {};
        return texts.moved({ block: name, place: index + 1, count });
      },
    );
  };

  return {
    moveTo,

    async move(uid: string, by: -1 | 1): Promise<void> {
      const place = findBlock(blocks.current(), uid);
      const neighbour = place?.order[place.index + by];
      if (!place || neighbour === undefined) return;
      const { placeholder, parent } = place;
      const anchor = by < 0 ? { before: neighbour } : { after: neighbour };
      await moveTo(uid, { placeholder, parent, ...anchor });
    },

    remove(uid: string): Promise<boolean> {
      return runOnBlock(
        uid,
        withoutBlock(blocks.current(), uid),
        (block) => removeBlock(authoring, block),
        (block) => texts.removed({ block }),
      );
    },

    duplicate(uid: string): Promise<boolean> {
      const current = blocks.current();
      const place = findBlock(current, uid);
      const copyUid = crypto.randomUUID();
      const copy = place && { ...place.block, uid: copyUid, placeholders: {} };
      return runOnBlock(
        uid,
        copy ? withBlock(current, copy, targetBelow(place)) : current,
        async (block) => {
          const duplicated = await duplicateBlock(authoring, block);
          uidsRef.current.set(copyUid, duplicated.uid);
          onAdded(duplicated.uid);
          return duplicated.item;
        },
        (name) => arrangingTexts.duplicated({ name }),
        new Map([[copyUid, uid]]),
      );
    },

    /** Stores a block with its values in the browser, so that it can be pasted. */
    async copy(uid: string): Promise<void> {
      if (!page) return;
      const { itemId, language } = page;
      const name = getName(uid);
      await queue.flush();
      try {
        const block = await copyBlock(authoring, { itemId, language, uid });
        if (!storeCopied({ name, block })) return showFailure(undefined);
        showToast({ title: arrangingTexts.copied({ name }), id: 'editor' });
      } catch (error) {
        showFailure(error);
      }
    },

    async paste(target: BlockTarget): Promise<void> {
      const copied = readCopied();
      if (!copied) return showToast({ title: arrangingTexts.nothingCopied, id: 'editor' });
      if (!page) return;
      const { itemId, language } = page;
      await queue.flush();
      const error = await saveNew(itemId, async () => {
        const { block } = copied;
        const pasted = await pasteBlock(authoring, { itemId, language, ...target, block });
        const { leftOut } = pasted;
        showToast({
          title: arrangingTexts.pasted({ name: copied.name }),
          text:
            leftOut.length > 0 ? arrangingTexts.leftOut({ names: leftOut.join(', ') }) : undefined,
          durationMs: leftOut.length > 0 ? 0 : undefined,
          id: 'editor',
          action: undoAction,
        });
        return pasted;
      });
      if (error !== undefined) showFailure(error);
    },

    /** Adds a block. Resolves with an error message if that failed. */
    async add(
      { where: _where, ...target }: NewPlace,
      componentName: string,
      fields: Record<string, RawValue>,
    ): Promise<string | undefined> {
      if (!page) return texts.problem;
      const { itemId, language } = page;
      await queue.flush();
      const error = await saveNew(itemId, () =>
        addBlock(authoring, { itemId, language, componentName, fields, ...target }),
      );
      const title = texts.added({ block: typeName(componentName) });
      if (error !== undefined) return describeFailure(error);
      showToast({ title, id: 'editor', action: undoAction });
      return undefined;
    },

    /** Saves the changed fields of an item. Resolves with an error message if that failed. */
    async saveFields(
      item: AuthoringItem,
      changed: Record<string, RawValue>,
    ): Promise<string | undefined> {
      const fields = Object.entries(changed).map(([name, value]) => ({ name, value }));
      if (fields.length === 0) return undefined;
      const { itemId, version: expectedVersion } = item;
      const language = page?.language ?? '';
      const error = await save(itemId, () =>
        authoring.updateItem({ itemId, language, expectedVersion, fields }),
      );
      if (error !== undefined) return describeFailure(error);
      showToast({ title: texts.changed({ block: typeName(item.template) }) });
      return undefined;
    },

    /** Saves an older version of an item of the page as its newest draft. */
    async restore({ itemId, version, currentVersion }: PageRevision): Promise<void> {
      await queue.flush();
      const language = page?.language ?? '';
      const error = await save(itemId, () =>
        authoring.restoreItem({ itemId, language, version, expectedVersion: currentVersion }),
      );
      if (error === undefined) showToast({ title: texts.restoredVersion, variant: 'success' });
      else showFailure(error);
    },

    /** Restores the draft of the page and its items to an earlier stage. */
    async restorePage(step: StageRestore): Promise<void> {
      await queue.flush();
      try {
        const { before, after } = await restoreStage(authoring, step);
        recordPageRestore({ ...step, stage: before, expectedStage: after });
        showToast({
          title: texts.restoredPage,
          variant: 'success',
          id: 'editor',
          action: undoAction,
        });
      } catch (error) {
        showFailure(error);
      } finally {
        reload();
      }
    },
  };
}

/** Returns the position below a block, with its label. */
export function placeBelow(place: BlockPlace): NewPlace {
  return {
    ...targetBelow(place),
    where: texts.below({ block: typeName(place.block.componentName) }),
  };
}

/** Returns the label of a block: its type, and its first words if it has text. */
export function formatBlockName(component: string, words: string | null | undefined): string {
  const label = typeName(component);
  return words ? arrangingTexts.named({ label, text: words }) : label;
}
