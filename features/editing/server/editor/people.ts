import { array, boolean, mixed, object, string, type InferType, type Schema } from 'yup';
import type { Upstream } from '../../../../platform/upstreams/request';
import {
  editorLanguages,
  editorRoles,
  type EditorLanguage,
  type Role,
} from '../../model/editorView.types';

/** Client from which a user signs in. */
export interface SignInClient {
  address: string;
  browser: string;
}

type SignInProblem = 'wrong' | 'tooMany' | 'notHere' | 'noAccount' | 'unverified';

export type PasswordProblem = 'link' | 'short' | 'long' | 'personal' | 'repeated';

/** Result of a sign-in: the token of a new session, a sign-in that waits for a code, or a problem. */
export type SignInResult = { token: string } | { pending: string } | { problem: SignInProblem };

/** An action on the user's second factor; `proof` is the password or a code. */
export interface SecondFactorStep {
  step: 'start' | 'confirm' | 'renew' | 'stop';
  token: string;
  proof: string;
  browser: string;
}

/** WebAuthn options for the browser, with the challenge; both absent if passkeys cannot be used. */
export interface PasskeyChallenge {
  options?: object;
  challenge?: string;
}

export interface PasskeyAnswer {
  origin: string;
  challenge: string;
  response: object;
}

export interface Identity {
  /** Issuer and subject. */
  subject: string;
  email: string;
  /** Whether the address is verified; only a verified one is matched with existing accounts. */
  emailVerified: boolean;
  name: string;
  role?: Role;
}

/** The user of a session, with the current rights. */
export interface SignedInEditor {
  id: string;
  name: string;
  email?: string;
  role: Role;
  /** Sites that the user may edit; absent for all. */
  sites?: readonly string[];
  sessionId: string;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  /** Language chosen for the editor; if absent, the browser's. */
  language?: EditorLanguage;
}

export interface SessionState {
  editor: SignedInEditor;
  /** Site of the requested item. */
  itemSite?: string;
}

export interface EditorMail {
  id: string;
  kind: string;
  to: string;
  name: string;
  language: EditorLanguage;
  data: Readonly<Record<string, string>>;
}

const signedInSchema = object({
  token: string(),
  pending: string(),
  problem: string().oneOf(['wrong', 'tooMany', 'notHere', 'noAccount', 'unverified'] as const),
}).required();

const sessionSchema = object({
  editor: object({
    id: string().required(),
    name: string().required(),
    email: string(),
    role: string().oneOf(editorRoles).required(),
    sites: array().of(string().required()),
    sessionId: string().required(),
    hasPassword: boolean().required(),
    hasSecondFactor: boolean().required(),
    language: string().oneOf(editorLanguages),
  }).default(undefined),
  itemSite: string(),
}).required();

const secondFactorSchema = object({
  problem: string().oneOf(['ended', 'wrong', 'tooMany'] as const),
  uri: string(),
  backupCodes: array().of(string().required()),
  token: string(),
}).required();

const challengeSchema = object({ options: mixed<object>(), challenge: string() }).required();

const passwordLinkSchema = object({
  problem: string(),
  name: string(),
  email: string(),
  minLength: mixed<number>(),
}).required();

const passwordSchema = object({
  problem: string().oneOf(['link', 'short', 'long', 'personal', 'repeated'] as const),
}).required();

const mailsSchema = object({
  mails: array()
    .of(
      object({
        id: string().required(),
        kind: string().required(),
        to: string().required(),
        name: string().required(),
        language: string().oneOf(editorLanguages).required(),
        data: mixed<Record<string, string>>().required(),
      }),
    )
    .required(),
}).required();

/** The content platform's data about users. Every method throws UpstreamError. */
export class People {
  constructor(private readonly upstream: Upstream) {}

  async signIn(email: string, secret: string, from: SignInClient): Promise<SignInResult> {
    return this.#signIn('/sign-in', { email, password: secret, ...from });
  }

  /** @param mayUse whether to accept the secret even if there is an administrator */
  signInBySecret(secret: string, from: SignInClient, mayUse: boolean): Promise<SignInResult> {
    return this.#signIn('/sign-in-by-secret', { secret, mayUse, ...from });
  }

  /** Completes a sign-in that waits for a code. */
  signInByCode(pending: string, code: string, from: SignInClient): Promise<SignInResult> {
    return this.#signIn('/sign-in-by-code', { pending, code, ...from });
  }

  secondFactor(step: SecondFactorStep): Promise<InferType<typeof secondFactorSchema>> {
    return this.request('/second-factor', step, secondFactorSchema);
  }

  /**
   * Requests the options for signing in with a passkey; with a session's token, those for adding a passkey.
   */
  requestPasskeyChallenge(origin: string, token?: string): Promise<PasskeyChallenge> {
    return token === undefined
      ? this.request('/passkey-question', { origin }, challengeSchema)
      : this.request('/new-passkey-question', { origin, token }, challengeSchema);
  }

  signInByPasskey(answer: PasskeyAnswer, from: SignInClient): Promise<SignInResult> {
    return this.#signIn('/sign-in-by-passkey', { ...answer, ...from });
  }

  addPasskey(
    answer: PasskeyAnswer & { token: string; name: string },
  ): Promise<{ problem?: string }> {
    return this.request('/new-passkey', answer, object({ problem: string() }).required());
  }

  signInByIdentity(identity: Identity, from: SignInClient): Promise<SignInResult> {
    return this.#signIn('/sign-in-by-identity', { ...identity, ...from });
  }

  /**
   * Finds the user of a session token; undefined if the session has expired.
   * @param isUse whether the request extends the session
   * @param itemId item whose site is returned too
   */
  async findSession(
    token: string,
    isUse: boolean,
    itemId?: string,
  ): Promise<SessionState | undefined> {
    const sessionState = await this.request('/session', { token, isUse, itemId }, sessionSchema);
    const { editor, itemSite } = sessionState as Partial<SessionState>;
    return editor && { editor, itemSite };
  }

  async signOut(token: string): Promise<void> {
    await this.request('/sign-out', { token }, object());
  }

  async hasAdministrator(): Promise<boolean> {
    const state = object({ hasAdministrator: boolean().required() }).required();
    return (await this.request('/state', {}, state)).hasAdministrator;
  }

  async requestPasswordLink(email: string, from: SignInClient): Promise<void> {
    await this.request('/forgot', { email, ...from }, object());
  }

  /** Finds the user whose password a link sets; undefined for an invalid link. */
  async findPasswordLink(
    token: string,
  ): Promise<{ name: string; email: string; minLength: number } | undefined> {
    const { problem, name, email, minLength } = await this.request(
      '/password-link',
      { token },
      passwordLinkSchema,
    );
    if (problem || name === undefined || email === undefined || !minLength) return undefined;
    return { name, email, minLength };
  }

  async setPassword(token: string, newPassword: string): Promise<PasswordProblem | undefined> {
    const answer = await this.request(
      '/password',
      { token, password: newPassword },
      passwordSchema,
    );
    return answer.problem;
  }

  /** Reports mails that were sent, and fetches those that are to be sent. */
  async takeMails(sent: readonly string[]): Promise<EditorMail[]> {
    return (await this.request('/mails', { sent }, mailsSchema)).mails;
  }

  async #signIn(path: string, body: object): Promise<SignInResult> {
    const { token, pending, problem } = await this.request(path, body, signedInSchema);
    if (token !== undefined) return { token };
    return pending === undefined ? { problem: problem ?? 'wrong' } : { pending };
  }

  request<Answer>(path: string, body: object, schema: Schema<Answer>): Promise<Answer> {
    return this.upstream.request({
      method: 'POST',
      path,
      body,
      validate: (json) => schema.validateSync(json),
    });
  }
}
