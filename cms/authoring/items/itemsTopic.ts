import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalItem } from '../../items/contentTree';
import { parseId } from '../../items/guid';
import type { FieldValue, FieldValues } from '../../items/item';
import { readHistory } from '../../items/versionTable';
import type { AddBlockInput } from '../blocks/addBlock';
import type { AuthoringContext, AuthoringTopic, Input } from '../authoringContext';
import type {
  AddedBlock,
  CreateInput,
  DeleteInput,
  ItemTarget,
  RestoreInput,
  UpdateInput,
} from './editInput.types';
import { countUnpublished, listPages, readPageHistory } from './pageQueries';
import type { PageRevision, PageSummary, Unpublished } from './pageQueries';
import {
  publishContent,
  type PublishInput,
  type PublishResult,
} from '../publishing/publishContent';

const schemaFile = join('cms', 'authoring', 'items', 'items.graphql');

interface Payload {
  item: LocalItem;
}

interface Revision {
  version: number;
  language: string;
  displayName: string;
  updated: string;
  published: string | null;
  isDeleted: boolean;
  fields: { name: string; value: FieldValue }[];
}

const queryResolvers = {
  item: (
    _: unknown,
    { where }: { where: ItemTarget & { language: string } },
    { store }: AuthoringContext,
  ): LocalItem | undefined => store.draft.findIn(where.itemId ?? where.path ?? '', where.language),

  itemHistory: async (
    _: unknown,
    { itemId, language }: { itemId: string; language: string },
    { store, db }: AuthoringContext,
  ): Promise<Revision[]> => {
    const id = parseId(itemId);
    if (!id) return [];
    const saved = await readHistory(db, id, language);
    const fromFile = store.fileVersion(id, language);
    const all = fromFile
      ? [...saved, { ...fromFile, deleted: false, publishedAt: fromFile.updatedAt }]
      : saved;
    return all.map((one) => ({
      version: one.version,
      language: one.language,
      displayName: one.displayName,
      updated: one.updatedAt.toISOString(),
      published: one.publishedAt?.toISOString() ?? null,
      isDeleted: one.deleted,
      fields: listFields(one.fields),
    }));
  },

  pages: (
    _: unknown,
    { site, language }: { site: string; language: string },
    { store }: AuthoringContext,
  ): PageSummary[] => listPages(store, site, language),

  pageHistory: (
    _: unknown,
    { itemId, language, first }: { itemId: string; language: string; first?: number | null },
    { store, db }: AuthoringContext,
  ): Promise<PageRevision[]> => readPageHistory(store, db, itemId, language, first ?? undefined),

  unpublished: (
    _: unknown,
    { itemId, language }: { itemId: string; language: string },
    { store }: AuthoringContext,
  ): Unpublished => countUnpublished(store, itemId, language),
};

const mutationResolvers = {
  createItem: async (
    _: unknown,
    { input }: Input<CreateInput>,
    context: AuthoringContext,
  ): Promise<Payload> => ({
    item: await context.editor.create(input, context.actor),
  }),
  addBlock: (
    _: unknown,
    { input }: Input<AddBlockInput>,
    context: AuthoringContext,
  ): Promise<AddedBlock> => context.editor.addBlock(input, context.actor),
  updateItem: async (
    _: unknown,
    { input }: Input<UpdateInput>,
    context: AuthoringContext,
  ): Promise<Payload> => ({
    item: await context.editor.update(input, context.actor),
  }),
  restoreItem: async (
    _: unknown,
    { input }: Input<RestoreInput>,
    context: AuthoringContext,
  ): Promise<Payload> => ({
    item: await context.editor.restore(input, context.actor),
  }),
  deleteItem: async (
    _: unknown,
    { input }: Input<DeleteInput>,
    context: AuthoringContext,
  ): Promise<{ successful: boolean }> => {
    await context.editor.delete(input, context.actor);
    return { successful: true };
  },
  publishItem: (
    _: unknown,
    { input }: Input<PublishInput>,
    context: AuthoringContext,
  ): Promise<PublishResult> => publishContent(context, input),
};

const authoringItemResolvers = {
  itemId: ({ item }: LocalItem): string => item.id,
  name: ({ item }: LocalItem): string => item.name,
  path: ({ item }: LocalItem, _: unknown, { store }: AuthoringContext): string =>
    store.draft.pathOf(item),
  displayName: ({ version }: LocalItem): string => version.displayName,
  language: ({ version }: LocalItem): string => version.language,
  version: ({ version }: LocalItem): number => version.version,
  template: ({ item }: LocalItem): string => item.template,
  fields: ({ version }: LocalItem) => listFields(version.fields),
  placeholders: ({ version }: LocalItem): unknown => version.placeholders,
  updated: ({ version }: LocalItem): string => version.updatedAt.toISOString(),
  isPublished: ({ item, version }: LocalItem, _: unknown, { store }: AuthoringContext): boolean =>
    store.published.findIn(item.id, version.language)?.version.version === version.version,
};

function listFields(fields: FieldValues): { name: string; value: FieldValue }[] {
  return Object.entries(fields).map(([name, value]) => ({ name, value }));
}

/** Items, their versions and how they are published. */
export const itemsTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  resolvers: {
    Query: queryResolvers,
    Mutation: mutationResolvers,
    AuthoringItem: authoringItemResolvers,
  },
};
