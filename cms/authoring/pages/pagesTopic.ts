import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentStore } from '../../items/ContentStore';
import type { ItemId } from '../../items/guid';
import { getSitePaths } from '../../items/sitePaths';
import type { AuthoringTopic } from '../authoringTopic.types';
import { deletePage, readBin, restorePage, findSiteOfDeleted } from './bin';
import { addLanguage, copyPage, createPage, movePage, orderPages } from './editPages';
import { checkLocation, checkSlug, getPage, type CheckedLocation } from './pageLocation';
import { listAddressesOfPage } from './listAddressesOfPage';
import { PAGE_TEMPLATES, type StarterBlock } from './pageTemplates';
import { readPageTree } from './readPageTree';
import type { PageTemplate } from '../../generated/authoringResolvers';
import type { PageAddressInput } from '../../generated/authoringTypes';

const SCHEMA_FILE = join('cms', 'authoring', 'pages', 'pages.graphql');

function listTemplates(store: ContentStore, site: string): PageTemplate[] {
  return Object.entries(PAGE_TEMPLATES).map(([name, template]) => ({
    name,
    blocks: template.blocks.flatMap(listBlockNames),
    suggestedParentId: findUsualParent(store, site, template.pageType),
  }));
}

const listBlockNames = ({ component, placeholders = {} }: StarterBlock): string[] => [
  component,
  ...Object.values(placeholders).flatMap((blocks) => blocks.flatMap(listBlockNames)),
];

/** Finds the item with the most pages of a type below it; the front page for content pages or if there are none. */
function findUsualParent(
  { draft }: ContentStore,
  site: string,
  pageType: string,
): ItemId | undefined {
  const home = draft.find(getSitePaths(site).home);
  const counts = new Map<ItemId, number>();
  for (const { template, parentId } of home ? draft.listBranch(home) : []) {
    if (template !== pageType || parentId === undefined || pageType === 'ContentPage') continue;
    counts.set(parentId, (counts.get(parentId) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? home?.id;
}

function checkAddress(
  store: ContentStore,
  { parentId, name, itemId, language }: PageAddressInput,
): CheckedLocation {
  if (!itemId || !language) return checkLocation(store, { parentId, name, itemId });
  const item = getPage(store, itemId);
  return checkSlug(store, store.draft, { item, language, slug: name });
}

/** The tree of a site's pages, and operations on whole pages. */
export const pagesTopic: AuthoringTopic = {
  typeDefs: readFileSync(SCHEMA_FILE, 'utf8'),
  siteLookups: { restorePage: ({ input }, { db }) => findSiteOfDeleted(db, String(input?.id)) },
  resolvers: {
    Query: {
      pageTree: (_, { site }, { store, db }) => readPageTree(store, db, site),
      pageTemplates: (_, { site }, { store }) => listTemplates(store, site),
      pageAddress: (_, { input }, { store }) => checkAddress(store, input),
      addressesOfPage: (_, { itemId }, { store }) => listAddressesOfPage(store, itemId),
      bin: (_, { site }, context) => readBin(context, site),
    },
    Mutation: {
      createPage: (_, { input }, context) => createPage(input, context),
      movePage: (_, { input }, context) => movePage(input, context),
      copyPage: (_, { input }, context) => copyPage(input, context),
      orderPages: (_, { input }, context) => orderPages(input, context),
      deletePage: (_, { input }, context) => deletePage(input, context),
      restorePage: (_, { input }, context) => restorePage(input.id, context),
      addLanguage: (_, { input }, context) => addLanguage(input, context),
    },
  },
};
