import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalItem } from '../../items/contentTree';
import { layoutId, parseId } from '../../items/guid';
import type { AuthoringContext } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import { editError } from '../editError';
import { summarise } from '../items/summary';
import { undoVersion } from '../items/undoVersion';
import { copyBlock, pasteBlock } from './copyBlock';
import { duplicateBlock, moveBlock, removeBlock } from './editBlocks';
import { allRenderings, findRendering } from './renderings';

const schemaFile = join('cms', 'authoring', 'blocks', 'blocks.graphql');

interface PageTarget {
  itemId: string;
  language: string;
}

/** The blocks of pages: what tells them apart, and the changes of where they stand. */
export const blocksTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  resolvers: {
    Query: {
      blockSummaries: (_, target, context) => {
        const { draft } = context.store;
        return allRenderings(pageOf(context, target).version.placeholders).map(
          ({ uid, dataSource }) => {
            const source = dataSource && draft.findIn(dataSource, target.language);
            return { uid, ...(source ? summarise(draft, source) : { text: null, picture: null }) };
          },
        );
      },
      blockCopy: (_, target, context) => {
        const uid = layoutId(parseId(target.uid) ?? target.uid);
        const page = pageOf(context, target);
        const found = findRendering(page.version.placeholders, uid);
        if (!found) throw editError('NOT_FOUND', 'The block is not on the page any more.');
        return copyBlock(context.store.draft, found.rendering, page);
      },
    },
    Mutation: {
      moveBlock: async (_, { input }, context) => ({
        item: await moveBlock(context, input),
      }),
      removeBlock: async (_, { input }, context) => ({
        item: await removeBlock(context, input),
      }),
      duplicateBlock: (_, { input }, context) => duplicateBlock(context, input),
      pasteBlock: (_, { input }, context) => pasteBlock(context, input),
      undoVersion: async (_, { input }, context) => ({
        item: await undoVersion(context, input),
      }),
    },
  },
};

function pageOf({ store }: AuthoringContext, { itemId, language }: PageTarget): LocalItem {
  const page = store.draft.findIn(itemId, language);
  if (!page) throw editError('NOT_FOUND', 'There is no such page.');
  return page;
}
