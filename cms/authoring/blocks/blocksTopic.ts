import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalItem } from '../../items/ContentTree';
import { toLayoutId, parseId } from '../../items/guid';
import type { AuthoringContext } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import { createEditError } from '../createEditError';
import { summarise } from '../items/summarise';
import { undoVersion } from '../items/undoVersion';
import { copyBlock, pasteBlock } from './copyBlock';
import { duplicateBlock, moveBlock, removeBlock } from './editBlocks';
import { listRenderings, findRendering } from './renderings';

const SCHEMA_FILE = join('cms', 'authoring', 'blocks', 'blocks.graphql');

interface PageTarget {
  itemId: string;
  language: string;
}

/** The blocks of pages: their summaries, and changes of their order. */
export const blocksTopic: AuthoringTopic = {
  typeDefs: readFileSync(SCHEMA_FILE, 'utf8'),
  resolvers: {
    Query: {
      blockSummaries: (_, target, context) => {
        const { draft } = context.store;
        return listRenderings(getPage(context, target).version.placeholders).map(
          ({ uid, dataSource }) => {
            const source = dataSource && draft.findInLanguage(dataSource, target.language);
            return { uid, ...(source ? summarise(draft, source) : { text: null, picture: null }) };
          },
        );
      },
      blockCopy: (_, target, context) => {
        const uid = toLayoutId(parseId(target.uid) ?? target.uid);
        const page = getPage(context, target);
        const blockOnPage = findRendering(page.version.placeholders, uid);
        if (!blockOnPage)
          throw createEditError('NOT_FOUND', 'The block is not on the page any more.');
        return copyBlock(context.store.draft, blockOnPage.rendering, page);
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

function getPage({ store }: AuthoringContext, { itemId, language }: PageTarget): LocalItem {
  const page = store.draft.findInLanguage(itemId, language);
  if (!page) throw createEditError('NOT_FOUND', 'There is no such page.');
  return page;
}
