import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthoringTopic } from '../authoringTopic.types';
import { publishSitePart } from './publishSitePart';
import { saveSiteItem } from './saveSiteItem';
import { readPartContent } from './readPartContent';
import { readPartHistory } from './readPartHistory';
import { listTagUses, removeTag } from './tags';

const SCHEMA_FILE = join('cms', 'authoring', 'site', 'site.graphql');

/** Site-wide content: menus and footer, settings, dictionary, tags and redirects. */
export const siteTopic: AuthoringTopic = {
  typeDefs: readFileSync(SCHEMA_FILE, 'utf8'),
  resolvers: {
    Query: {
      sitePart: (_, { site, part }, { store, actor }) => readPartContent(store, actor, site, part),
      sitePartHistory: (_, { site, part, first }, { store, db }) =>
        readPartHistory(store, db, site, part, first ?? 50),
      tagUses: (_, { site }, { store }) => listTagUses(store, site),
    },
    Mutation: {
      saveSiteItem: (_, { input }, context) => saveSiteItem(context, input),
      removeTag: async (_, { input }, context) => ({
        changedStories: await removeTag(context, input),
      }),
      publishSitePart: (_, { input }, context) => publishSitePart(context, input),
    },
  },
};
