import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseId } from '../../items/guid';
import { readHistory } from '../../items/versionTable';
import type { Resolvers } from '../../generated/authoringResolvers';
import type { AuthoringTopic } from '../authoringTopic.types';
import { listFields } from './listFields';
import { countUnpublished, listPages, readPageHistory } from './pageQueries';
import { publishContent } from '../publishing/publishContent';

const SCHEMA_FILE = join('cms', 'authoring', 'items', 'items.graphql');

const queryResolvers: Resolvers['Query'] = {
  item: (_, { where }, { store }) =>
    store.draft.findInLanguage(where.itemId ?? where.path ?? '', where.language),

  itemHistory: async (_, { itemId, language }, { store, db }) => {
    const id = parseId(itemId);
    if (!id) return [];
    const savedVersions = await readHistory(db, id, language);
    const fileVersion = store.findFileVersion(id, language);
    const versions = fileVersion
      ? [...savedVersions, { ...fileVersion, deleted: false, publishedAt: fileVersion.updatedAt }]
      : savedVersions;
    return versions.map((one) => ({
      version: one.version,
      language: one.language,
      displayName: one.displayName,
      updated: one.updatedAt,
      published: one.publishedAt,
      isDeleted: one.deleted,
      fields: listFields(one.fields),
    }));
  },

  pages: (_, { site, language }, { store, actor }) => listPages(store, actor, site, language),

  pageHistory: (_, { itemId, language, first }, { store, db }) =>
    readPageHistory(store, db, itemId, language, first ?? undefined),

  unpublished: (_, { itemId, language }, { store }) => countUnpublished(store, itemId, language),
};

const mutationResolvers: Resolvers['Mutation'] = {
  createItem: async (_, { input }, context) => ({
    item: await context.editor.create(input, context.actor),
  }),
  addBlock: (_, { input }, context) => context.editor.addBlock(input, context.actor),
  updateItem: async (_, { input }, context) => ({
    item: await context.editor.update(input, context.actor),
  }),
  restoreItem: async (_, { input }, context) => ({
    item: await context.editor.restore(input, context.actor),
  }),
  deleteItem: async (_, { input }, context) => {
    await context.editor.delete(input, context.actor);
    return { successful: true };
  },
  publishItem: (_, { input }, context) => publishContent(context, input),
};

const authoringItemResolvers: Resolvers['AuthoringItem'] = {
  itemId: ({ item }) => item.id,
  name: ({ item }) => item.name,
  path: ({ item }, _, { store }) => store.draft.getPath(item),
  displayName: ({ version }) => version.displayName,
  language: ({ version }) => version.language,
  version: ({ version }) => version.version,
  template: ({ item }) => item.template,
  fields: ({ version }) => listFields(version.fields),
  placeholders: ({ version }) => version.placeholders,
  updated: ({ version }) => version.updatedAt,
  isPublished: ({ item, version }, _, { store }) =>
    store.published.findInLanguage(item.id, version.language)?.version.version === version.version,
};

/** Items and their versions, and publishing them. */
export const itemsTopic: AuthoringTopic = {
  typeDefs: readFileSync(SCHEMA_FILE, 'utf8'),
  resolvers: {
    Query: queryResolvers,
    Mutation: mutationResolvers,
    AuthoringItem: authoringItemResolvers,
  },
};
