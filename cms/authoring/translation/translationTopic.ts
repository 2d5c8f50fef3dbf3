import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthoringTopic } from '../authoringTopic.types';
import { readTranslation } from './readTranslation';
import { confirmTranslation, saveTranslation } from './saveTranslation';
import { importTranslation, exportTranslation } from './translationFiles';

const SCHEMA_FILE = join('cms', 'authoring', 'translation', 'translation.graphql');

/** Translation of pages, in the editor and as files. */
export const translationTopic: AuthoringTopic = {
  typeDefs: readFileSync(SCHEMA_FILE, 'utf8'),
  resolvers: {
    Query: {
      translation: (_, pair, { store, db }) => readTranslation(store, db, pair),
      translationFile: (_, pair, context) => exportTranslation(context, pair),
    },
    Mutation: {
      saveTranslation: (_, { input }, context) => saveTranslation(context, input),
      confirmTranslation: (_, { input }, context) => confirmTranslation(context, input),
      importTranslation: (_, { input }, context) => importTranslation(context, input),
    },
  },
};
