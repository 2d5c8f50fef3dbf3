/** Changes of lists of items, each applied to the newest version of the item that has the list. */
import type { ContentStore } from '../../items/contentStore';
import type { LocalItem } from '../../items/contentTree';
import { newId, parseId, type ItemId } from '../../items/guid';
import type { FieldValues } from '../../items/item';
import { readFields } from '../../items/loading/readFields';
import type { AuthoringContext } from '../authoringContext';
import { editError } from '../editError';
import { freeName, NewItems } from '../items/newItems';
import { removeItem } from '../items/removedItems';
import { insertAt, type Anchor } from '../items/sequence';
import { holdsItems, listedItems } from './listedItems';
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

export interface ChangedList {
  owner: LocalItem;
  itemId: ItemId;
}

type Context = Pick<AuthoringContext, 'editor' | 'store' | 'actor'>;

/** Most items that a list holds. */
const maxEntries = 200;

/** Adds an item: a new one with checked fields, or one of the site that is there already. */
export async function insertListItem(
  { editor, store, actor }: Context,
  input: InsertListItemInput,
): Promise<ChangedList> {
  let itemId: ItemId = '';
  const owner = await editor.operate({
    ...operationOf(input, 'insertListItem'),
    actor,
    apply: async (tx, current) => {
      const list = readList(store, current, input.field);
      if (list.isFull) throw editError('BAD_INPUT', 'The list holds no more items.');
      if (input.existing) {
        itemId = findChoice(store, current, list, input.existing);
      } else {
        const items = new NewItems(current.item.site ?? '', input.language);
        const template = store.templates.get(list.of);
        const problems: string[] = [];
        const report = (path: string, message: string) => problems.push(`${path} ${message}`);
        const read =
          template && readFields(template, input.fields, 'fields', store.templates, report);
        if (!read) throw editError('BAD_INPUT', `${problems.join('; ')}.`, { problems });
        const name = await freeName(tx, store, current.item.id, input.field, items);
        itemId = items.addRead(read, current.item.id, name);
        await items.save(tx, actor);
      }
      return { fields: list.with(insertAt(list.order, itemId, anchorOf(input))) };
    },
  });
  return { owner, itemId };
}

/** Moves an item of a list beside another one of it. */
export async function moveListItem(
  { editor, store, actor }: Context,
  input: MoveInput,
): Promise<ChangedList> {
  const itemId = idOf(input.itemId);
  const owner = await editor.operate({
    ...operationOf(input, 'moveListItem'),
    actor,
    apply: async (_tx, current) => {
      const list = readList(store, current, input.field);
      const others = list.without(itemId);
      return { fields: list.with(insertAt(others, itemId, anchorOf(input))) };
    },
  });
  return { owner, itemId };
}

/** Takes an item out of a list, and deletes it where it belongs to the list's owner. */
export async function removeListItem(
  { editor, store, actor }: Context,
  input: EntryTarget,
): Promise<ChangedList> {
  const itemId = idOf(input.itemId);
  const owner = await editor.operate({
    ...operationOf(input, 'removeListItem'),
    actor,
    apply: async (tx, current) => {
      const list = readList(store, current, input.field);
      const others = list.without(itemId);
      const isOwn = store.draft.find(itemId)?.parentId === current.item.id;
      if (isOwn) await removeItem(tx, store, itemId, input.language, actor);
      return { fields: list.with(others) };
    },
  });
  return { owner, itemId };
}

/** Adds a copy of an item after it, with copies of the items that it is made of. */
export async function duplicateListItem(
  { editor, store, actor }: Context,
  input: EntryTarget,
): Promise<ChangedList> {
  const original = idOf(input.itemId);
  let itemId: ItemId = '';
  const owner = await editor.operate({
    ...operationOf(input, 'duplicateListItem'),
    actor,
    apply: async (tx, current) => {
      const list = readList(store, current, input.field);
      list.without(original);
      if (list.isFull) throw editError('BAD_INPUT', 'The list holds no more items.');
      const source = store.draft.findIn(original, input.language);
      if (!source) throw editError('NOT_FOUND', 'The item is gone.');
      const items = new NewItems(current.item.site ?? '', input.language);
      const name = await freeName(tx, store, current.item.id, input.field, items);
      itemId = items.addCopy(store.draft, source, current.item.id, name);
      await items.save(tx, actor);
      return { fields: list.with(insertAt(list.order, itemId, { after: original })) };
    },
  });
  return { owner, itemId };
}

/** The items of the site that a list may refer to: those of its kind that belong to no page and no list. */
export function listChoices(
  store: ContentStore,
  owner: LocalItem,
  field: string,
): readonly LocalItem[] {
  const { draft } = store;
  const { of } = readList(store, owner, field);
  return [...draft.all()].flatMap((item) => {
    if (item.site !== owner.item.site || item.template !== of) return [];
    const parent = draft.parentOf(item);
    const isShared = parent && draft.templateOf(parent)?.group === 'system' && !draft.pageOf(item);
    const local = isShared ? draft.findIn(item.id, owner.version.language) : undefined;
    return local ? [local] : [];
  });
}

interface List {
  /** Name of the items' contract. */
  of: string;
  order: readonly ItemId[];
  isFull: boolean;
  /** The owner's fields with another order. */
  with: (order: readonly ItemId[]) => FieldValues;
  /** @throws NOT_FOUND when the item is not in the list */
  without: (itemId: ItemId) => readonly ItemId[];
}

/** A list of an item. @throws BAD_INPUT for a field that editors do not fill with items */
export function readList(
  { draft }: ContentStore,
  { item, version }: LocalItem,
  name: string,
): List {
  const field = draft.templateOf(item)?.fields.get(name);
  if (!field || !holdsItems(field)) {
    throw editError('BAD_INPUT', 'That is no list that editors fill.');
  }
  const { contract } = field;
  const { [name]: _, ...rest } = version.fields;
  const ids = listedItems(draft, { item, version }, field);
  // A single place whose item is gone is free again; in a list it may come back.
  const isThere = (id: ItemId) => draft.findIn(id, version.language) !== undefined;
  const order = contract.kind === 'item' ? ids.filter(isThere) : ids;
  return {
    of: 'of' in contract ? contract.of : '',
    order,
    isFull: order.length >= (contract.kind === 'item' ? 1 : maxEntries),
    with: (changed) => {
      const filled = contract.kind === 'items' ? changed : changed[0];
      return filled === undefined ? rest : { ...rest, [name]: filled };
    },
    without: (itemId) => {
      if (!order.includes(itemId)) throw editError('NOT_FOUND', 'The item is not in the list.');
      return order.filter((id) => id !== itemId);
    },
  };
}

function findChoice(store: ContentStore, owner: LocalItem, list: List, id: string): ItemId {
  const found = store.draft.findIn(id, owner.version.language)?.item;
  if (found?.template !== list.of || found.site !== owner.item.site) {
    throw editError('NOT_FOUND', 'The site has no such item.');
  }
  if (list.order.includes(found.id)) throw editError('BAD_INPUT', 'The list has that item.');
  return found.id;
}

const idOf = (text: string): ItemId => parseId(text) ?? newId();

const anchorOf = ({ after, before }: Anchor): Anchor => ({
  after: after && idOf(after),
  before: before && idOf(before),
});

function operationOf({ ownerId, language, field }: ListTarget, action: string) {
  return { itemId: ownerId, language, action, details: { field } };
}
