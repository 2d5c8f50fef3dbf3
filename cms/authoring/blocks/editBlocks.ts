/** Changes of a page's blocks. Each applies to the newest version of the page. */
import type { LocalItem } from '../../items/ContentTree';
import { toLayoutId, createId, parseId } from '../../items/guid';
import type { Placeholders, Rendering } from '../../items/item.types';
import { checkAcceptsBlocks, findOrAddDataFolder, insertRendering } from './createBlock';
import type { AuthoringContext } from '../authoringContext';
import { createEditError } from '../createEditError';
import { findFreeName, NewItems } from '../items/NewItems';
import { removeDataSources } from '../items/removeItems';
import type { Anchor } from '../items/sequence';
import { findRendering, withoutRendering, type FoundRendering } from './renderings';

export interface BlockTarget {
  /** The page. */
  itemId: string;
  language: string;
  uid: string;
}

interface BlockPosition extends Anchor {
  placeholder: string;
  parent?: string | null;
}

export type MoveBlockInput = BlockTarget & BlockPosition;

type Context = Pick<AuthoringContext, 'editor' | 'store' | 'actor'>;

/** Moves a block next to another one, which may be in another placeholder. */
export async function moveBlock(
  { editor, store, actor }: Context,
  input: MoveBlockInput,
): Promise<LocalItem> {
  const { itemId, language, placeholder, parent } = input;
  const uid = toUid(input.uid);
  return editor.operate({
    itemId,
    language,
    action: 'moveBlock',
    actor,
    details: { uid },
    apply: async (_tx, { version: { placeholders } }) => {
      const source = getRendering(placeholders, uid);
      if (parent && findRendering({ inner: [source.rendering] }, toUid(parent))) {
        throw createEditError('BAD_INPUT', 'A block cannot be moved into itself.');
      }
      const isSamePlaceholder = !parent && !source.parent && placeholder === source.placeholder;
      if (!isSamePlaceholder) checkAcceptsBlocks(input);
      const remaining = withoutRendering(placeholders, uid);
      const placement = { ...input, rendering: source.rendering };
      return { placeholders: insertRendering(remaining, store.templates, placement) };
    },
  });
}

/** Removes a block from its page, and deletes the items that only this block shows. */
export async function removeBlock(
  { editor, store, actor }: Context,
  input: BlockTarget,
): Promise<LocalItem> {
  const { itemId, language } = input;
  const uid = toUid(input.uid);
  return editor.operate({
    itemId,
    language,
    action: 'removeBlock',
    actor,
    details: { uid },
    apply: async (tx, page) => {
      const { rendering } = getRendering(page.version.placeholders, uid);
      const placeholders = withoutRendering(page.version.placeholders, uid);
      await removeDataSources(tx, store, page, { removed: [rendering] }, placeholders, actor);
      return { placeholders };
    },
  });
}

/** Adds an independent copy of a block after it. */
export async function duplicateBlock(
  { editor, store, actor }: Context,
  input: BlockTarget,
): Promise<{ item: LocalItem; uid: string; dataSource: string }> {
  const { itemId, language } = input;
  const originalUid = toUid(input.uid);
  let copy: Rendering | undefined;
  const item = await editor.operate({
    itemId,
    language,
    action: 'duplicateBlock',
    actor,
    details: { uid: originalUid },
    apply: async (tx, page) => {
      const { rendering, placeholder, parent } = getRendering(
        page.version.placeholders,
        originalUid,
      );
      const items = new NewItems(page.item.site ?? '', language);
      const folder = findOrAddDataFolder(store, page, items);
      const copyRendering = async (block: Rendering): Promise<Rendering> => {
        const { componentName, params } = block;
        const source = block.dataSource && store.draft.findInLanguage(block.dataSource, language);
        const name = await findFreeName(tx, store, folder, componentName, items);
        return {
          uid: toLayoutId(createId()),
          componentName,
          params,
          dataSource: source ? items.addCopy(store.draft, source, folder, name) : block.dataSource,
          placeholders: await mapBlocks(block.placeholders, copyRendering),
        };
      };
      copy = await copyRendering(rendering);
      await items.save(tx, actor);
      const placement = { placeholder, parent, after: originalUid, rendering: copy };
      return {
        placeholders: insertRendering(page.version.placeholders, store.templates, placement),
      };
    },
  });
  return { item, uid: copy?.uid ?? '', dataSource: copy?.dataSource ?? '' };
}

/** Transforms each block of the placeholders, in order. */
async function mapBlocks(
  placeholders: Placeholders,
  transform: (block: Rendering) => Promise<Rendering>,
): Promise<Placeholders> {
  const mapped: Record<string, Rendering[]> = {};
  for (const [key, blocks] of Object.entries(placeholders)) {
    const mappedBlocks: Rendering[] = [];
    for (const block of blocks) mappedBlocks.push(await transform(block));
    mapped[key] = mappedBlocks;
  }
  return mapped;
}

function getRendering(placeholders: Placeholders, uid: string): FoundRendering {
  const rendering = findRendering(placeholders, uid);
  if (!rendering) throw createEditError('NOT_FOUND', 'The block is not on the page any more.');
  return rendering;
}

const toUid = (text: string): string => toLayoutId(parseId(text) ?? text);
