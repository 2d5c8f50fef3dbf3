/** How editors change the blocks of a variant. Every function throws BAD_INPUT or NOT_FOUND. */
import type { ContentStore } from '../../items/contentStore';
import type { LocalItem } from '../../items/contentTree';
import type { Transaction } from '../../../platform/database/connect';
import { layoutId, newId, type ItemId } from '../../items/guid';
import type { Placeholders, Rendering, PageVariant, VariantChanges } from '../../items/item';
import { applyVariant, ownBlocks } from '../../items/variants/applyVariant';
import { placeOf } from '../../items/variants/pageVariant';
import { dataFolder, newBlock } from '../blocks/addBlock';
import { editError } from '../editError';
import { freeName, NewItems } from '../items/newItems';
import { insertAt } from '../items/sequence';
import type { AddBlockInput } from '../../generated/authoringTypes';

export type BlockChange = 'OWN' | 'SHARED' | 'HIDE' | 'SHOW' | 'UP' | 'DOWN';

/** What a variant has after a change, and the items that it needs. */
export interface ChangedBlocks {
  changes: VariantChanges;
  items?: NewItems;
}

/** More changes than any page has blocks. */
const maxAdded = 50;

export async function changeBlock(
  tx: Transaction,
  store: ContentStore,
  page: LocalItem,
  { changes }: PageVariant,
  uid: string,
  change: BlockChange,
): Promise<ChangedBlocks> {
  const blocks = applyVariant(page.version.placeholders, changes, { keepHidden: true });
  const spot = findSpot(blocks, uid);
  if (!spot) throw editError('NOT_FOUND', 'The page has no such block.');
  const only = (next: VariantChanges): ChangedBlocks => ({ changes: next });
  switch (change) {
    case 'OWN': {
      const source = spot.block.dataSource;
      if (source === undefined)
        throw editError('BAD_INPUT', 'The block has no content of its own.');
      if (ownBlocks(changes).has(uid)) return only(changes);
      const { items, copy } = await copyItem(tx, store, page, source);
      return { changes: { ...changes, items: { ...changes.items, [uid]: copy } }, items };
    }
    case 'SHARED':
      return only({
        ...changes,
        items: Object.fromEntries(Object.entries(changes.items).filter(([of]) => of !== uid)),
        added: changes.added.filter(
          ({ place, rendering }) => rendering.uid !== uid && !place.startsWith(`${uid}/`),
        ),
      });
    case 'HIDE':
      return only({ ...changes, hidden: [...new Set([...changes.hidden, uid])] });
    case 'SHOW':
      return only({ ...changes, hidden: changes.hidden.filter((one) => one !== uid) });
    case 'UP':
      return only(moved(changes, spot, -1));
    case 'DOWN':
      return only(moved(changes, spot, 1));
  }
}

/** A block of the variant alone, with its items below the page's data folder. */
export async function addBlock(
  tx: Transaction,
  store: ContentStore,
  page: LocalItem,
  { changes }: PageVariant,
  input: AddBlockInput,
): Promise<ChangedBlocks> {
  if (changes.added.length >= maxAdded) {
    throw editError('BAD_INPUT', `A variant adds ${maxAdded} blocks at most.`);
  }
  const blocks = applyVariant(page.version.placeholders, changes, { keepHidden: true });
  const { placeholder, position, componentName } = input;
  const parent = input.parent?.toLowerCase() ?? undefined;
  const around = parent === undefined ? undefined : findSpot(blocks, parent)?.block;
  const isPlace =
    parent === undefined
      ? placeholder === 'main'
      : around && store.templates.get(around.componentName)?.placeholders.includes(placeholder);
  if (!isPlace) throw editError('BAD_INPUT', 'Blocks cannot be added there.');
  const { items, dataSource } = await newBlock(tx, store, page, input);
  const uid = layoutId(newId());
  const place = placeOf(placeholder, parent);
  const rendering: Rendering = { uid, componentName, dataSource, params: {}, placeholders: {} };
  const list = (around ? around.placeholders : blocks)[placeholder] ?? [];
  const others = list.map((one) => one.uid);
  const anchor = { after: input.after?.toLowerCase(), before: input.before?.toLowerCase() };
  const index = position ?? insertAt(others, uid, anchor).indexOf(uid);
  const order = others.toSpliced(index, 0, uid);
  return {
    items,
    changes: {
      ...changes,
      added: [...changes.added, { place, rendering }],
      order: { ...changes.order, [place]: order },
    },
  };
}

interface Spot {
  block: Rendering;
  place: string;
  list: readonly Rendering[];
}

function findSpot(lists: Placeholders, uid: string, parent?: string): Spot | undefined {
  for (const [key, list] of Object.entries(lists)) {
    for (const block of list) {
      if (block.uid === uid) return { block, place: placeOf(key, parent), list };
      const inner = findSpot(block.placeholders, uid, block.uid);
      if (inner) return inner;
    }
  }
  return undefined;
}

function moved(changes: VariantChanges, { block, place, list }: Spot, by: number): VariantChanges {
  const order = list.map(({ uid }) => uid);
  const from = order.indexOf(block.uid);
  const to = Math.min(Math.max(from + by, 0), order.length - 1);
  order.splice(from, 1);
  order.splice(to, 0, block.uid);
  return { ...changes, order: { ...changes.order, [place]: order } };
}

/** A copy of an item in the page's language, with the items that belong to it, in the page's data folder. */
async function copyItem(tx: Transaction, store: ContentStore, page: LocalItem, id: ItemId) {
  const { language } = page.version;
  const source = store.draft.findIn(id, language);
  if (!source) throw editError('NOT_FOUND', 'The content of the block is gone.');
  const items = new NewItems(page.item.site ?? '', language);
  const folder = dataFolder(store, page, items);
  const name = await freeName(tx, store, folder, source.item.template, items);
  return { items, copy: items.addCopy(store.draft, source, folder, name) };
}
