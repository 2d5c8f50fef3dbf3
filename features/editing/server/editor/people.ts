import { array, boolean, mixed, object, string, type Schema } from 'yup';
import type { Upstream } from '../../../../platform/upstreams/request';
import { editorRoles, type Role } from '../../model/editorView.types';

/** From where somebody signs in. */
export interface Visitor {
  address: string;
  browser: string;
}

type SignInProblem = 'wrong' | 'tooMany' | 'notHere' | 'noAccount' | 'unverified';

export type PasswordProblem = 'link' | 'short' | 'long' | 'personal' | 'repeated';

/** The token of a new session, or why there is none. */
export type SignedIn = { token: string } | { problem: SignInProblem };

export interface Identity {
  /** Issuer and subject. */
  subject: string;
  email: string;
  /** Whether the address is known to be theirs; only then it leads to an account that exists. */
  emailVerified: boolean;
  name: string;
  role?: Role;
}

/** Whoever a session is of, with the rights of this moment. */
export interface SignedInEditor {
  id: string;
  name: string;
  email?: string;
  role: Role;
  /** Absent: all of them. */
  sites?: readonly string[];
  sessionId: string;
  hasPassword: boolean;
}

export interface SessionState {
  editor: SignedInEditor;
  /** Site of the item that was asked for. */
  itemSite?: string;
}

export interface EditorMail {
  id: string;
  kind: string;
  to: string;
  name: string;
  data: Readonly<Record<string, string>>;
}

const signedIn = object({
  token: string(),
  problem: string().oneOf(['wrong', 'tooMany', 'notHere', 'noAccount', 'unverified'] as const),
}).required();

const session = object({
  editor: object({
    id: string().required(),
    name: string().required(),
    email: string(),
    role: string().oneOf(editorRoles).required(),
    sites: array().of(string().required()),
    sessionId: string().required(),
    hasPassword: boolean().required(),
  }).default(undefined),
  itemSite: string(),
}).required();

const passwordLink = object({
  problem: string(),
  name: string(),
  email: string(),
  minLength: mixed<number>(),
}).required();

const password = object({
  problem: string().oneOf(['link', 'short', 'long', 'personal', 'repeated'] as const),
}).required();

const mails = object({
  mails: array()
    .of(
      object({
        id: string().required(),
        kind: string().required(),
        to: string().required(),
        name: string().required(),
        data: mixed<Record<string, string>>().required(),
      }),
    )
    .required(),
}).required();

/** What the content platform knows of those who edit. Every method throws UpstreamError. */
export class People {
  constructor(private readonly upstream: Upstream) {}

  async signIn(email: string, secret: string, from: Visitor): Promise<SignedIn> {
    return this.#signIn('/sign-in', { email, password: secret, ...from });
  }

  /** @param mayUse although there is an administrator */
  signInBySecret(secret: string, from: Visitor, mayUse: boolean): Promise<SignedIn> {
    return this.#signIn('/sign-in-by-secret', { secret, mayUse, ...from });
  }

  signInByIdentity(identity: Identity, from: Visitor): Promise<SignedIn> {
    return this.#signIn('/sign-in-by-identity', { ...identity, ...from });
  }

  /**
   * Whose session a token is of; undefined when it is over.
   * @param isUse prolongs the session
   * @param itemId an item whose site is wanted
   */
  async session(token: string, isUse: boolean, itemId?: string): Promise<SessionState | undefined> {
    const found = await this.#ask('/session', { token, isUse, itemId }, session);
    const { editor, itemSite } = found as Partial<SessionState>;
    return editor && { editor, itemSite };
  }

  async signOut(token: string): Promise<void> {
    await this.#ask('/sign-out', { token }, object());
  }

  async hasAdministrator(): Promise<boolean> {
    const state = object({ hasAdministrator: boolean().required() }).required();
    return (await this.#ask('/state', {}, state)).hasAdministrator;
  }

  async forgot(email: string, from: Visitor): Promise<void> {
    await this.#ask('/forgot', { email, ...from }, object());
  }

  /** Whose password a link sets; undefined for one that is not good any more. */
  async passwordLink(
    token: string,
  ): Promise<{ name: string; email: string; minLength: number } | undefined> {
    const { problem, name, email, minLength } = await this.#ask(
      '/password-link',
      { token },
      passwordLink,
    );
    if (problem || name === undefined || email === undefined || !minLength) return undefined;
    return { name, email, minLength };
  }

  async setPassword(token: string, next: string): Promise<PasswordProblem | undefined> {
    const answer = await this.#ask('/password', { token, password: next }, password);
    return answer.problem;
  }

  /** Takes mails that are to be sent, and tells of those that were. */
  async takeMails(sent: readonly string[]): Promise<EditorMail[]> {
    return (await this.#ask('/mails', { sent }, mails)).mails;
  }

  async #signIn(path: string, body: object): Promise<SignedIn> {
    const { token, problem } = await this.#ask(path, body, signedIn);
    return token === undefined ? { problem: problem ?? 'wrong' } : { token };
  }

  #ask<Answer>(path: string, body: object, schema: Schema<Answer>): Promise<Answer> {
    return this.upstream.request({
      method: 'POST',
      path,
      body,
      validate: (json) => schema.validateSync(json),
    });
  }
}
