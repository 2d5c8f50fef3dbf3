/** Changes of a page's blocks, each applied to the newest version of the page. */
import type { LocalItem } from '../../items/contentTree';
import { layoutId, newId, parseId } from '../../items/guid';
import type { Placeholders, Rendering } from '../../items/item';
import { checkTakesBlocks, dataFolder, placeRendering } from './addBlock';
import type { AuthoringContext } from '../authoringContext';
import { editError } from '../editError';
import { freeName, NewItems } from '../items/newItems';
import { removeDataSources } from '../items/removedItems';
import type { Anchor } from '../items/sequence';
import { findRendering, withoutRendering, type FoundRendering } from './renderings';

export interface BlockTarget {
  /** The page. */
  itemId: string;
  language: string;
  uid: string;
}

export interface BlockPlace extends Anchor {
  placeholder: string;
  parent?: string | null;
}

export type MoveBlockInput = BlockTarget & BlockPlace;

type Context = Pick<AuthoringContext, 'editor' | 'store' | 'actor'>;

/** Moves a block beside another one, also into another placeholder. */
export async function moveBlock(
  { editor, store, actor }: Context,
  input: MoveBlockInput,
): Promise<LocalItem> {
  const { itemId, language, placeholder, parent } = input;
  const uid = uidOf(input.uid);
  return editor.operate({
    itemId,
    language,
    action: 'moveBlock',
    actor,
    details: { uid },
    apply: async (_tx, { version: { placeholders } }) => {
      const found = existing(placeholders, uid);
      if (parent && findRendering({ inner: [found.rendering] }, uidOf(parent))) {
        throw editError('BAD_INPUT', 'A block cannot be moved into itself.');
      }
      const stays = !parent && !found.parent && placeholder === found.placeholder;
      if (!stays) checkTakesBlocks(input);
      const others = withoutRendering(placeholders, uid);
      const placing = { ...input, rendering: found.rendering };
      return { placeholders: placeRendering(others, store.templates, placing) };
    },
  });
}

/** Takes a block out of its page; the items that only it shows are deleted with it. */
export async function removeBlock(
  { editor, store, actor }: Context,
  input: BlockTarget,
): Promise<LocalItem> {
  const { itemId, language } = input;
  const uid = uidOf(input.uid);
  return editor.operate({
    itemId,
    language,
    action: 'removeBlock',
    actor,
    details: { uid },
    apply: async (tx, page) => {
      const { rendering } = existing(page.version.placeholders, uid);
      const placeholders = withoutRendering(page.version.placeholders, uid);
      await removeDataSources(tx, store, page, { removed: [rendering] }, placeholders, actor);
      return { placeholders };
    },
  });
}

/** Adds a copy of a block after it, to be edited by itself. */
export async function duplicateBlock(
  { editor, store, actor }: Context,
  input: BlockTarget,
): Promise<{ item: LocalItem; uid: string; dataSource: string }> {
  const { itemId, language } = input;
  const original = uidOf(input.uid);
  let copy: Rendering | undefined;
  const item = await editor.operate({
    itemId,
    language,
    action: 'duplicateBlock',
    actor,
    details: { uid: original },
    apply: async (tx, page) => {
      const { rendering, placeholder, parent } = existing(page.version.placeholders, original);
      const items = new NewItems(page.item.site ?? '', language);
      const folder = dataFolder(store, page, items);
      const copyOf = async (block: Rendering): Promise<Rendering> => {
        const { componentName, params } = block;
        const source = block.dataSource && store.draft.findIn(block.dataSource, language);
        const name = await freeName(tx, store, folder, componentName, items);
        return {
          uid: layoutId(newId()),
          componentName,
          params,
          dataSource: source ? items.addCopy(store.draft, source, folder, name) : block.dataSource,
          placeholders: await mapBlocks(block.placeholders, copyOf),
        };
      };
      copy = await copyOf(rendering);
      await items.save(tx, actor);
      const placing = { placeholder, parent, after: original, rendering: copy };
      return {
        placeholders: placeRendering(page.version.placeholders, store.templates, placing),
      };
    },
  });
  return { item, uid: copy?.uid ?? '', dataSource: copy?.dataSource ?? '' };
}

/** Placeholders with every block made into another, one after the other. */
export async function mapBlocks(
  placeholders: Placeholders,
  make: (block: Rendering) => Promise<Rendering>,
): Promise<Placeholders> {
  const made: Record<string, Rendering[]> = {};
  for (const [key, blocks] of Object.entries(placeholders)) {
    const list: Rendering[] = [];
    for (const block of blocks) list.push(await make(block));
    made[key] = list;
  }
  return made;
}

function existing(placeholders: Placeholders, uid: string): FoundRendering {
  const found = findRendering(placeholders, uid);
  if (!found) throw editError('NOT_FOUND', 'The block is not on the page any more.');
  return found;
}

const uidOf = (text: string): string => layoutId(parseId(text) ?? text);
