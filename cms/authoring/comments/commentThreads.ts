import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { comments, commentReads, commentThreads } from '../../../platform/database/tables/editors';
import type { ItemId } from '../../items/guid';
import { editError } from '../editError';
import type { Actor } from '../people/actor';
import type { CommentThread } from '../../generated/authoringResolvers';

export const maxTextLength = 2000;
const maxThreads = 200;
const maxComments = 100;

export interface ThreadPlace {
  site: string;
  itemId: ItemId;
  language: string;
  blockUid?: string;
  component?: string;
}

/** The conversations about a page in a language, or one of them. */
export async function readThreads(
  db: Database | Transaction,
  actor: Actor,
  where: { itemId: ItemId; language: string } | { threadId: string },
): Promise<CommentThread[]> {
  const wanted =
    'threadId' in where
      ? eq(commentThreads.id, where.threadId)
      : and(eq(commentThreads.itemId, where.itemId), eq(commentThreads.language, where.language));
  const threads = await db
    .select()
    .from(commentThreads)
    .where(wanted)
    .orderBy(sql`${commentThreads.resolvedAt} is not null`, desc(commentThreads.createdAt))
    .limit(maxThreads);
  const ids = threads.map(({ id }) => id);
  if (ids.length === 0) return [];
  const said = await db
    .select()
    .from(comments)
    .where(inArray(comments.threadId, ids))
    .orderBy(asc(comments.id));
  const read = await db
    .select()
    .from(commentReads)
    .where(and(eq(commentReads.accountId, actor.id), inArray(commentReads.threadId, ids)));
  return threads.map(({ id, blockUid, component, resolvedAt, resolvedBy }) => {
    const own = said.filter((one) => one.threadId === id);
    const last = read.find((one) => one.threadId === id)?.commentId ?? 0;
    return {
      id,
      blockUid,
      component,
      isResolved: resolvedAt !== null,
      resolvedBy,
      isUnread: own.some((one) => one.id > last && one.authorId !== actor.id),
      comments: own.map((one) => ({
        id: String(one.id),
        authorName: one.authorName,
        isMine: one.authorId === actor.id,
        text: one.text,
        created: one.createdAt,
      })),
    };
  });
}

/** @throws CONFLICT when a page has as many as it can have */
export async function startThread(tx: Transaction, place: ThreadPlace): Promise<string> {
  const { itemId, language } = place;
  const [{ total } = { total: 0 }] = await tx
    .select({ total: count() })
    .from(commentThreads)
    .where(and(eq(commentThreads.itemId, itemId), eq(commentThreads.language, language)));
  if (total >= maxThreads) {
    throw editError('CONFLICT', `A page has at most ${maxThreads} conversations.`);
  }
  const id = randomUUID();
  await tx.insert(commentThreads).values({ id, ...place });
  return id;
}

/** Adds a comment, which its author has read and which opens the conversation again. @throws CONFLICT */
export async function addToThread(
  tx: Transaction,
  threadId: string,
  actor: Actor,
  text: string,
): Promise<void> {
  const [{ total } = { total: 0 }] = await tx
    .select({ total: count() })
    .from(comments)
    .where(eq(comments.threadId, threadId));
  if (total >= maxComments) {
    throw editError('CONFLICT', `A conversation has at most ${maxComments} comments.`);
  }
  const { id: authorId, name: authorName } = actor;
  await tx.insert(comments).values({ threadId, authorId, authorName, text });
  await tx
    .update(commentThreads)
    .set({ resolvedAt: null, resolvedBy: null })
    .where(eq(commentThreads.id, threadId));
  await markRead(tx, threadId, actor);
}

/** Notes that somebody has read all of a conversation. */
export async function markRead(
  db: Database | Transaction,
  threadId: string,
  { id: accountId }: Actor,
): Promise<void> {
  const [last] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(eq(comments.threadId, threadId))
    .orderBy(desc(comments.id))
    .limit(1);
  if (!last) return;
  await db
    .insert(commentReads)
    .values({ accountId, threadId, commentId: last.id })
    .onConflictDoUpdate({
      target: [commentReads.accountId, commentReads.threadId],
      set: { commentId: last.id },
    });
}
