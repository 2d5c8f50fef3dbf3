/** Changes of a variant's blocks. Every function throws BAD_INPUT or NOT_FOUND. */
import type { ContentStore } from '../../items/ContentStore';
import type { LocalItem } from '../../items/ContentTree';
import type { Transaction } from '../../../platform/database/connect';
import { toLayoutId, createId, type ItemId } from '../../items/guid';
import type { Placeholders, Rendering, PageVariant, VariantChanges } from '../../items/item.types';
import { applyVariant, listChangedBlockUids } from '../../items/variants/applyVariant';
import { getPlace } from '../../items/variants/pageVariant';
import { findOrAddDataFolder, createBlock } from '../blocks/createBlock';
import { createEditError } from '../createEditError';
import { findFreeName, NewItems } from '../items/NewItems';
import { insertAt } from '../items/sequence';
import { localizable } from '../../../domain/localizable';
import type { AddBlockInput } from '../../generated/authoringTypes';

export type BlockChange = 'OWN' | 'SHARED' | 'HIDE' | 'SHOW' | 'UP' | 'DOWN';

/** The changes of a variant's blocks, with the new items. */
export interface ChangedBlocks {
  changes: VariantChanges;
  items?: NewItems;
}

/** Maximum blocks that a variant adds. */
const MAX_ADDED_BLOCKS = 50;

export async function changeBlock(
  tx: Transaction,
  store: ContentStore,
  page: LocalItem,
  { changes }: PageVariant,
  uid: string,
  change: BlockChange,
): Promise<ChangedBlocks> {
  const blocks = applyVariant(page.version.placeholders, changes, { keepHidden: true });
  const position = findBlock(blocks, uid);
  if (!position) throw createEditError('NOT_FOUND', 'The page has no such block.');
  const toResult = (variantChanges: VariantChanges): ChangedBlocks => ({ changes: variantChanges });
  switch (change) {
    case 'OWN': {
      const source = position.block.dataSource;
      if (source === undefined)
        throw createEditError('BAD_INPUT', 'The block has no content of its own.');
      if (listChangedBlockUids(changes).has(uid)) return toResult(changes);
      const { items, copy } = await copyItem(tx, store, page, source);
      return { changes: { ...changes, items: { ...changes.items, [uid]: copy } }, items };
    }
    case 'SHARED':
      return toResult({
        ...changes,
        items: Object.fromEntries(Object.entries(changes.items).filter(([of]) => of !== uid)),
        added: changes.added.filter(
          ({ place, rendering }) => rendering.uid !== uid && !place.startsWith(`${uid}/`),
        ),
      });
    case 'HIDE':
      return toResult({ ...changes, hidden: [...new Set([...changes.hidden, uid])] });
    case 'SHOW':
      return toResult({ ...changes, hidden: changes.hidden.filter((one) => one !== uid) });
    case 'UP':
      return toResult(moveBlock(changes, position, -1));
    case 'DOWN':
      return toResult(moveBlock(changes, position, 1));
  }
}

/** Adds a block to the variant only, with its items in the page's data folder. */
export async function addVariantBlock(
  tx: Transaction,
  store: ContentStore,
  page: LocalItem,
  { changes }: PageVariant,
  input: AddBlockInput,
): Promise<ChangedBlocks> {
  if (changes.added.length >= MAX_ADDED_BLOCKS) {
    throw createEditError(
      'BAD_INPUT',
      localizable`A variant adds ${MAX_ADDED_BLOCKS} blocks at most.`,
    );
  }
  const blocks = applyVariant(page.version.placeholders, changes, { keepHidden: true });
  const { placeholder, position, componentName } = input;
  const parent = input.parent?.toLowerCase() ?? undefined;
  const container = parent === undefined ? undefined : findBlock(blocks, parent)?.block;
  const canAddBlock =
    parent === undefined
      ? placeholder === 'main'
      : container &&
        store.templates.get(container.componentName)?.placeholders.includes(placeholder);
  if (!canAddBlock) throw createEditError('BAD_INPUT', 'Blocks cannot be added there.');
  const { items, dataSource } = await createBlock(tx, store, page, input);
  const uid = toLayoutId(createId());
  const place = getPlace(placeholder, parent);
  const rendering: Rendering = { uid, componentName, dataSource, params: {}, placeholders: {} };
  const siblings = (container ? container.placeholders : blocks)[placeholder] ?? [];
  const siblingUids = siblings.map((one) => one.uid);
  const anchor = { after: input.after?.toLowerCase(), before: input.before?.toLowerCase() };
  const index = position ?? insertAt(siblingUids, uid, anchor).indexOf(uid);
  const order = siblingUids.toSpliced(index, 0, uid);
  return {
    items,
    changes: {
      ...changes,
      added: [...changes.added, { place, rendering }],
      order: { ...changes.order, [place]: order },
    },
  };
}

interface BlockPosition {
  block: Rendering;
  place: string;
  siblings: readonly Rendering[];
}

function findBlock(
  placeholders: Placeholders,
  uid: string,
  parent?: string,
): BlockPosition | undefined {
  for (const [key, list] of Object.entries(placeholders)) {
    for (const block of list) {
      if (block.uid === uid) return { block, place: getPlace(key, parent), siblings: list };
      const inner = findBlock(block.placeholders, uid, block.uid);
      if (inner) return inner;
    }
  }
  return undefined;
}

function moveBlock(
  changes: VariantChanges,
  { block, place, siblings }: BlockPosition,
  offset: number,
): VariantChanges {
  const order = siblings.map(({ uid }) => uid);
  const oldIndex = order.indexOf(block.uid);
  const newIndex = Math.min(Math.max(oldIndex + offset, 0), order.length - 1);
  order.splice(oldIndex, 1);
  order.splice(newIndex, 0, block.uid);
  return { ...changes, order: { ...changes.order, [place]: order } };
}

/** Copies an item, with the items that belong to it, into the page's data folder, in the page's language. */
async function copyItem(tx: Transaction, store: ContentStore, page: LocalItem, id: ItemId) {
  const { language } = page.version;
  const source = store.draft.findInLanguage(id, language);
  if (!source) throw createEditError('NOT_FOUND', 'The content of the block is gone.');
  const items = new NewItems(page.item.site ?? '', language);
  const folder = findOrAddDataFolder(store, page, items);
  const name = await findFreeName(tx, store, folder, source.item.template, items);
  return { items, copy: items.addCopy(store.draft, source, folder, name) };
}
