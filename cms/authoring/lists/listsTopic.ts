import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentTree, LocalItem } from '../../items/contentTree';
import type { FieldValues } from '../../items/item';
import type { AuthoringTopic } from '../authoringTopic.types';
import { editError } from '../editError';
import { summarise } from '../items/summary';
import {
  duplicateListItem,
  insertListItem,
  listChoices,
  moveListItem,
  readList,
  removeListItem,
  type ListTarget,
} from './editLists';
import { holdsItems, listedItems } from './listedItems';
import type { ListEntry, ListPlace } from '../../generated/authoringResolvers';

const schemaFile = join('cms', 'authoring', 'lists', 'lists.graphql');

/** Lists of items: who stands where, and the changes of it. */
export const listsTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  resolvers: {
    Query: {
      listPlaces: (_, { itemId, language }, { store }) => {
        const item = store.draft.findIn(itemId, language);
        return item ? placesOf(store.draft, item) : [];
      },
      listEntries: (_, target, { store }) => {
        const owner = ownerOf(store.draft, target);
        return readList(store, owner, target.field).order.flatMap((id) => {
          const local = store.draft.findIn(id, target.language);
          return local && local.item.site === owner.item.site ? [entryOf(store.draft, local)] : [];
        });
      },
      listChoices: (_, target, { store }) =>
        listChoices(store, ownerOf(store.draft, target), target.field).map((local) =>
          entryOf(store.draft, local),
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

/** From the item outwards; what an item refers to elsewhere stands in no list of its own. */
function placesOf(tree: ContentTree, { item, version }: LocalItem): ListPlace[] {
  const parent = tree.parentOf(item);
  const owner = parent && tree.findIn(parent.id, version.language);
  if (!owner) return [];
  for (const field of tree.templateOf(owner.item)?.fields.values() ?? []) {
    const order = holdsItems(field) ? listedItems(tree, owner, field) : [];
    if (!order.includes(item.id)) continue;
    const place = {
      itemId: item.id,
      ownerId: owner.item.id,
      field: field.name,
      template: item.template,
      order,
      fields: listFields(version.fields),
    };
    return [place, ...placesOf(tree, owner)];
  }
  return [];
}

function ownerOf(tree: ContentTree, { ownerId, language }: ListTarget): LocalItem {
  const owner = tree.findIn(ownerId, language);
  if (!owner) throw editError('NOT_FOUND', 'There is no such item.');
  return owner;
}

function entryOf(tree: ContentTree, local: LocalItem): ListEntry {
  return {
    itemId: local.item.id,
    template: local.item.template,
    fields: listFields(local.version.fields),
    ...summarise(tree, local),
  };
}

const listFields = (fields: FieldValues) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));
