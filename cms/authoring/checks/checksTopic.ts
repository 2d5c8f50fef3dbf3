import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageChanges, versionChanges } from './pageChanges';
import { checkPage } from './pageChecks';
import type { AuthoringTopic } from '../authoringTopic.types';

const schemaFile = join('cms', 'authoring', 'checks', 'checks.graphql');

/** What to know of a page before it is published. */
export const checksTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  resolvers: {
    Query: {
      pageFindings: (_, { itemId, language }, { store }) => checkPage(store, itemId, language),
      pageChanges: (_, { itemId, language }, { store }) => pageChanges(store, itemId, language),
      versionChanges: (_, args, { store }) => versionChanges(store, args),
    },
  },
};
