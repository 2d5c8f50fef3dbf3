import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { editorAccounts, editorMails } from '../../../platform/database/tables/editors';
import type { ContentSite } from '../../items/item.types';

export type MailKind =
  | 'invitation'
  | 'reset'
  | 'mention'
  | 'publishRequested'
  | 'stageReached'
  | 'publishApproved'
  | 'publishSentBack';

/** A mail to be sent; the sender adds the text. */
export interface EditorMail {
  id: string;
  kind: MailKind;
  to: string;
  name: string;
  /** Chosen by the recipient, else that of who sent an invitation, else that of a site they edit. */
  language: string;
  data: Readonly<Record<string, string>>;
}

/** Languages of the editor. */
const languages = ['sv', 'nb', 'en', 'sk', 'fi'];

const retentionDays = 3;
const maxClaimed = 10;

/** Seconds until a claimed mail counts as not sent, multiplied by the number of attempts. */
const leaseSeconds = 60;

export async function queueMail(
  tx: Database | Transaction,
  kind: MailKind,
  accountId: string,
  data: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.insert(editorMails).values({ id: randomUUID(), kind, accountId, data });
}

/** Claims mails to send. A mail that is not reported as sent in time is claimed again. */
export async function claimMails(
  db: Database,
  sites: ReadonlyMap<string, ContentSite>,
): Promise<EditorMail[]> {
  const dueIds = db
    .select({ id: editorMails.id })
    .from(editorMails)
    .where(lte(editorMails.nextAttemptAt, sql`now()`))
    .orderBy(asc(editorMails.nextAttemptAt))
    .limit(maxClaimed)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(editorMails)
    .set({
      attempts: sql`${editorMails.attempts} + 1`,
      nextAttemptAt: sql`now() + (${editorMails.attempts} + 1) * ${leaseSeconds} * interval '1 second'`,
    })
    .where(inArray(editorMails.id, dueIds))
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
    const site = sites.get(data.site ?? account.sites?.[0] ?? '');
    const language =
      account.language ??
      languages.find((one) => one === data.senderLanguage) ??
      languages.find((one) => one === site?.languages[0]) ??
      'en';
    return [{ id, kind: kind as MailKind, to: account.email, name: account.name, language, data }];
  });
}

export async function deleteMails(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(editorMails).where(inArray(editorMails.id, [...ids]));
}

/** Mails unsent for days are dropped, since their links have expired. */
export async function eraseMails(db: Database): Promise<void> {
  await db
    .delete(editorMails)
    .where(lt(editorMails.createdAt, sql`now() - ${retentionDays} * interval '1 day'`));
}
