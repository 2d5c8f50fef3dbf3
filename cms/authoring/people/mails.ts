import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { editorAccounts, editorMails } from '../../../platform/database/tables/editors';

export type MailKind =
  'invitation' | 'reset' | 'mention' | 'publishRequested' | 'publishApproved' | 'publishSentBack';

/** A mail to be sent; whoever sends it has the words. */
export interface EditorMail {
  id: string;
  kind: MailKind;
  to: string;
  name: string;
  data: Readonly<Record<string, string>>;
}

const keptDays = 3;
const claimedAtOnce = 10;

/** How long whoever took a mail has to send it, times the attempts made. */
const claimSeconds = 60;

export async function queueMail(
  tx: Database | Transaction,
  kind: MailKind,
  accountId: string,
  data: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.insert(editorMails).values({ id: randomUUID(), kind, accountId, data });
}

/** Takes mails to send; who does not say in time that one was sent leaves it to the next. */
export async function claimMails(db: Database): Promise<EditorMail[]> {
  const due = db
    .select({ id: editorMails.id })
    .from(editorMails)
    .where(lte(editorMails.nextAttemptAt, sql`now()`))
    .orderBy(asc(editorMails.nextAttemptAt))
    .limit(claimedAtOnce)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(editorMails)
    .set({
      attempts: sql`${editorMails.attempts} + 1`,
      nextAttemptAt: sql`now() + (${editorMails.attempts} + 1) * ${claimSeconds} * interval '1 second'`,
    })
    .where(inArray(editorMails.id, due))
    .returning();
  if (claimed.length === 0) return [];
  const accounts = await db
    .select()
    .from(editorAccounts)
    .where(
      and(
        inArray(editorAccounts.id, [...new Set(claimed.map(({ accountId }) => accountId))]),
        eq(editorAccounts.disabled, false),
      ),
    );
  return claimed.flatMap(({ id, kind, accountId, data }) => {
    const account = accounts.find((one) => one.id === accountId);
    if (!account) return [];
    return [{ id, kind: kind as MailKind, to: account.email, name: account.name, data }];
  });
}

export async function forgetMails(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(editorMails).where(inArray(editorMails.id, [...ids]));
}

/** What could not be sent for days says nothing any more: links in it have ended. */
export async function eraseMails(db: Database): Promise<void> {
  await db
    .delete(editorMails)
    .where(lt(editorMails.createdAt, sql`now() - ${keptDays} * interval '1 day'`));
}
