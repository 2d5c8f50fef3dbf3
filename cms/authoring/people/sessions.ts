import { and, desc, eq, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { editorAccounts, editorSessions } from '../../../platform/database/tables/editors';
import type { Actor } from './actor';
import { findActor } from './accounts';
import type { Authentication } from './authentication';

/** A session ends after eight hours, even if it is in use. */
const maxSessionMinutes = 8 * 60;

const maxListedSessions = 100;

export interface SessionSummary {
  id: string;
  browser: string | null;
  startedAt: Date;
  seenAt: Date;
}

const minutesAgo = (minutes: number): SQL => sql`now() - ${minutes} * interval '1 minute'`;

const isValidSession = () =>
  and(
    gt(editorSessions.expiresAt, sql`now()`),
    gt(editorSessions.createdAt, minutesAgo(maxSessionMinutes)),
  );

/**
 * The actor of a session; undefined if the session has ended, or the account is deleted or disabled.
 * @param isUse whether to extend the session; false for background requests of a window
 */
export async function readSession(
  db: Database,
  authentication: Authentication,
  token: string,
  isUse: boolean,
): Promise<Actor | undefined> {
  const session = await authentication.findSession(token, isUse);
  if (!session) return undefined;
  if (Date.now() - session.createdAt.getTime() > maxSessionMinutes * 60_000) return undefined;
  const actor = await findActor(db, session.userId);
  if (!actor) return undefined;
  if (isUse) await recordLastSeen(db, actor.id);
  return { ...actor, sessionId: session.id };
}

/** Records when an account was last used, at most once a minute. */
async function recordLastSeen(db: Database, id: string): Promise<void> {
  const isOld = or(isNull(editorAccounts.lastSeenAt), lt(editorAccounts.lastSeenAt, minutesAgo(1)));
  await db
    .update(editorAccounts)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(editorAccounts.id, id), isOld));
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
        eq(editorSessions.userId, accountId),
        which.only === undefined ? undefined : eq(editorSessions.id, which.only),
        which.except === undefined ? undefined : ne(editorSessions.id, which.except),
      ),
    );
}

/** The valid sessions of an account, last used first. */
export const listSessions = (db: Database, accountId: string): Promise<SessionSummary[]> =>
  db
    .select({
      id: editorSessions.id,
      browser: editorSessions.userAgent,
      startedAt: editorSessions.createdAt,
      seenAt: editorSessions.updatedAt,
    })
    .from(editorSessions)
    .where(and(eq(editorSessions.userId, accountId), isValidSession()))
    .orderBy(desc(editorSessions.updatedAt))
    .limit(maxListedSessions);

export async function eraseSessions(db: Database): Promise<void> {
  await db
    .delete(editorSessions)
    .where(
      or(
        lt(editorSessions.expiresAt, sql`now()`),
        lt(editorSessions.createdAt, minutesAgo(maxSessionMinutes)),
      ),
    );
}
