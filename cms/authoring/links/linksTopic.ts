import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseId } from '../../items/guid';
import type { AuthoringTopic } from '../authoringTopic.types';
import { readLinkProblems } from './linkProblems';
import { readLinksTo } from './linksTo';
import { findLinkTarget } from './linkTarget';

const schemaFile = join('cms', 'authoring', 'links', 'links.graphql');

/** Links inside the sites: where they lead, and who links to a page. */
export const linksTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  resolvers: {
    Query: {
      linkProblems: (_, { itemId, language }, { store }) =>
        readLinkProblems(store, itemId, language),
      linkTarget: (_, { id, ...link }, { store }) =>
        findLinkTarget(store, { ...link, id: id ? parseId(id) : undefined }),
      linksTo: (_, { itemId }, { store }) => readLinksTo(store, itemId),
    },
  },
};
