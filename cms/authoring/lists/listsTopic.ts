import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentTree, LocalItem } from '../../items/ContentTree';
import type { AuthoringTopic } from '../authoringTopic.types';
import { createEditError } from '../createEditError';
import { listFields } from '../items/listFields';
import { summarise } from '../items/summarise';
import {
  duplicateListItem,
  insertListItem,
  listChoices,
  moveListItem,
  readList,
  removeListItem,
  type ListTarget,
} from './editLists';
import { holdsItems, listItemIds } from './listItemIds';
import type { ListEntry, ListPlace } from '../../generated/authoringResolvers';

const SCHEMA_FILE = join('cms', 'authoring', 'lists', 'lists.graphql');

/** Lists of items: their order, and changes to it. */
export const listsTopic: AuthoringTopic = {
  typeDefs: readFileSync(SCHEMA_FILE, 'utf8'),
  resolvers: {
    Query: {
      listPlaces: (_, { itemId, language }, { store }) => {
        const item = store.draft.findInLanguage(itemId, language);
        return item ? findListPlaces(store.draft, item) : [];
      },
      listEntries: (_, target, { store }) => {
        const owner = getOwner(store.draft, target);
        return readList(store, owner, target.field).order.flatMap((id) => {
          const local = store.draft.findInLanguage(id, target.language);
          return local && local.item.site === owner.item.site ? [toEntry(store.draft, local)] : [];
        });
      },
      listChoices: (_, target, { store }) =>
        listChoices(store, getOwner(store.draft, target), target.field).map((local) =>
          toEntry(store.draft, local),
        ),
    },
    Mutation: {
      insertListItem: (_, { input }, context) => insertListItem(context, input),
      moveListItem: (_, { input }, context) => moveListItem(context, input),
      removeListItem: (_, { input }, context) => removeListItem(context, input),
      duplicateListItem: (_, { input }, context) => duplicateListItem(context, input),
    },
  },
};

/** Lists where an item is in lists, from its own list outwards. Follows parents only, not references. */
function findListPlaces(tree: ContentTree, { item, version }: LocalItem): ListPlace[] {
  const parent = tree.findParent(item);
  const owner = parent && tree.findInLanguage(parent.id, version.language);
  if (!owner) return [];
  for (const field of tree.findTemplate(owner.item)?.fields.values() ?? []) {
    const order = holdsItems(field) ? listItemIds(tree, owner, field) : [];
    if (!order.includes(item.id)) continue;
    const listPlace = {
      itemId: item.id,
      ownerId: owner.item.id,
      field: field.name,
      template: item.template,
      order,
      fields: listFields(version.fields),
    };
    return [listPlace, ...findListPlaces(tree, owner)];
  }
  return [];
}

function getOwner(tree: ContentTree, { ownerId, language }: ListTarget): LocalItem {
  const owner = tree.findInLanguage(ownerId, language);
  if (!owner) throw createEditError('NOT_FOUND', 'There is no such item.');
  return owner;
}

function toEntry(tree: ContentTree, local: LocalItem): ListEntry {
  return {
    itemId: local.item.id,
    template: local.item.template,
    fields: listFields(local.version.fields),
    ...summarise(tree, local),
  };
}
