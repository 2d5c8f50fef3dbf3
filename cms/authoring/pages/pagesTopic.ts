import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentStore } from '../../items/contentStore';
import type { ItemId } from '../../items/guid';
import { sitePaths } from '../../items/sitePaths';
import type { AuthoringTopic } from '../authoringTopic.types';
import { deletePage, readBin, restorePage, siteOfDeleted } from './bin';
import { addLanguage, copyPage, createPage, movePage, orderPages } from './editPages';
import { checkPlace } from './pagePlace';
import { pageTemplates, type StarterBlock } from './pageTemplates';
import { readPageTree } from './pageTree';
import type { PageTemplate } from '../../generated/authoringResolvers';

const schemaFile = join('cms', 'authoring', 'pages', 'pages.graphql');

function listTemplates(store: ContentStore, site: string): PageTemplate[] {
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

/** The tree of a site's pages, and what is done to pages as a whole. */
export const pagesTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  siteOf: { restorePage: ({ input }, { db }) => siteOfDeleted(db, String(input?.id)) },
  resolvers: {
    Query: {
      pageTree: (_, { site }, { store, db }) => readPageTree(store, db, site),
      pageTemplates: (_, { site }, { store }) => listTemplates(store, site),
      pageAddress: (_, { input }, { store }) => checkPlace(store, input),
      bin: (_, { site }, context) => readBin(context, site),
    },
    Mutation: {
      createPage: (_, { input }, context) => createPage(input, context),
      movePage: (_, { input }, context) => movePage(input, context),
      copyPage: (_, { input }, context) => copyPage(input, context),
      orderPages: (_, { input }, context) => orderPages(input, context),
      deletePage: (_, { input }, context) => deletePage(input.itemId, context),
      restorePage: (_, { input }, context) => restorePage(input.id, context),
      addLanguage: (_, { input }, context) => addLanguage(input, context),
    },
  },
};
