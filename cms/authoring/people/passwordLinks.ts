import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { editorAccounts, editorPasswordLinks } from '../../../platform/database/tables/editors';
import { createSeal, type Seal } from '../../../platform/seal';
import { findAccount, type Account } from './accounts';
import { recordAction } from './auditTrail';
import { toActor } from './accounts';
import { queueMail } from './mails';
import { hashPassword, passwordProblem, type PasswordProblem } from './passwords';
import { endSessionsOf } from './sessions';

export type LinkPurpose = 'invitation' | 'reset';

/** How long a link is good for, in minutes. */
const lifetimes: Readonly<Record<LinkPurpose, number>> = { invitation: 3 * 24 * 60, reset: 60 };

export type PasswordSet = { problem: 'link' | PasswordProblem } | { account: Account };

/** Links by which editors set their password: signed, good once, and for a time. */
export class PasswordLinks {
  readonly #seal: Seal<{ id: string }>;

  constructor(
    private readonly db: Database,
    secret: string,
  ) {
    this.#seal = createSeal(secret, 'editor password link');
  }

  /** Makes a link and a mail with it; earlier links of the account end. Gives the link's token. */
  async send(tx: Transaction, account: Account, purpose: LinkPurpose): Promise<string> {
    const id = randomUUID();
    const expiresAt = new Date(Date.now() + lifetimes[purpose] * 60_000);
    await tx.delete(editorPasswordLinks).where(eq(editorPasswordLinks.accountId, account.id));
    await tx.insert(editorPasswordLinks).values({ id, accountId: account.id, expiresAt });
    await queueMail(tx, purpose, account.id, { link: id, until: expiresAt.toISOString() });
    return this.#seal.close({ id }, expiresAt.getTime());
  }

  /** The token of a link that a mail names. */
  tokenOf(id: string, until: string): string {
    return this.#seal.close({ id }, Date.parse(until));
  }

  /** Whose password a link sets; undefined for one that is wrong, used or over. */
  async accountOf(token: string): Promise<Account | undefined> {
    const opened = this.#seal.open(token);
    if (!opened) return undefined;
    const [link] = await this.db
      .select()
      .from(editorPasswordLinks)
      .where(and(eq(editorPasswordLinks.id, opened.id), ...isGood()));
    const account = link && (await findAccount(this.db, link.accountId));
    return account?.disabled ? undefined : account;
  }

  /** Sets the password by a link and ends the account's sessions; the link is used up. */
  async setPassword(token: string, password: string): Promise<PasswordSet> {
    const account = await this.accountOf(token);
    if (!account) return { problem: 'link' };
    const problem = passwordProblem(password, account);
    if (problem) return { problem };
    const passwordHash = await hashPassword(password);
    const { id } = this.#seal.open(token) ?? { id: '' };
    return this.db.transaction(async (tx) => {
      const [used] = await tx
        .update(editorPasswordLinks)
        .set({ usedAt: sql`now()` })
        .where(and(eq(editorPasswordLinks.id, id), ...isGood()))
        .returning();
      if (!used) return { problem: 'link' };
      await tx
        .update(editorAccounts)
        .set({ passwordHash })
        .where(eq(editorAccounts.id, account.id));
      await endSessionsOf(tx, account.id);
      await recordAction(tx, { actor: toActor(account), action: 'setPassword' });
      return { account };
    });
  }

  async erase(): Promise<void> {
    await this.db
      .delete(editorPasswordLinks)
      .where(lt(editorPasswordLinks.expiresAt, sql`now() - interval '1 day'`));
  }
}

const isGood = () => [
  isNull(editorPasswordLinks.usedAt),
  gt(editorPasswordLinks.expiresAt, sql`now()`),
];
