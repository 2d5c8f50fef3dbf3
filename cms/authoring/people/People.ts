import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import {
  commentThreads,
  editorAccounts,
  editorPresence,
} from '../../../platform/database/tables/editors';
import { contentActions, publishRequests } from '../../../platform/database/tables/content';
import { TooManyTasksError } from '../../../platform/boundedTasks';
import { sameSecret } from '../../../platform/sameSecret';
import {
  findAccount,
  findByEmail,
  hasAdministrator,
  insertAccount,
  normalEmail,
  toActor,
  type Account,
} from './accounts';
import { secretHolder, type Actor, type Role } from './actor';
import { Attempts } from './attempts';
import { recordAction } from './auditTrail';
import { eraseMails } from './mails';
import { PasswordLinks } from './passwordLinks';
import { hashPassword, isPassword, passwordProblem, type PasswordProblem } from './passwords';
import { endSessionsOf, eraseSessions, startSession } from './sessions';

/** From where somebody signs in. */
export interface Visitor {
  /** Network address; kept as a keyed hash, and for a day. */
  address: string;
  browser: string;
}

export type SignInProblem = 'wrong' | 'tooMany' | 'notHere' | 'noAccount' | 'unverified';

/** The token of a new session, or why there is none. */
export type SignedIn = { token: string } | { problem: SignInProblem };

/** What a provider of identities says of somebody. */
export interface Identity {
  /** Issuer and subject. */
  subject: string;
  email: string;
  /** Whether the address is known to be theirs; only then it leads to an account that exists. */
  emailVerified: boolean;
  name: string;
  /** By the provider's groups; absent: the account keeps its own, and nobody without one comes in. */
  role?: Role;
}

export interface PeopleOptions {
  db: Database;
  /** Signs links, keys hashes, and lets in whoever makes the first account. */
  editingSecret: string;
  /** Days that the audit trail is kept. */
  auditDays: number;
}

const nobody: Actor = { id: 'unknown', name: 'Unknown', role: 'writer' };

/** Accounts of editors, and the ways in. */
export class People {
  readonly attempts: Attempts;
  readonly links: PasswordLinks;

  constructor(private readonly options: PeopleOptions) {
    this.attempts = new Attempts(options.db, options.editingSecret);
    this.links = new PasswordLinks(options.db, options.editingSecret);
  }

  /** By e-mail and password; takes as long for an address that is not known. */
  async signIn(email: string, password: string, visitor: Visitor): Promise<SignedIn> {
    const { db } = this.options;
    const address = normalEmail(email);
    const counted = await Promise.all([
      this.attempts.take('address', visitor.address),
      this.attempts.take('account', address),
    ]);
    if (counted.includes(false)) return { problem: 'tooMany' };
    const account = await findByEmail(db, address);
    const isRight = await isPassword(password, account?.passwordHash ?? null).catch(busy);
    if (isRight === 'busy') return { problem: 'tooMany' };
    if (!account || !isRight || account.disabled) {
      await this.#noteFailure('password', account);
      return { problem: 'wrong' };
    }
    await this.attempts.forgive(visitor.address, address);
    return this.#start(toActor(account), 'password', visitor);
  }

  /**
   * With the editing secret.
   * @param mayUse whether the secret opens the editor although there is an administrator
   */
  async signInBySecret(given: string, visitor: Visitor, mayUse: boolean): Promise<SignedIn> {
    if (!(await this.attempts.take('address', visitor.address))) return { problem: 'tooMany' };
    if (!sameSecret(given, this.options.editingSecret)) {
      await this.#noteFailure('secret', undefined);
      return { problem: 'wrong' };
    }
    await this.attempts.forgive(visitor.address);
    if (!mayUse && (await hasAdministrator(this.options.db))) return { problem: 'notHere' };
    return this.#start(secretHolder, 'secret', visitor);
  }

  /** By a provider of identities, whose word was checked already: links or makes the account. */
  async signInByIdentity(identity: Identity, visitor: Visitor): Promise<SignedIn> {
    const account = await this.#accountFor(identity);
    if (account === 'unverified' || !account || account.disabled) {
      await this.#noteFailure('provider', account === 'unverified' ? undefined : account);
      return { problem: account === 'unverified' ? account : 'noAccount' };
    }
    return this.#start(toActor(account), 'provider', visitor);
  }

  /** Sends a link to set the password anew, where there is such an account; tells nobody whether. */
  async forgot(email: string, visitor: Visitor): Promise<void> {
    const { db } = this.options;
    const counted = await Promise.all([
      this.attempts.take('address', visitor.address),
      this.attempts.take('passwordMail', normalEmail(email)),
    ]);
    if (counted.includes(false)) return;
    const account = await findByEmail(db, email);
    if (!account || account.disabled) return;
    await db.transaction(async (tx) => {
      await this.links.send(tx, account, 'reset');
      await recordAction(tx, { actor: toActor(account), action: 'forgotPassword' });
    });
  }

  /** Changes the password of whoever is signed in; the account's other sessions end. */
  async changePassword(
    { id, sessionId }: Actor,
    current: string,
    next: string,
  ): Promise<'wrong' | 'tooMany' | PasswordProblem | undefined> {
    const { db } = this.options;
    const account = await findAccount(db, id);
    if (!account) return 'wrong';
    if (!(await this.attempts.take('account', account.email))) return 'tooMany';
    if (!(await isPassword(current, account.passwordHash))) return 'wrong';
    const problem = passwordProblem(next, account);
    if (problem) return problem;
    const passwordHash = await hashPassword(next);
    await db.transaction(async (tx) => {
      await tx.update(editorAccounts).set({ passwordHash }).where(eq(editorAccounts.id, id));
      await endSessionsOf(tx, id, { except: sessionId });
      await recordAction(tx, { actor: toActor(account), action: 'changePassword' });
    });
    return undefined;
  }

  /** Erases what has been kept for long enough. */
  async erase(): Promise<void> {
    const { db, auditDays } = this.options;
    const isOver = sql`now() - ${auditDays} * interval '1 day'`;
    await db.delete(contentActions).where(lt(contentActions.at, isOver));
    await db
      .delete(commentThreads)
      .where(and(isNotNull(commentThreads.resolvedAt), lt(commentThreads.resolvedAt, isOver)));
    await db.delete(publishRequests).where(lt(publishRequests.requestedAt, isOver));
    await db
      .delete(editorPresence)
      .where(lt(editorPresence.seenAt, sql`now() - interval '1 hour'`));
    await eraseSessions(db);
    await eraseMails(db);
    await this.attempts.erase();
    await this.links.erase();
  }

  /** By subject; else by a verified address that no other subject has; else made, where the groups give a role. */
  async #accountFor(identity: Identity): Promise<Account | 'unverified' | undefined> {
    const { subject, email, emailVerified, name, role } = identity;
    const { db } = this.options;
    return db.transaction(async (tx) => {
      const [linked] = await tx
        .select()
        .from(editorAccounts)
        .where(eq(editorAccounts.oidcSubject, subject));
      const byEmail = linked ? undefined : await findByEmail(tx, email);
      if (byEmail?.oidcSubject) return undefined;
      if (byEmail && !emailVerified) return 'unverified';
      const known = linked ?? byEmail;
      if (known) {
        const [updated] = await tx
          .update(editorAccounts)
          .set({ oidcSubject: subject, role: role ?? known.role })
          .where(eq(editorAccounts.id, known.id))
          .returning();
        if (!linked) await recordAction(tx, { actor: toActor(known), action: 'linkAccount' });
        return updated;
      }
      if (!role) return undefined;
      const made = await insertAccount(tx, { email, name, role, oidcSubject: subject });
      if (made) {
        const details = { role };
        await recordAction(tx, { actor: toActor(made), action: 'createAccount', details });
      }
      return made;
    });
  }

  async #start(actor: Actor, by: string, { browser }: Visitor): Promise<SignedIn> {
    return this.options.db.transaction(async (tx) => {
      const token = await startSession(tx, actor.id, browser);
      await recordAction(tx, { actor, action: 'signIn', details: { by } });
      return { token };
    });
  }

  /** What was typed is kept nowhere. */
  async #noteFailure(by: string, account: Account | undefined): Promise<void> {
    const actor = account ? toActor(account) : nobody;
    await recordAction(this.options.db, { actor, action: 'signInFailed', details: { by } });
  }
}

/** More passwords are being checked than there is room for. */
function busy(error: unknown): 'busy' {
  if (error instanceof TooManyTasksError) return 'busy';
  throw error;
}
