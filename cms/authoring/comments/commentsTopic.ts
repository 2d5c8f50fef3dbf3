import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { commentThreads } from '../../../platform/database/tables/editors';
import { inLanguage, type LocalItem } from '../../items/contentTree';
import { parseId, type ItemId } from '../../items/guid';
import type { Placeholders } from '../../items/item';
import type { AuthoringContext } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import type { CommentThread, Resolvers } from '../../generated/authoringResolvers';
import { editError } from '../editError';
import { findAccount, toActor } from '../people/accounts';
import { mayEditSite } from '../people/actor';
import { recordAction } from '../people/auditTrail';
import { queueMail } from '../people/mails';
import { addToThread, markRead, maxTextLength, readThreads, startThread } from './commentThreads';
import type { AddCommentInput } from '../../generated/authoringTypes';

/** Colleagues that one comment tells. */
const maxMentions = 10;

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
    const text = readText(input.text);
    const { language } = version;
    const site = item.site ?? '';
    const place = { site, itemId: item.id, language };
    return db.transaction(async (tx) => {
      const threadId = input.threadId
        ? await findThread(tx, { itemId: item.id, threadId: input.threadId })
        : await startThread(tx, { ...place, ...blockOf(version.placeholders, input.blockUid) });
      await addToThread(tx, threadId, actor, text);
      await tellMentioned(tx, context, { ...input, text, page: { item, version } });
      const details = { thread: threadId };
      await recordAction(tx, { actor, action: 'addComment', ...place, details });
      return oneThread(tx, context, threadId);
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
      return oneThread(tx, context, threadId);
    });
  },

  readComments: async (_, { input }, { db, actor }) => {
    await markRead(db, await findThread(db, input), actor);
    return true;
  },
};

function findPage({ store }: AuthoringContext, { itemId, language }: AddCommentInput): LocalItem {
  const item = store.draft.find(itemId);
  const page = item && store.draft.isPage(item) ? inLanguage(item, language) : undefined;
  if (!page) throw editError('NOT_FOUND', 'There is no such page.');
  return page;
}

/** @throws NOT_FOUND unless the conversation is about that very page */
async function findThread(
  db: Database | Transaction,
  { itemId, threadId }: ThreadInput,
): Promise<string> {
  const page: ItemId = parseId(itemId) ?? '';
  const [found] = await db
    .select({ id: commentThreads.id })
    .from(commentThreads)
    .where(and(eq(commentThreads.id, threadId), eq(commentThreads.itemId, page)));
  if (!found) throw editError('NOT_FOUND', 'The conversation is gone.');
  return found.id;
}

async function oneThread(
  tx: Transaction,
  { actor }: AuthoringContext,
  threadId: string,
): Promise<CommentThread> {
  const [thread] = await readThreads(tx, actor, { threadId });
  if (!thread) throw editError('NOT_FOUND', 'The conversation is gone.');
  return thread;
}

/** The block that a conversation begins at. @throws BAD_INPUT when the page has no such block */
function blockOf(
  placeholders: Placeholders,
  uid: string | null | undefined,
): { blockUid?: string; component?: string } {
  if (!uid) return {};
  const wanted = uid.toLowerCase();
  const search = (within: Placeholders): { blockUid: string; component: string } | undefined => {
    for (const block of Object.values(within).flat()) {
      if (block.uid === wanted) return { blockUid: block.uid, component: block.componentName };
      const inner = search(block.placeholders);
      if (inner) return inner;
    }
    return undefined;
  };
  const found = search(placeholders);
  if (!found) throw editError('BAD_INPUT', 'The page has no such block.');
  return found;
}

function readText(raw: string): string {
  const text = raw.trim();
  if (text === '') throw editError('BAD_INPUT', 'Write something.');
  if (text.length <= maxTextLength) return text;
  throw editError('BAD_INPUT', `A comment has at most ${maxTextLength} characters.`);
}

interface Mentioning {
  text: string;
  mentions?: readonly string[] | null;
  page: LocalItem;
}

/** Mails those colleagues whose name the text has; only so many in a time. */
async function tellMentioned(
  tx: Transaction,
  { people, actor, store }: AuthoringContext,
  { text, mentions, page: { item, version } }: Mentioning,
): Promise<void> {
  const site = item.site ?? '';
  for (const id of [...new Set(mentions)].slice(0, maxMentions)) {
    const account = await findAccount(tx, id);
    const isMeant = account && text.includes(`@${account.name}`) && !account.disabled;
    if (!isMeant || account.id === actor.id || !mayEditSite(toActor(account), site)) continue;
    if (!(await people.attempts.take('notice', actor.id, tx))) return;
    await queueMail(tx, 'mention', account.id, {
      by: actor.name,
      page: version.displayName,
      text,
      site,
      language: version.language,
      route: store.draft.routeOf(item) ?? '/',
    });
  }
}

/** Conversations about pages. */
export const commentsTopic: AuthoringTopic = {
  typeDefs: readFileSync('cms/authoring/comments/comments.graphql', 'utf8'),
  resolvers: { Query: queryResolvers, Mutation: mutationResolvers },
};
