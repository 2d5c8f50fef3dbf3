import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import {
  commentThreads,
  editorAccounts,
  editorCredentials,
  editorPresence,
} from '../../../platform/database/tables/editors';
import { contentActions, publishRequests } from '../../../platform/database/tables/content';
import { TooManyTasksError } from '../../../platform/boundedTasks';
import { sameSecret } from '../../../platform/sameSecret';
import {
  findAccount,
  findAccountByEmail,
  hasAdministrator,
  insertAccount,
  normalizeEmail,
  toActor,
  type Account,
} from './accounts';
import { secretHolder, type Actor, type Role } from './actor';
import { Attempts } from './attempts';
import { recordAction } from './auditTrail';
import { Authentication, type PasswordResult } from './authentication';
import { eraseMails } from './mails';
import { Passkeys, type PasskeyResponse } from './passkeys';
import { PasswordLinks } from './passwordLinks';
import { hashPassword, isPassword, findPasswordProblem, type PasswordProblem } from './passwords';
import { endSessionsOf, eraseSessions } from './sessions';

/** Origin of a sign-in. */
export interface Visitor {
  /** Network address; kept as a keyed hash, and for a day. */
  address: string;
  browser: string;
}

type SignInProblem = 'wrong' | 'tooMany' | 'notHere' | 'noAccount' | 'unverified';

/** The token of a new session, a sign-in that waits for a code, or the reason for refusing it. */
export type SignInResult = PasswordResult | { problem: SignInProblem };

/** A browser's answer to a challenge. */
export interface PasskeyAnswer {
  /** Of the editor. */
  origin: string;
  challenge: string;
  response: PasskeyResponse;
}

/** Identity of a person, from an identity provider. */
export interface Identity {
  /** Issuer and subject. */
  subject: string;
  email: string;
  /** Whether the address is verified; only then is it matched with an existing account. */
  emailVerified: boolean;
  name: string;
  /**
   * From the provider's groups. Without a role, an account keeps its own; a person without an account is
   * refused.
   */
  role?: Role;
}

export interface PeopleOptions {
  db: Database;
  /** Signs links, keys hashes, and allows creating the first account. */
  editingSecret: string;
  /** Days that the audit trail is kept. */
  auditDays: number;
}

const unknownActor: Actor = { id: 'unknown', name: 'Unknown', role: 'writer' };

/** Accounts of editors, and the methods to sign in. */
export class People {
  readonly attempts: Attempts;
  readonly authentication: Authentication;
  readonly links: PasswordLinks;
  readonly passkeys: Passkeys;

  constructor(private readonly options: PeopleOptions) {
    this.attempts = new Attempts(options.db, options.editingSecret);
    this.authentication = new Authentication(options.db, options.editingSecret);
    this.passkeys = new Passkeys(options.db, options.editingSecret);
    this.links = new PasswordLinks(options.db, this.authentication, options.editingSecret);
  }

  /** Signs in by e-mail and password. Takes as long for an unknown address, so that none can be guessed. */
  async signIn(email: string, password: string, visitor: Visitor): Promise<SignInResult> {
    const { db } = this.options;
    const normalizedEmail = normalizeEmail(email);
    const withinLimits = await Promise.all([
      this.attempts.consume('address', visitor.address),
      this.attempts.consume('account', normalizedEmail),
    ]);
    if (withinLimits.includes(false)) return { problem: 'tooMany' };
    const result = await this.authentication
      .signInByPassword(normalizedEmail, password, visitor.browser)
      .catch(busyOrThrow);
    if (result === 'busy') return { problem: 'tooMany' };
    const account = await findAccountByEmail(db, normalizedEmail);
    if (!account || !result) {
      await this.#noteFailure('password', account);
      return { problem: 'wrong' };
    }
    await this.attempts.refund(visitor.address, normalizedEmail);
    if ('token' in result) await this.#noteSignIn(toActor(account), 'password');
    return result;
  }

  /** Completes a sign-in whose password was right, by a code. */
  async signInByCode(pending: string, code: string, visitor: Visitor): Promise<SignInResult> {
    if (!(await this.attempts.consume('address', visitor.address))) return { problem: 'tooMany' };
    const result = await this.authentication.signInByCode(pending, code, visitor.browser);
    return this.#finish('code', result, visitor);
  }

  /** Signs in with a passkey: checks the browser's answer to a challenge. */
  async signInByPasskey(
    { origin, challenge, response }: PasskeyAnswer,
    visitor: Visitor,
  ): Promise<SignInResult> {
    if (!(await this.attempts.consume('address', visitor.address))) return { problem: 'tooMany' };
    const result = await this.passkeys.signIn(origin, challenge, response, visitor.browser);
    return this.#finish('passkey', result, visitor);
  }

  /**
   * Signs in with the editing secret.
   * @param isAllowedWithAdministrator whether the secret is accepted even if there is an administrator
   */
  async signInBySecret(
    typedSecret: string,
    visitor: Visitor,
    isAllowedWithAdministrator: boolean,
  ): Promise<SignInResult> {
    if (!(await this.attempts.consume('address', visitor.address))) return { problem: 'tooMany' };
    if (!sameSecret(typedSecret, this.options.editingSecret)) {
      await this.#noteFailure('secret', undefined);
      return { problem: 'wrong' };
    }
    await this.attempts.refund(visitor.address);
    if (!isAllowedWithAdministrator && (await hasAdministrator(this.options.db))) {
      return { problem: 'notHere' };
    }
    return this.#start(secretHolder, 'secret', visitor);
  }

  /** Signs in a person whom an identity provider has verified: finds, links or creates the account. */
  async signInByIdentity(identity: Identity, visitor: Visitor): Promise<SignInResult> {
    const account = await this.#accountFor(identity);
    if (account === 'unverified' || !account || account.disabled) {
      await this.#noteFailure('provider', account === 'unverified' ? undefined : account);
      return { problem: account === 'unverified' ? account : 'noAccount' };
    }
    return this.#start(toActor(account), 'provider', visitor);
  }

  /** Sends a link to reset the password if there is such an account; does not reveal whether there is. */
  async requestPasswordReset(email: string, visitor: Visitor): Promise<void> {
    const { db } = this.options;
    const withinLimits = await Promise.all([
      this.attempts.consume('address', visitor.address),
      this.attempts.consume('passwordMail', normalizeEmail(email)),
    ]);
    if (withinLimits.includes(false)) return;
    const account = await findAccountByEmail(db, email);
    if (!account || account.disabled) return;
    await db.transaction(async (tx) => {
      await this.links.send(tx, account, 'reset');
      await recordAction(tx, { actor: toActor(account), action: 'forgotPassword' });
    });
  }

  /** Changes the password of the current account; its other sessions end. */
  async changePassword(
    { id, sessionId }: Actor,
    current: string,
    next: string,
  ): Promise<'wrong' | 'tooMany' | PasswordProblem | undefined> {
    const { db } = this.options;
    const account = await findAccount(db, id);
    if (!account) return 'wrong';
    if (!(await this.attempts.consume('account', account.email))) return 'tooMany';
    const isOfAccount = eq(editorCredentials.userId, id);
    const [credentials] = await db.select().from(editorCredentials).where(isOfAccount);
    if (!credentials?.password || !(await isPassword(current, credentials.password)))
      return 'wrong';
    const problem = findPasswordProblem(next, account);
    if (problem) return problem;
    const password = await hashPassword(next);
    await db.transaction(async (tx) => {
      await tx.update(editorCredentials).set({ password }).where(isOfAccount);
      await endSessionsOf(tx, id, { except: sessionId });
      await recordAction(tx, { actor: toActor(account), action: 'changePassword' });
    });
    return undefined;
  }

  /** Deletes data whose retention time has passed. */
  async erase(): Promise<void> {
    const { db, auditDays } = this.options;
    const retentionCutoff = sql`now() - ${auditDays} * interval '1 day'`;
    await db.delete(contentActions).where(lt(contentActions.at, retentionCutoff));
    await db
      .delete(commentThreads)
      .where(
        and(isNotNull(commentThreads.resolvedAt), lt(commentThreads.resolvedAt, retentionCutoff)),
      );
    await db.delete(publishRequests).where(lt(publishRequests.requestedAt, retentionCutoff));
    await db
      .delete(editorPresence)
      .where(lt(editorPresence.seenAt, sql`now() - interval '1 hour'`));
    await eraseSessions(db);
    await eraseMails(db);
    await this.attempts.erase();
    await this.links.erase();
  }

  /**
   * Finds the account by the provider's subject, or by a verified address that is not linked to another
   * subject. Otherwise creates one if the provider's groups give a role; undefined if they do not.
   */
  async #accountFor(identity: Identity): Promise<Account | 'unverified' | undefined> {
    const { subject, email, emailVerified, name, role } = identity;
    const { db } = this.options;
    return db.transaction(async (tx) => {
      const [linked] = await tx
        .select()
        .from(editorAccounts)
        .where(eq(editorAccounts.oidcSubject, subject));
      const byEmail = linked ? undefined : await findAccountByEmail(tx, email);
      if (byEmail?.oidcSubject) return undefined;
      if (byEmail && !emailVerified) return 'unverified';
      const existing = linked ?? byEmail;
      if (existing) {
        const [updated] = await tx
          .update(editorAccounts)
          .set({ oidcSubject: subject, role: role ?? existing.role })
          .where(eq(editorAccounts.id, existing.id))
          .returning();
        if (!linked) await recordAction(tx, { actor: toActor(existing), action: 'linkAccount' });
        return updated;
      }
      if (!role) return undefined;
      const created = await insertAccount(tx, { email, name, role, oidcSubject: subject });
      if (created) {
        const details = { role };
        await recordAction(tx, { actor: toActor(created), action: 'createAccount', details });
      }
      return created;
    });
  }

  async #start(actor: Actor, by: string, { browser }: Visitor): Promise<SignInResult> {
    const token = await this.authentication.startSession(actor.id, browser);
    if (token === undefined) return { problem: 'noAccount' };
    await this.#noteSignIn(actor, by);
    return { token };
  }

  async #finish(
    by: string,
    result: { token: string; accountId: string } | undefined,
    visitor: Visitor,
  ): Promise<SignInResult> {
    const account = result && (await findAccount(this.options.db, result.accountId));
    if (!account) {
      await this.#noteFailure(by, undefined);
      return { problem: 'wrong' };
    }
    await this.attempts.refund(visitor.address);
    await this.#noteSignIn(toActor(account), by);
    return { token: result.token };
  }

  async #noteSignIn(actor: Actor, by: string): Promise<void> {
    await recordAction(this.options.db, { actor, action: 'signIn', details: { by } });
  }

  /** The typed address is not stored. */
  async #noteFailure(by: string, account: Account | undefined): Promise<void> {
    const actor = account ? toActor(account) : unknownActor;
    await recordAction(this.options.db, { actor, action: 'signInFailed', details: { by } });
  }
}

/** Returns 'busy' if too many passwords are being checked at once; throws other errors. */
function busyOrThrow(error: unknown): 'busy' {
  if (error instanceof TooManyTasksError) return 'busy';
  throw error;
}
