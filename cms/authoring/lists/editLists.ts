/** Changes of lists of items. Each applies to the newest version of the item with the list. */
import type { ContentStore } from '../../items/ContentStore';
import type { LocalItem } from '../../items/ContentTree';
import { createId, parseId, type ItemId } from '../../items/guid';
import type { FieldValues } from '../../items/item.types';
import type { AuthoringContext } from '../authoringContext';
import { createEditError } from '../createEditError';
import { findFreeName, NewItems } from '../items/NewItems';
import { readNewFields } from '../items/readNewFields';
import { removeItem } from '../items/removeItems';
import { insertAt, type Anchor } from '../items/sequence';
import { holdsItems, listItemIds } from './listItemIds';
import type { InsertListItemInput } from '../../generated/authoringTypes';

export interface ListTarget {
  ownerId: string;
  language: string;
  field: string;
}

export interface EntryTarget extends ListTarget {
  itemId: string;
}

export type MoveInput = EntryTarget & Anchor;

export interface ListChange {
  owner: LocalItem;
  itemId: ItemId;
}

type Context = Pick<AuthoringContext, 'editor' | 'store' | 'actor'>;

/** Maximum items of a list. */
const MAX_ENTRIES = 200;

/** Adds an item to a list: a new item with checked fields, or an existing item of the site. */
export async function insertListItem(
  { editor, store, actor }: Context,
  input: InsertListItemInput,
): Promise<ListChange> {
  let itemId: ItemId = '';
  const owner = await editor.operate({
    ...toOperation(input, 'insertListItem'),
    actor,
    apply: async (tx, ownerItem) => {
      const list = readList(store, ownerItem, input.field);
      if (list.isFull) throw createEditError('BAD_INPUT', 'The list holds no more items.');
      if (input.existing) {
        itemId = findChoice(store, ownerItem, list, input.existing);
      } else {
        const items = new NewItems(ownerItem.item.site ?? '', input.language);
        const template = store.templates.get(list.templateName);
        if (!template) throw createEditError('NOT_FOUND', 'There is no such template.');
        const parsedFields = readNewFields(store, template, input.fields);
        const name = await findFreeName(tx, store, ownerItem.item.id, input.field, items);
        itemId = items.addItem(parsedFields, ownerItem.item.id, name);
        await items.save(tx, actor);
      }
      return { fields: list.withOrder(insertAt(list.order, itemId, toAnchor(input))) };
    },
  });
  return { owner, itemId };
}

/** Moves an item of a list next to another one. */
export async function moveListItem(
  { editor, store, actor }: Context,
  input: MoveInput,
): Promise<ListChange> {
  const itemId = toId(input.itemId);
  const owner = await editor.operate({
    ...toOperation(input, 'moveListItem'),
    actor,
    apply: async (_tx, ownerItem) => {
      const list = readList(store, ownerItem, input.field);
      const remainingIds = list.withoutItem(itemId);
      return { fields: list.withOrder(insertAt(remainingIds, itemId, toAnchor(input))) };
    },
  });
  return { owner, itemId };
}

/** Removes an item from a list. Deletes it if it is a child of the item with the list. */
export async function removeListItem(
  { editor, store, actor }: Context,
  input: EntryTarget,
): Promise<ListChange> {
  const itemId = toId(input.itemId);
  const owner = await editor.operate({
    ...toOperation(input, 'removeListItem'),
    actor,
    apply: async (tx, ownerItem) => {
      const list = readList(store, ownerItem, input.field);
      const remainingIds = list.withoutItem(itemId);
      const isChild = store.draft.find(itemId)?.parentId === ownerItem.item.id;
      if (isChild) await removeItem(tx, store, itemId, input.language, actor);
      return { fields: list.withOrder(remainingIds) };
    },
  });
  return { owner, itemId };
}

/** Adds a copy of a list item, with its inner items, after the original. */
export async function duplicateListItem(
  { editor, store, actor }: Context,
  input: EntryTarget,
): Promise<ListChange> {
  const originalId = toId(input.itemId);
  let itemId: ItemId = '';
  const owner = await editor.operate({
    ...toOperation(input, 'duplicateListItem'),
    actor,
    apply: async (tx, ownerItem) => {
      const list = readList(store, ownerItem, input.field);
      list.withoutItem(originalId);
      if (list.isFull) throw createEditError('BAD_INPUT', 'The list holds no more items.');
      const source = store.draft.findInLanguage(originalId, input.language);
      if (!source) throw createEditError('NOT_FOUND', 'The item is gone.');
      const items = new NewItems(ownerItem.item.site ?? '', input.language);
      const name = await findFreeName(tx, store, ownerItem.item.id, input.field, items);
      itemId = items.addCopy(store.draft, source, ownerItem.item.id, name);
      await items.save(tx, actor);
      return { fields: list.withOrder(insertAt(list.order, itemId, { after: originalId })) };
    },
  });
  return { owner, itemId };
}

/** Lists the site's items that a list may refer to: of the list's template, and in no page and no list. */
export function listChoices(
  store: ContentStore,
  owner: LocalItem,
  field: string,
): readonly LocalItem[] {
  const { draft } = store;
  const { templateName } = readList(store, owner, field);
  return [...draft.listAll()].flatMap((item) => {
    if (item.site !== owner.item.site || item.template !== templateName) return [];
    const parent = draft.findParent(item);
    const isShared =
      parent && draft.findTemplate(parent)?.group === 'system' && !draft.findPage(item);
    const local = isShared ? draft.findInLanguage(item.id, owner.version.language) : undefined;
    return local ? [local] : [];
  });
}

interface List {
  /** Name of the template of the list's items. */
  templateName: string;
  order: readonly ItemId[];
  isFull: boolean;
  /** Returns the owner's fields with another order of the list. */
  withOrder: (order: readonly ItemId[]) => FieldValues;
  /** Returns the order without an item. @throws NOT_FOUND when the item is not in the list */
  withoutItem: (itemId: ItemId) => readonly ItemId[];
}

/** Reads the list in a field of an item. @throws BAD_INPUT for a field that does not hold items */
export function readList(
  { draft }: ContentStore,
  { item, version }: LocalItem,
  name: string,
): List {
  const field = draft.findTemplate(item)?.fields.get(name);
  if (!field || !holdsItems(field)) {
    throw createEditError('BAD_INPUT', 'That is no list that editors fill.');
  }
  const { contract } = field;
  const { [name]: _, ...otherFields } = version.fields;
  const ids = listItemIds(draft, { item, version }, field);
  // A single reference to a deleted item counts as empty. In a list, the item may be restored.
  const exists = (id: ItemId) => draft.findInLanguage(id, version.language) !== undefined;
  const order = contract.kind === 'item' ? ids.filter(exists) : ids;
  return {
    templateName: 'of' in contract ? contract.of : '',
    order,
    isFull: order.length >= (contract.kind === 'item' ? 1 : MAX_ENTRIES),
    withOrder: (newOrder) => {
      const value = contract.kind === 'items' ? newOrder : newOrder[0];
      return value === undefined ? otherFields : { ...otherFields, [name]: value };
    },
    withoutItem: (itemId) => {
      if (!order.includes(itemId))
        throw createEditError('NOT_FOUND', 'The item is not in the list.');
      return order.filter((id) => id !== itemId);
    },
  };
}

function findChoice(store: ContentStore, owner: LocalItem, list: List, id: string): ItemId {
  const item = store.draft.findInLanguage(id, owner.version.language)?.item;
  if (item?.template !== list.templateName || item.site !== owner.item.site) {
    throw createEditError('NOT_FOUND', 'The site has no such item.');
  }
  if (list.order.includes(item.id)) throw createEditError('BAD_INPUT', 'The list has that item.');
  return item.id;
}

const toId = (text: string): ItemId => parseId(text) ?? createId();

const toAnchor = ({ after, before }: Anchor): Anchor => ({
  after: after && toId(after),
  before: before && toId(before),
});

function toOperation({ ownerId, language, field }: ListTarget, action: string) {
  return { itemId: ownerId, language, action, details: { field } };
}
