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
import { keepCopied, readCopied } from './clipboard';
import type { Authoring, AuthoringItem, PageRevision, RawValue } from '../authoring';
import { findBlock, neighbourTarget } from './blockTree';
import { describeFailure, tellFailure } from '../describeFailure';
import { contracts } from '../forms/checkValue';
import type { NewPlace } from './BlocksPanel';
import type { SaveQueue, Saved } from '../items/SaveQueue';
import { texts } from '../texts';
import type { PageItem } from '../items/usePageItem';

interface BlockActionsOptions {
  authoring: Authoring;
  queue: SaveQueue;
  page: PageItem | undefined;
  /** A block's first words, where it has any. */
  wordsOf: (uid: string) => string | null | undefined;
  remember: (saved: Saved) => void;
  /** Takes back what was done last. */
  undo: () => void;
  /** Shows the page anew. */
  reload: () => void;
  /** Chooses a block that was made just now, once the page shows it. */
  onMade: (uid: string) => void;
}

/**
 * What can be done with the blocks of a page. Moves and the like are operations on its newest version;
 * values are saved from the version in sight.
 */
export function useBlockActions(options: BlockActionsOptions) {
  const { authoring, queue, page, wordsOf, remember, undo, reload, onMade } = options;
  const undoAction = { label: texts.undo, onAction: undo };

  /** Saves, remembers how to undo it, and shows the result. Gives why it was not saved. */
  async function save(
    itemId: string,
    change: () => Promise<Pick<ChangedItem, 'version'>>,
  ): Promise<string | undefined> {
    const language = page?.language ?? '';
    try {
      const { version: to } = await change();
      queue.noteVersion({ itemId, language, to });
      remember({ itemId, language, from: to - 1, to });
      return undefined;
    } catch (error) {
      return describeFailure(error);
    } finally {
      reload();
    }
  }

  /** Does something with a block of the page, and says so. */
  async function operate(
    uid: string,
    change: (target: { itemId: string; language: string; uid: string }) => Promise<ChangedItem>,
    done: (name: string, changed: ChangedItem) => string,
  ): Promise<void> {
    if (!page) return;
    const { itemId, language } = page;
    const name = nameOf(uid);
    await queue.flush();
    const problem = await save(itemId, async () => {
      const changed = await change({ itemId, language, uid });
      showToast({ title: done(name, changed), id: 'editor', action: undoAction });
      return changed;
    });
    if (problem !== undefined) tellProblem(problem);
  }

  function nameOf(uid: string): string {
    const place = page && findBlock(page.item.placeholders, uid);
    return blockName(place?.block.componentName ?? '', wordsOf(uid));
  }

  /** Moves a block to a place of its page. */
  const moveTo = (uid: string, target: BlockTarget): Promise<void> =>
    operate(
      uid,
      (of) => moveBlock(authoring, { ...of, ...target }),
      (name, { placeholders }) => {
        const { index = 0, count = 1 } = findBlock(placeholders, uid) ?? {};
        return texts.moved(name, index + 1, count);
      },
    );

  return {
    moveTo,

    async move(uid: string, by: -1 | 1): Promise<void> {
      const place = page && findBlock(page.item.placeholders, uid);
      const target = place && neighbourTarget(place, by);
      if (target) await moveTo(uid, target);
    },

    remove: (uid: string): Promise<void> =>
      operate(uid, (of) => removeBlock(authoring, of), texts.removed),

    duplicate: (uid: string): Promise<void> =>
      operate(
        uid,
        async (of) => {
          const made = await duplicateBlock(authoring, of);
          onMade(made.uid);
          return made.item;
        },
        arrangingTexts.duplicated,
      ),

    /** Keeps a block with its values in the browser, to be pasted. */
    async copy(uid: string): Promise<void> {
      if (!page) return;
      const { itemId, language } = page;
      const name = nameOf(uid);
      await queue.flush();
      try {
        const block = await copyBlock(authoring, { itemId, language, uid });
        if (!keepCopied({ name, block })) return tellProblem(texts.problem);
        showToast({ title: arrangingTexts.copied(name), id: 'editor' });
      } catch (error) {
        tellFailure(error);
      }
    },

    async paste(target: BlockTarget): Promise<void> {
      const copied = readCopied();
      if (!copied) return showToast({ title: arrangingTexts.nothingCopied, id: 'editor' });
      if (!page) return;
      const { itemId, language } = page;
      await queue.flush();
      const problem = await save(itemId, async () => {
        const { block } = copied;
        const pasted = await pasteBlock(authoring, { itemId, language, ...target, block });
        const { leftOut } = pasted;
        onMade(pasted.uid);
        showToast({
          title: arrangingTexts.pasted(copied.name),
          text: leftOut.length > 0 ? arrangingTexts.leftOut(leftOut.join(', ')) : undefined,
          duration: leftOut.length > 0 ? 0 : undefined,
          id: 'editor',
          action: undoAction,
        });
        return pasted.item;
      });
      if (problem !== undefined) tellProblem(problem);
    },

    /** Gives why the block was not added. */
    async add(
      { where: _where, ...target }: NewPlace,
      componentName: string,
      fields: Record<string, RawValue>,
    ): Promise<string | undefined> {
      if (!page) return texts.problem;
      const { itemId, language } = page;
      await queue.flush();
      const problem = await save(itemId, async () => {
        const input = { itemId, language, componentName, fields, ...target };
        const made = await addBlock(authoring, input);
        onMade(made.uid);
        return made.item;
      });
      const title = texts.added(labelOf(componentName));
      if (problem === undefined) showToast({ title, id: 'editor', action: undoAction });
      return problem;
    },

    /** Gives why the fields were not saved. */
    async saveFields(
      item: AuthoringItem,
      changed: Record<string, RawValue>,
    ): Promise<string | undefined> {
      const fields = Object.entries(changed).map(([name, value]) => ({ name, value }));
      if (fields.length === 0) return undefined;
      const { itemId, version: expectedVersion } = item;
      const language = page?.language ?? '';
      const problem = await save(itemId, () =>
        authoring.update({ itemId, language, expectedVersion, fields }),
      );
      if (problem === undefined) showToast({ title: texts.changed(labelOf(item.template)) });
      return problem;
    },

    /** Makes an older version of an item of the page the newest draft. */
    async restore({ itemId, version, currentVersion }: PageRevision): Promise<void> {
      await queue.flush();
      const language = page?.language ?? '';
      const problem = await save(itemId, () =>
        authoring.restore({ itemId, language, version, expectedVersion: currentVersion }),
      );
      if (problem === undefined) showToast({ title: texts.restoredVersion, look: 'success' });
      else tellProblem(problem);
    },
  };
}

/** What people call a block: its kind, and its first words. */
export function blockName(component: string, words: string | null | undefined): string {
  const label = labelOf(component);
  return words ? arrangingTexts.named(label, words) : label;
}

const labelOf = (component: string) =>
  (contracts.blocks[component] ?? contracts.pages[component] ?? contracts.items[component])
    ?.label ?? component;

function tellProblem(text: string): void {
  showToast({ title: texts.notSaved, text, look: 'danger', id: 'failure' });
}
