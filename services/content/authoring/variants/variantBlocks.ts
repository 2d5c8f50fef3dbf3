/** How editors change the blocks of a variant. Every function throws BAD_INPUT or NOT_FOUND. */
import type { ContentStore } from '../../contentStore';
import type { LocalItem } from '../../contentTree';
import { layoutId, newId, type ItemId } from '../../guid';
import type { FieldValue, Placeholders, Rendering } from '../../item';
import { applyVariant, ownBlocks } from '../../variants/applyVariant';
import { placeOf, type PageVariant, type VariantChanges } from '../../variants/pageVariant';
import { freeName, newBlock, type AddBlockInput, type NewItem } from '../addBlock';
import { editError } from '../editError';

export type BlockChange = 'OWN' | 'SHARED' | 'HIDE' | 'SHOW' | 'UP' | 'DOWN';

/** What a variant has after a change, and the items that it needs. */
export interface ChangedBlocks {
  changes: VariantChanges;
  items: readonly NewItem[];
}

/** More changes than any page has blocks. */
const maxAdded = 50;

export function changeBlock(
  store: ContentStore,
  page: LocalItem,
  { changes }: PageVariant,
  uid: string,
  change: BlockChange,
): ChangedBlocks {
  const blocks = applyVariant(page.version.placeholders, changes, { keepHidden: true });
  const spot = findSpot(blocks, uid);
  if (!spot) throw editError('NOT_FOUND', 'The page has no such block.');
  const only = (next: VariantChanges): ChangedBlocks => ({ changes: next, items: [] });
  switch (change) {
    case 'OWN': {
      const source = spot.block.dataSource;
      if (source === undefined)
        throw editError('BAD_INPUT', 'The block has no content of its own.');
      if (ownBlocks(changes).has(uid)) return only(changes);
      const { items, copy } = copyItems(store, page, source);
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
export function addBlock(
  store: ContentStore,
  page: LocalItem,
  { changes }: PageVariant,
  input: AddBlockInput,
): ChangedBlocks & { uid: string } {
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
  if (!isPlace) throw editError('BAD_INPUT', `Blocks cannot be added to "${placeholder}" there.`);
  const { items, dataSource } = newBlock(store, page, input);
  const uid = layoutId(newId());
  const place = placeOf(placeholder, parent);
  const rendering: Rendering = { uid, componentName, dataSource, params: {}, placeholders: {} };
  const list = (around ? around.placeholders : blocks)[placeholder] ?? [];
  const order = list.map((one) => one.uid);
  order.splice(position ?? order.length, 0, uid);
  return {
    uid,
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

/** A copy of an item in the page's language, with the items below it, in the page's data folder. */
function copyItems(store: ContentStore, page: LocalItem, source: ItemId) {
  const { draft } = store;
  const { language } = page.version;
  const root = draft.find(source);
  if (!root || !draft.findIn(source, language)) {
    throw editError('NOT_FOUND', 'The content of the block is gone.');
  }
  const site = page.item.site ?? '';
  const items: NewItem[] = [];
  const add = (id: ItemId, parentId: ItemId, name: string, template: string, of?: LocalItem) =>
    items.push({
      item: { id, site, parentId, name, template },
      version: {
        itemId: id,
        language,
        version: 1,
        displayName: of?.version.displayName ?? name,
        fields: of ? renamed(of.version.fields, ids) : {},
        placeholders: {},
        deleted: false,
      },
    });
  const branch = [...draft.branchOf(root)].filter((item) => item.versions.has(language));
  const ids = new Map(branch.map(({ id }) => [id, newId()]));
  const known = draft.find(`${draft.pathOf(page.item)}/Data`)?.id;
  const folder = known ?? newId();
  if (!known) add(folder, page.item.id, 'Data', 'Folder');
  for (const item of branch) {
    const id = ids.get(item.id);
    const of = draft.findIn(item.id, language);
    if (id === undefined || !of) continue;
    const isRoot = item === root;
    const parentId = isRoot ? folder : ids.get(item.parentId ?? '');
    if (parentId === undefined) continue;
    const name = isRoot ? freeName(store, folder, item.template) : item.name;
    add(id, parentId, name, item.template, of);
  }
  return { items, copy: ids.get(root.id) ?? '' };
}

/** Fields that name copied items name the copies. */
function renamed(fields: Readonly<Record<string, FieldValue>>, ids: ReadonlyMap<ItemId, ItemId>) {
  const copyOf = (id: string) => ids.get(id) ?? id;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]): [string, FieldValue] => {
      if (typeof value === 'string') return [name, copyOf(value)];
      return [name, Array.isArray(value) ? (value as readonly ItemId[]).map(copyOf) : value];
    }),
  );
}
