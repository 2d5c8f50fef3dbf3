import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFinding } from './checkedPage';
import { pageChanges, versionChanges, type ItemChange } from './pageChanges';
import { checkPage } from './pageChecks';
import type { AuthoringContext, AuthoringTopic } from '../authoringContext';

const schemaFile = join('cms', 'authoring', 'checks', 'checks.graphql');

interface PageArguments {
  itemId: string;
  language: string;
}

/** What to know of a page before it is published. */
export const checksTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  resolvers: {
    Query: {
      pageFindings: (
        _: unknown,
        { itemId, language }: PageArguments,
        { store }: AuthoringContext,
      ): Promise<PageFinding[]> => checkPage(store, itemId, language),
      pageChanges: (
        _: unknown,
        { itemId, language }: PageArguments,
        { store }: AuthoringContext,
      ): ItemChange[] => pageChanges(store, itemId, language),
      versionChanges: (
        _: unknown,
        args: PageArguments & { version: number },
        { store }: AuthoringContext,
      ): Promise<ItemChange | undefined> => versionChanges(store, args),
    },
  },
};
