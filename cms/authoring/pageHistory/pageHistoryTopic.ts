import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthoringTopic } from '../authoringTopic.types';
import { readPageStages } from './readPageStages';
import { restoreStage, compareStage } from './restoreStage';

const SCHEMA_FILE = join('cms', 'authoring', 'pageHistory', 'pageHistory.graphql');

/** The history of a page with all its items. */
export const pageHistoryTopic: AuthoringTopic = {
  typeDefs: readFileSync(SCHEMA_FILE, 'utf8'),
  resolvers: {
    Query: {
      pageStages: (_, { itemId, language }, { store, db }) =>
        readPageStages(store, db, itemId, language),
      stageChanges: (_, args, { store, db }) => compareStage(store, db, args),
    },
    Mutation: {
      restoreStage: (_, { input }, context) => restoreStage(context, input),
    },
  },
};
