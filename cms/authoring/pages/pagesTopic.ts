import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentStore } from '../../items/contentStore';
import type { ItemId } from '../../items/guid';
import { sitePaths } from '../../items/sitePaths';
import type { AuthoringContext, AuthoringTopic, Input } from '../authoringContext';
import {
  deletePage,
  readBin,
  restorePage,
  siteOfDeleted,
  type DeletedPage,
  type RestoredPage,
} from './bin';
import {
  addLanguage,
  copyPage,
  createPage,
  movePage,
  orderPages,
  type AddLanguageInput,
  type CopyPageInput,
  type CreatePageInput,
  type MovePageInput,
  type OrderPagesInput,
  type PagePayload,
} from './editPages';
import { checkPlace, type CheckedPlace } from './pagePlace';
import { pageTemplates, type StarterBlock } from './pageTemplates';
import { readPageTree, type PageNode } from './pageTree';

const schemaFile = join('cms', 'authoring', 'pages', 'pages.graphql');

interface TemplateChoice {
  name: string;
  label: string;
  description: string;
  blocks: string[];
  suggestedParentId?: ItemId;
}

function listTemplates(store: ContentStore, site: string): TemplateChoice[] {
  return Object.entries(pageTemplates).map(([name, template]) => ({
    name,
    label: template.label,
    description: template.description,
    blocks: template.blocks.flatMap(namesOf),
    suggestedParentId: usualParent(store, site, template.pageType),
  }));
}

const namesOf = ({ component, placeholders = {} }: StarterBlock): string[] => [
  component,
  ...Object.values(placeholders).flatMap((blocks) => blocks.flatMap(namesOf)),
];

/** Where most pages of a type are, unless that is right below the front page. */
function usualParent({ draft }: ContentStore, site: string, pageType: string): ItemId | undefined {
  const home = draft.find(sitePaths(site).home);
  const counts = new Map<ItemId, number>();
  for (const { template, parentId } of home ? draft.branchOf(home) : []) {
    if (template !== pageType || parentId === undefined || pageType === 'ContentPage') continue;
    counts.set(parentId, (counts.get(parentId) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? home?.id;
}

interface AddressInput {
  parentId: string;
  name: string;
  itemId?: string | null;
}

const dateText = (date: Date | undefined): string | null => date?.toISOString() ?? null;

/** The tree of a site's pages, and what is done to pages as a whole. */
export const pagesTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  siteOf: { restorePage: ({ input }, { db }) => siteOfDeleted(db, String(input?.id)) },
  resolvers: {
    Query: {
      pageTree: (
        _: unknown,
        { site }: { site: string },
        { store, db }: AuthoringContext,
      ): Promise<PageNode[]> => readPageTree(store, db, site),
      pageTemplates: (
        _: unknown,
        { site }: { site: string },
        { store }: AuthoringContext,
      ): TemplateChoice[] => listTemplates(store, site),
      pageAddress: (
        _: unknown,
        { input }: Input<AddressInput>,
        { store }: AuthoringContext,
      ): CheckedPlace => checkPlace(store, input),
      bin: (
        _: unknown,
        { site }: { site: string },
        context: AuthoringContext,
      ): Promise<DeletedPage[]> => readBin(context, site),
    },
    Mutation: {
      createPage: (
        _: unknown,
        { input }: Input<CreatePageInput>,
        context: AuthoringContext,
      ): Promise<PagePayload> => createPage(input, context),
      movePage: (
        _: unknown,
        { input }: Input<MovePageInput>,
        context: AuthoringContext,
      ): Promise<PagePayload> => movePage(input, context),
      copyPage: (
        _: unknown,
        { input }: Input<CopyPageInput>,
        context: AuthoringContext,
      ): Promise<PagePayload> => copyPage(input, context),
      orderPages: (
        _: unknown,
        { input }: Input<OrderPagesInput>,
        context: AuthoringContext,
      ): Promise<PagePayload> => orderPages(input, context),
      deletePage: (
        _: unknown,
        { input }: Input<{ itemId: string }>,
        context: AuthoringContext,
      ): Promise<{ id: string; pages: number }> => deletePage(input.itemId, context),
      restorePage: (
        _: unknown,
        { input }: Input<{ id: string }>,
        context: AuthoringContext,
      ): Promise<RestoredPage> => restorePage(input.id, context),
      addLanguage: (
        _: unknown,
        { input }: Input<AddLanguageInput>,
        context: AuthoringContext,
      ): Promise<PagePayload> => addLanguage(input, context),
    },
    PageNode: { changed: ({ changed }: PageNode): string | null => dateText(changed) },
    PageLanguage: {
      changed: ({ changed }: { changed?: Date }): string | null => dateText(changed),
    },
  },
};
