import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lt, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { editorAccounts, editorSessions } from '../../../platform/database/tables/editors';
import type { Actor } from './actor';
import { actorOf } from './accounts';

/** A session ends when nothing is done for an hour, and after eight in any case. */
export const idleMinutes = 60;
export const maxSessionMinutes = 8 * 60;

/** Sessions that one account may have; the oldest end. */
const maxSessions = 100;

export interface SessionSummary {
  id: string;
  browser: string;
  startedAt: Date;
  seenAt: Date;
}

const minutesAgo = (minutes: number): SQL => sql`now() - ${minutes} * interval '1 minute'`;

const isLiving = () =>
  and(
    gt(editorSessions.seenAt, minutesAgo(idleMinutes)),
    gt(editorSessions.startedAt, minutesAgo(maxSessionMinutes)),
  );

/** Starts a session and gives its token, which is kept nowhere. */
export async function startSession(
  db: Database | Transaction,
  accountId: string,
  browser: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insert(editorSessions)
    .values({ tokenHash: hashOf(token), id: randomUUID(), accountId, browser });
  const newest = db
    .select({ id: editorSessions.id })
    .from(editorSessions)
    .where(eq(editorSessions.accountId, accountId))
    .orderBy(desc(editorSessions.startedAt))
    .limit(maxSessions);
  await db
    .delete(editorSessions)
    .where(and(eq(editorSessions.accountId, accountId), notInArray(editorSessions.id, newest)));
  return token;
}

/**
 * On whose behalf a living session acts.
 * @param isUse prolongs it; what an open window asks by itself does not
 */
export async function readSession(
  db: Database,
  token: string,
  isUse: boolean,
): Promise<Actor | undefined> {
  const [session] = await db
    .update(editorSessions)
    .set({ seenAt: isUse ? sql`now()` : sql`${editorSessions.seenAt}` })
    .where(and(eq(editorSessions.tokenHash, hashOf(token)), isLiving()))
    .returning();
  const actor = session && (await actorOf(db, session.accountId));
  if (!actor) return undefined;
  if (isUse) await noteSeen(db, actor.id);
  return { ...actor, sessionId: session.id };
}

/** To the minute is enough. */
async function noteSeen(db: Database, id: string): Promise<void> {
  const isOld = or(
    sql`${editorAccounts.lastSeenAt} is null`,
    lt(editorAccounts.lastSeenAt, minutesAgo(1)),
  );
  await db
    .update(editorAccounts)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(editorAccounts.id, id), isOld));
}

/** Ends the session with that token, wherever it is used. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(editorSessions).where(eq(editorSessions.tokenHash, hashOf(token)));
}

/** Ends sessions of an account: one, all, or all but one. */
export async function endSessionsOf(
  db: Database | Transaction,
  accountId: string,
  which: { only?: string; except?: string } = {},
): Promise<void> {
  await db
    .delete(editorSessions)
    .where(
      and(
        eq(editorSessions.accountId, accountId),
        which.only === undefined ? undefined : eq(editorSessions.id, which.only),
        which.except === undefined ? undefined : ne(editorSessions.id, which.except),
      ),
    );
}

/** The living sessions of an account, the last used first. */
export const listSessions = (db: Database, accountId: string): Promise<SessionSummary[]> =>
  db
    .select({
      id: editorSessions.id,
      browser: editorSessions.browser,
      startedAt: editorSessions.startedAt,
      seenAt: editorSessions.seenAt,
    })
    .from(editorSessions)
    .where(and(eq(editorSessions.accountId, accountId), isLiving()))
    .orderBy(desc(editorSessions.seenAt))
    .limit(maxSessions);

export async function eraseSessions(db: Database): Promise<void> {
  await db
    .delete(editorSessions)
    .where(
      or(
        lt(editorSessions.seenAt, minutesAgo(idleMinutes)),
        lt(editorSessions.startedAt, minutesAgo(maxSessionMinutes)),
      ),
    );
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
