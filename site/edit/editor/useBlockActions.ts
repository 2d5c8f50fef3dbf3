import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring, AuthoringItem, PageRevision, Placeholders, RawValue } from './authoring';
import { findBlock, moveBlock, removeBlock } from './blockTree';
import { describeFailure } from './describeFailure';
import { contracts } from './forms/checkValue';
import type { NewPlace } from './panels/BlocksPanel';
import type { SaveQueue, Saved } from './saving/SaveQueue';
import { texts } from './texts';
import type { PageItem } from './usePageItem';

interface BlockActionsOptions {
  authoring: Authoring;
  queue: SaveQueue;
  page: PageItem | undefined;
  remember: (saved: Saved) => void;
  /** Shows the page anew. */
  reload: () => void;
}

/** What can be done with the blocks of a page; each is one save, made from the version in sight. */
export function useBlockActions(options: BlockActionsOptions) {
  const { authoring, queue, page, remember, reload } = options;

  /** Saves, remembers how to undo it, and shows the result. Gives why it was not saved. */
  async function save(
    item: Pick<AuthoringItem, 'itemId' | 'version'>,
    change: (expectedVersion: number) => Promise<AuthoringItem>,
  ): Promise<string | undefined> {
    const { itemId, version: from } = item;
    const language = page?.language ?? '';
    try {
      const { version: to } = await change(from);
      queue.noteVersion({ itemId, language, to });
      remember({ itemId, language, from, to });
      return undefined;
    } catch (error) {
      return describeFailure(error);
    } finally {
      reload();
    }
  }

  async function saveOrder(placeholders: Placeholders, done: string): Promise<void> {
    if (!page) return;
    const { itemId, language, item } = page;
    await queue.flush();
    const problem = await save(item, (expectedVersion) =>
      authoring.update({ itemId, language, expectedVersion, placeholders }),
    );
    if (problem === undefined) showToast({ title: done, id: 'editor' });
    else tellProblem(problem);
  }

  return {
    async move(uid: string, by: -1 | 1): Promise<void> {
      const place = page && findBlock(page.item.placeholders, uid);
      if (!place) return;
      const target = Math.min(Math.max(place.index + by, 0), place.count - 1);
      await saveOrder(
        moveBlock(page.item.placeholders, uid, by),
        texts.moved(labelOf(place.block.componentName), target + 1, place.count),
      );
    },

    async remove(uid: string): Promise<void> {
      const place = page && findBlock(page.item.placeholders, uid);
      if (!place) return;
      await saveOrder(
        removeBlock(page.item.placeholders, uid),
        texts.removed(labelOf(place.block.componentName)),
      );
    },

    /** Gives why the block was not added. */
    async add(
      { placeholder, parent, position }: NewPlace,
      componentName: string,
      fields: Record<string, RawValue>,
    ): Promise<string | undefined> {
      if (!page) return texts.problem;
      const { itemId, language, item } = page;
      await queue.flush();
      const problem = await save(item, async (expectedVersion) => {
        const place = { placeholder, parent, position };
        const added = await authoring.addBlock({
          itemId,
          language,
          expectedVersion,
          componentName,
          fields,
          ...place,
        });
        return added.item;
      });
      if (problem === undefined) showToast({ title: texts.added(labelOf(componentName)) });
      return problem;
    },

    /** Gives why the fields were not saved. */
    async saveFields(
      item: AuthoringItem,
      changed: Record<string, RawValue>,
    ): Promise<string | undefined> {
      const fields = Object.entries(changed).map(([name, value]) => ({ name, value }));
      if (fields.length === 0) return undefined;
      const { itemId } = item;
      const language = page?.language ?? '';
      const problem = await save(item, (expectedVersion) =>
        authoring.update({ itemId, language, expectedVersion, fields }),
      );
      if (problem === undefined) showToast({ title: texts.changed(labelOf(item.template)) });
      return problem;
    },

    /** Makes an older version of an item of the page the newest draft. */
    async restore({ itemId, version, currentVersion }: PageRevision): Promise<void> {
      await queue.flush();
      const language = page?.language ?? '';
      const problem = await save({ itemId, version: currentVersion }, (expectedVersion) =>
        authoring.restore({ itemId, language, version, expectedVersion }),
      );
      if (problem === undefined) showToast({ title: texts.restoredVersion, look: 'success' });
      else tellProblem(problem);
    },
  };
}

const labelOf = (component: string) =>
  (contracts.blocks[component] ?? contracts.pages[component])?.label ?? component;

function tellProblem(text: string): void {
  showToast({ title: texts.notSaved, text, look: 'danger', id: 'failure' });
}
