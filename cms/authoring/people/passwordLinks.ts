import { randomUUID } from 'node:crypto';
import { and, eq, gt, like, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { editorVerifications } from '../../../platform/database/tables/editors';
import { createSeal, type Seal } from '../../../platform/seal';
import { findAccount, toActor, type Account } from './accounts';
import { recordAction } from './auditTrail';
import type { Authentication } from './authentication';
import { queueMail } from './mails';
import { findPasswordProblem, type PasswordProblem } from './passwords';

export type LinkPurpose = 'invitation' | 'reset';

/** How long a link is valid, in minutes. */
const lifetimeMinutes: Readonly<Record<LinkPurpose, number>> = {
  invitation: 3 * 24 * 60,
  reset: 60,
};

/** Prefix with which better-auth stores the value of a link. */
const identifierPrefix = 'reset-password:';

export type SetPasswordResult = { problem: 'link' | PasswordProblem } | { account: Account };

/**
 * Links for setting a password. Each can be used once and expires, which better-auth checks. Links are
 * sealed: the stored values alone are not enough to create one.
 */
export class PasswordLinks {
  readonly #seal: Seal<{ id: string }>;

  constructor(
    private readonly db: Database,
    private readonly authentication: Authentication,
    secret: string,
  ) {
    this.#seal = createSeal(secret, 'editor password link');
  }

  /**
   * Creates a link and a mail with it; earlier links of the account become invalid. Returns the link's token.
   * @param senderLanguage language of the editor who sends it, for an account that has not chosen its own
   */
  async send(
    tx: Transaction,
    account: Account,
    purpose: LinkPurpose,
    senderLanguage?: string | null,
  ): Promise<string> {
    const id = randomUUID();
    const expiresAt = new Date(Date.now() + lifetimeMinutes[purpose] * 60_000);
    const isEarlier = and(
      eq(editorVerifications.value, account.id),
      like(editorVerifications.identifier, `${identifierPrefix}%`),
    );
    await tx.delete(editorVerifications).where(isEarlier);
    await tx
      .insert(editorVerifications)
      .values({ id, identifier: identifierPrefix + id, value: account.id, expiresAt });
    await queueMail(tx, purpose, account.id, {
      link: id,
      until: expiresAt.toISOString(),
      ...(senderLanguage && { senderLanguage }),
    });
    return this.#seal.close({ id }, expiresAt.getTime());
  }

  /** The token of the link in a queued mail. */
  tokenOf(id: string, until: string): string {
    return this.#seal.close({ id }, Date.parse(until));
  }

  /** The account whose password a link sets; undefined for a link that is invalid, used or expired. */
  async accountOf(token: string): Promise<Account | undefined> {
    const payload = this.#seal.open(token);
    if (!payload) return undefined;
    const isLink = eq(editorVerifications.identifier, identifierPrefix + payload.id);
    const [link] = await this.db
      .select()
      .from(editorVerifications)
      .where(and(isLink, gt(editorVerifications.expiresAt, sql`now()`)));
    const account = link && (await findAccount(this.db, link.value));
    return account?.disabled ? undefined : account;
  }

  /** Sets the password by a link and ends the account's sessions; the link then becomes invalid. */
  async setPassword(token: string, password: string): Promise<SetPasswordResult> {
    const account = await this.accountOf(token);
    const link = this.#seal.open(token);
    if (!account || !link) return { problem: 'link' };
    const problem = findPasswordProblem(password, account);
    if (problem) return { problem };
    if (!(await this.authentication.setPassword(link.id, password))) return { problem: 'link' };
    await recordAction(this.db, { actor: toActor(account), action: 'setPassword' });
    return { account };
  }

  /** Deletes expired links, and other expired values that better-auth stores with them. */
  async erase(): Promise<void> {
    await this.db.delete(editorVerifications).where(lt(editorVerifications.expiresAt, sql`now()`));
  }
}
