import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthoringTopic } from '../authoringTopic.types';
import { publishSitePart } from './publishSitePart';
import { saveSiteItem } from './saveSiteItem';
import { readPartContent } from './sitePartContent';
import { readPartHistory } from './sitePartHistory';
import { listTagUses, removeTag } from './tags';

const schemaFile = join('cms', 'authoring', 'site', 'site.graphql');

/** What belongs to a whole site: menus and footer, settings, dictionary, tags and redirects. */
export const siteTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  resolvers: {
    Query: {
      sitePart: (_, { site, part }, { store }) => readPartContent(store, site, part),
      sitePartHistory: (_, { site, part, first }, { store, db }) =>
        readPartHistory(store, db, site, part, first ?? 50),
      tagUses: (_, { site }, { store }) => listTagUses(store, site),
    },
    Mutation: {
      saveSiteItem: (_, { input }, context) => saveSiteItem(context, input),
      removeTag: async (_, { input }, context) => ({
        changedStories: await removeTag(context, input),
      }),
      publishSitePart: async (_, { input }, context) => ({
        published: await publishSitePart(context, input),
      }),
    },
  },
};
