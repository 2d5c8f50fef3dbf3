import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseId } from '../../items/guid';
import type { AuthoringTopic } from '../authoringTopic.types';
import { readLinkProblems } from './readLinkProblems';
import { readLinksTo } from './readLinksTo';
import { findLinkTarget } from './findLinkTarget';

const SCHEMA_FILE = join('cms', 'authoring', 'links', 'links.graphql');

/** Links within the sites: their targets, and the links to a page. */
export const linksTopic: AuthoringTopic = {
  typeDefs: readFileSync(SCHEMA_FILE, 'utf8'),
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
