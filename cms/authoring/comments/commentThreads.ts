import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { comments, commentReads, commentThreads } from '../../../platform/database/tables/editors';
import type { ItemId } from '../../items/guid';
import { createEditError } from '../createEditError';
import type { Actor } from '../people/actor';
import { localizable } from '../../../domain/localizable';
import type { CommentThread } from '../../generated/authoringResolvers';

export const MAX_TEXT_LENGTH = 2000;
const MAX_THREADS = 200;
const MAX_COMMENTS = 100;

export interface ThreadTarget {
  site: string;
  itemId: ItemId;
  language: string;
  blockUid?: string;
  component?: string;
}

/** Reads the conversations about a page in a language, or a single conversation. */
export async function readThreads(
  db: Database | Transaction,
  actor: Actor,
  filter: { itemId: ItemId; language: string } | { threadId: string },
): Promise<CommentThread[]> {
  const condition =
    'threadId' in filter
      ? eq(commentThreads.id, filter.threadId)
      : and(eq(commentThreads.itemId, filter.itemId), eq(commentThreads.language, filter.language));
  const threads = await db
    .select()
    .from(commentThreads)
    .where(condition)
    .orderBy(sql`${commentThreads.resolvedAt} is not null`, desc(commentThreads.createdAt))
    .limit(MAX_THREADS);
  const ids = threads.map(({ id }) => id);
  if (ids.length === 0) return [];
  const commentRows = await db
    .select()
    .from(comments)
    .where(inArray(comments.threadId, ids))
    .orderBy(asc(comments.id));
  const readMarks = await db
    .select()
    .from(commentReads)
    .where(and(eq(commentReads.accountId, actor.id), inArray(commentReads.threadId, ids)));
  return threads.map(({ id, blockUid, component, resolvedAt, resolvedBy }) => {
    const threadComments = commentRows.filter((one) => one.threadId === id);
    const lastReadId = readMarks.find((one) => one.threadId === id)?.commentId ?? 0;
    return {
      id,
      blockUid,
      component,
      isResolved: resolvedAt !== null,
      resolvedBy,
      isUnread: threadComments.some((one) => one.id > lastReadId && one.authorId !== actor.id),
      comments: threadComments.map((one) => ({
        id: String(one.id),
        authorName: one.authorName,
        isMine: one.authorId === actor.id,
        text: one.text,
        created: one.createdAt,
      })),
    };
  });
}

/** Starts a conversation and returns its id. @throws CONFLICT when the page has the maximum number of them */
export async function startThread(tx: Transaction, target: ThreadTarget): Promise<string> {
  const { itemId, language } = target;
  const [{ total } = { total: 0 }] = await tx
    .select({ total: count() })
    .from(commentThreads)
    .where(and(eq(commentThreads.itemId, itemId), eq(commentThreads.language, language)));
  if (total >= MAX_THREADS) {
    throw createEditError(
      'CONFLICT',
      localizable`A page has at most ${MAX_THREADS} conversations.`,
    );
  }
  const id = randomUUID();
  await tx.insert(commentThreads).values({ id, ...target });
  return id;
}

/** Adds a comment and reopens the conversation. The author has read it then. @throws CONFLICT at the maximum */
export async function addComment(
  tx: Transaction,
  threadId: string,
  actor: Actor,
  text: string,
): Promise<void> {
  const [{ total } = { total: 0 }] = await tx
    .select({ total: count() })
    .from(comments)
    .where(eq(comments.threadId, threadId));
  if (total >= MAX_COMMENTS) {
    throw createEditError(
      'CONFLICT',
      localizable`A conversation has at most ${MAX_COMMENTS} comments.`,
    );
  }
  const { id: authorId, name: authorName } = actor;
  await tx.insert(comments).values({ threadId, authorId, authorName, text });
  await tx
    .update(commentThreads)
    .set({ resolvedAt: null, resolvedBy: null })
    .where(eq(commentThreads.id, threadId));
  await markRead(tx, threadId, actor);
}

/** Records that an account has read all comments of a conversation. */
export async function markRead(
  db: Database | Transaction,
  threadId: string,
  { id: accountId }: Actor,
): Promise<void> {
  const [lastComment] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(eq(comments.threadId, threadId))
    .orderBy(desc(comments.id))
    .limit(1);
  if (!lastComment) return;
  await db
    .insert(commentReads)
    .values({ accountId, threadId, commentId: lastComment.id })
    .onConflictDoUpdate({
      target: [commentReads.accountId, commentReads.threadId],
      set: { commentId: lastComment.id },
    });
}
