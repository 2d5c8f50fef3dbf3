import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { commentThreads } from '../../../platform/database/tables/editors';
import { toLocalItem, type LocalItem } from '../../items/ContentTree';
import { parseId, type ItemId } from '../../items/guid';
import type { Placeholders } from '../../items/item.types';
import type { AuthoringContext } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import type { CommentThread, Resolvers } from '../../generated/authoringResolvers';
import { createEditError } from '../createEditError';
import { findAccount, toActor } from '../people/accounts';
import { mayEditSite } from '../people/actor';
import { recordAction } from '../people/auditTrail';
import { queueMail } from '../people/mails';
import { addComment, markRead, MAX_TEXT_LENGTH, readThreads, startThread } from './commentThreads';
import { localizable } from '../../../domain/localizable';
import type { AddCommentInput } from '../../generated/authoringTypes';

/** Maximum colleagues that a comment notifies. */
const MAX_MENTIONS = 10;

interface ThreadInput {
  itemId: string;
  threadId: string;
}

const queryResolvers: Resolvers['Query'] = {
  comments: async (_, { itemId, language }, { db, actor }) => {
    const id = parseId(itemId);
    return id ? readThreads(db, actor, { itemId: id, language }) : [];
  },
};

const mutationResolvers: Resolvers['Mutation'] = {
  addComment: async (_, { input }, context) => {
    const { db, actor } = context;
    const { item, version } = findPage(context, input);
    const text = parseText(input.text);
    const { language } = version;
    const site = item.site ?? '';
    const target = { site, itemId: item.id, language };
    return db.transaction(async (tx) => {
      const threadId = input.threadId
        ? await findThread(tx, { itemId: item.id, threadId: input.threadId })
        : await startThread(tx, { ...target, ...findBlock(version.placeholders, input.blockUid) });
      await addComment(tx, threadId, actor, text);
      await notifyMentioned(tx, context, { ...input, text, page: { item, version } });
      const details = { thread: threadId };
      await recordAction(tx, { actor, action: 'addComment', ...target, details });
      return getThread(tx, context, threadId);
    });
  },

  resolveComments: async (_, { input }, context) => {
    const { db, actor } = context;
    return db.transaction(async (tx) => {
      const threadId = await findThread(tx, input);
      const [thread] = await tx
        .update(commentThreads)
        .set(
          input.resolved
            ? { resolvedAt: sql`now()`, resolvedBy: actor.name }
            : { resolvedAt: null, resolvedBy: null },
        )
        .where(eq(commentThreads.id, threadId))
        .returning();
      await recordAction(tx, {
        actor,
        action: input.resolved ? 'resolveComments' : 'reopenComments',
        site: thread?.site,
        itemId: thread?.itemId,
        language: thread?.language,
        details: { thread: threadId },
      });
      return getThread(tx, context, threadId);
    });
  },

  readComments: async (_, { input }, { db, actor }) => {
    await markRead(db, await findThread(db, input), actor);
    return true;
  },
};

function findPage({ store }: AuthoringContext, { itemId, language }: AddCommentInput): LocalItem {
  const item = store.draft.find(itemId);
  const page = item && store.draft.isPage(item) ? toLocalItem(item, language) : undefined;
  if (!page) throw createEditError('NOT_FOUND', 'There is no such page.');
  return page;
}

/** Returns the id of a conversation. @throws NOT_FOUND unless it is about the page */
async function findThread(
  db: Database | Transaction,
  { itemId, threadId }: ThreadInput,
): Promise<string> {
  const pageId: ItemId = parseId(itemId) ?? '';
  const [thread] = await db
    .select({ id: commentThreads.id })
    .from(commentThreads)
    .where(and(eq(commentThreads.id, threadId), eq(commentThreads.itemId, pageId)));
  if (!thread) throw createEditError('NOT_FOUND', 'The conversation is gone.');
  return thread.id;
}

async function getThread(
  tx: Transaction,
  { actor }: AuthoringContext,
  threadId: string,
): Promise<CommentThread> {
  const [thread] = await readThreads(tx, actor, { threadId });
  if (!thread) throw createEditError('NOT_FOUND', 'The conversation is gone.');
  return thread;
}

/** Finds the block that a conversation starts at. @throws BAD_INPUT when the page has no such block */
function findBlock(
  placeholders: Placeholders,
  uid: string | null | undefined,
): { blockUid?: string; component?: string } {
  if (!uid) return {};
  const blockUid = uid.toLowerCase();
  const searchBlock = (
    inPlaceholders: Placeholders,
  ): { blockUid: string; component: string } | undefined => {
    for (const block of Object.values(inPlaceholders).flat()) {
      if (block.uid === blockUid) return { blockUid: block.uid, component: block.componentName };
      const inner = searchBlock(block.placeholders);
      if (inner) return inner;
    }
    return undefined;
  };
  const foundBlock = searchBlock(placeholders);
  if (!foundBlock) throw createEditError('BAD_INPUT', 'The page has no such block.');
  return foundBlock;
}

function parseText(raw: string): string {
  const text = raw.trim();
  if (text === '') throw createEditError('BAD_INPUT', 'Write something.');
  if (text.length <= MAX_TEXT_LENGTH) return text;
  throw createEditError(
    'BAD_INPUT',
    localizable`A comment has at most ${MAX_TEXT_LENGTH} characters.`,
  );
}

interface Mention {
  text: string;
  mentions?: readonly string[] | null;
  page: LocalItem;
}

/** Sends mails to colleagues whom the text mentions, up to a limit per period. */
async function notifyMentioned(
  tx: Transaction,
  { people, actor, store }: AuthoringContext,
  { text, mentions, page: { item, version } }: Mention,
): Promise<void> {
  const site = item.site ?? '';
  for (const id of [...new Set(mentions)].slice(0, MAX_MENTIONS)) {
    const account = await findAccount(tx, id);
    const isMentioned = account && text.includes(`@${account.name}`) && !account.disabled;
    if (!isMentioned || account.id === actor.id || !mayEditSite(toActor(account), site)) continue;
    if (!(await people.attempts.consume('notice', actor.id, tx))) return;
    await queueMail(tx, 'mention', account.id, {
      by: actor.name,
      page: version.displayName,
      text,
      site,
      language: version.language,
      route: store.draft.findRoute(item) ?? '/',
    });
  }
}

/** Conversations about pages. */
export const commentsTopic: AuthoringTopic = {
  typeDefs: readFileSync('cms/authoring/comments/comments.graphql', 'utf8'),
  resolvers: { Query: queryResolvers, Mutation: mutationResolvers },
};
