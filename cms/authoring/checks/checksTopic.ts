import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePage, compareVersion } from './comparePage';
import { checkPage } from './checkPage';
import type { AuthoringTopic } from '../authoringTopic.types';

const SCHEMA_FILE = join('cms', 'authoring', 'checks', 'checks.graphql');

/** Checks of a page before it is published. */
export const checksTopic: AuthoringTopic = {
  typeDefs: readFileSync(SCHEMA_FILE, 'utf8'),
  resolvers: {
    Query: {
      pageFindings: (_, { itemId, language }, { store }) => checkPage(store, itemId, language),
      pageChanges: (_, { itemId, language }, { store }) => comparePage(store, itemId, language),
      versionChanges: (_, args, { store }) => compareVersion(store, args),
    },
  },
};
