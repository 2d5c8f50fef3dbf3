import { createHmac, randomUUID } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import type { Database } from '../../../platform/database/connect';
import {
  editorAccounts,
  editorCredentials,
  editorPasskeys,
  editorSessions,
  editorTwoFactors,
  editorVerifications,
} from '../../../platform/database/tables/editors';
import { findAccount } from './accounts';
import { secretHolder } from './actor';
import { createBackupCodes, findBackupCode } from './backupCodes';
import { hashPassword, isPassword, maxPasswordLength, minPasswordLength } from './passwords';
import { markCodeAsUsed } from './usedCodes';

/** A session ends after an hour without activity. */
const idleMinutes = 60;

const cookiePrefix = 'editor';

/** Name that authenticator apps show next to the account's address. */
export const appName = 'Forecourt';

/**
 * Options of better-auth on our own tables. Only the content platform calls it, for endpoints of its own
 * (peopleRouter.ts): the web process checks origins and CSRF tokens, attempts are counted in attempts.ts, and no
 * network address is stored. Loaded on first use, as few processes need it.
 */
export async function authOptions(db: Database, secret: string) {
  const { drizzleAdapter } = await import('better-auth/adapters/drizzle');
  const schema = {
    user: editorAccounts,
    account: editorCredentials,
    session: editorSessions,
    verification: editorVerifications,
    twoFactor: editorTwoFactors,
    passkey: editorPasskeys,
  };
  return {
    appName,
    baseURL: 'http://localhost',
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema }),
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix,
      useSecureCookies: false,
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
    user: { additionalFields: { role: { type: 'string', required: true, input: false } } },
    session: { expiresIn: idleMinutes * 60, updateAge: 0 },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => isPassword(password, hash),
      },
    },
    databaseHooks: {
      session: {
        create: {
          // Applies to every method of signing in: a disabled account gets no session.
          before: async ({ userId }) =>
            userId === secretHolder.id || (await findAccount(db, userId))?.disabled === false
              ? undefined
              : false,
        },
      },
    },
  } satisfies BetterAuthOptions;
}

async function createAuth(db: Database, secret: string) {
  const [{ betterAuth }, { twoFactor }, options] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/plugins/two-factor'),
    authOptions(db, secret),
  ]);
  return betterAuth({
    ...options,
    plugins: [twoFactor({ backupCodeOptions: { customBackupCodesGenerate: createBackupCodes } })],
  });
}

/** Secret with which better-auth signs cookies and encrypts the secrets of second factors. */
export const authSecret = (editingSecret: string): string =>
  createHmac('sha256', editingSecret).update('editor sign-in').digest('base64url');

/**
 * Result of a correct password: the token of a session, or the token of a sign-in that waits for a code
 * (`pending`).
 */
export type PasswordResult = { token: string } | { pending: string };

/** The session of a token, as it is stored. */
export interface StoredSession {
  id: string;
  userId: string;
  createdAt: Date;
}

/**
 * Passwords, sessions and second factors. A token is the value of the session cookie: half of it is stored, the other
 * half is a signature.
 */
export class Authentication {
  #auth: ReturnType<typeof createAuth> | undefined;
  readonly #secret: string;

  constructor(
    private readonly db: Database,
    editingSecret: string,
  ) {
    this.#secret = authSecret(editingSecret);
  }

  /** Undefined for a wrong password or a disabled account. Takes as long for an unknown address. */
  async signInByPassword(
    email: string,
    password: string,
    browser: string,
  ): Promise<PasswordResult | undefined> {
    const { api } = await this.#load();
    const answer = await refusedAsUndefined(
      api.signInEmail({
        body: { email, password },
        headers: headersOf({}, browser),
        returnHeaders: true,
      }),
    );
    if (!answer) return undefined;
    const token = readCookie(answer.headers, 'session_token');
    if (token) return { token };
    const pending = readCookie(answer.headers, 'two_factor');
    return pending ? { pending } : undefined;
  }

  /**
   * Completes a sign-in that waits for a code: from the authenticator app, or a backup code; both can be used
   * once. better-auth allows five attempts per sign-in, and locks the codes of an account after ten
   * failures in a row.
   */
  async signInByCode(
    pending: string,
    code: string,
    browser: string,
  ): Promise<{ token: string; accountId: string } | undefined> {
    const { api } = await this.#load();
    const accountId = await this.#findPendingAccount(pending);
    const isOfApp = isAppCode(code);
    const acceptableCode = isOfApp
      ? await this.#toUnusedCode(accountId, code)
      : await this.#toBackupCode(accountId, code);
    const request = {
      body: { code: acceptableCode },
      headers: headersOf({ two_factor: pending }, browser),
      returnHeaders: true as const,
    };
    const answer = await refusedAsUndefined(
      isOfApp ? api.verifyTOTP(request) : api.verifyBackupCode(request),
    );
    const token = answer && readCookie(answer.headers, 'session_token');
    return token ? { token, accountId: answer.response.user.id } : undefined;
  }

  /**
   * Prepares codes of an authenticator app; undefined for a wrong password, or if codes are set up already.
   */
  async startSecondFactor(
    token: string,
    password: string,
  ): Promise<{ uri: string; backupCodes: string[] } | undefined> {
    const { api } = await this.#load();
    const headers = headersOf({ session_token: token });
    const answer = await refusedAsUndefined(api.enableTwoFactor({ body: { password }, headers }));
    if (answer?.method !== 'totp') return undefined;
    return { uri: answer.totpURI, backupCodes: answer.backupCodes };
  }

  /**
   * Requires codes from now on, if `code` is right. Returns the session's new token; undefined for a wrong
   * code.
   */
  async confirmSecondFactor(
    token: string,
    code: string,
    browser: string,
  ): Promise<string | undefined> {
    const { api } = await this.#load();
    const headers = headersOf({ session_token: token }, browser);
    const session = await this.findSession(token, true);
    const unusedCode = await this.#toUnusedCode(session?.userId, code);
    const answer = await refusedAsUndefined(
      api.verifyTOTP({ body: { code: unusedCode }, headers, returnHeaders: true }),
    );
    return answer && readCookie(answer.headers, 'session_token');
  }

  /** Replaces the backup codes; undefined for a wrong password, or if the account has no second factor. */
  async renewBackupCodes(token: string, password: string): Promise<string[] | undefined> {
    const { api } = await this.#load();
    const headers = headersOf({ session_token: token });
    const answer = await refusedAsUndefined(
      api.generateBackupCodes({ body: { password }, headers }),
    );
    return answer?.backupCodes;
  }

  /** Requires no codes any more. Returns the token of the session that goes on. */
  async stopSecondFactor(
    token: string,
    password: string,
    browser: string,
  ): Promise<string | undefined> {
    const { api } = await this.#load();
    const headers = headersOf({ session_token: token }, browser);
    const answer = await refusedAsUndefined(
      api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
    );
    return answer && readCookie(answer.headers, 'session_token');
  }

  /** Starts a session of an account that the caller has identified; undefined if the account is disabled. */
  async startSession(accountId: string, browser: string): Promise<string | undefined> {
    const { internalAdapter } = await (await this.#load()).$context;
    const session: { token: string } | null = await internalAdapter.createSession(
      accountId,
      false,
      {
        userAgent: browser,
      },
    );
    if (!session) return undefined;
    const { token } = session;
    const signature = createHmac('sha256', this.#secret).update(token).digest('base64');
    return encodeURIComponent(`${token}.${signature}`);
  }

  /**
   * The session of a token; undefined if it has ended.
   * @param isUse whether to extend the session; false for background requests of a window
   */
  async findSession(token: string, isUse: boolean): Promise<StoredSession | undefined> {
    const { api } = await this.#load();
    const headers = headersOf({ session_token: token });
    const result = await api.getSession({ headers, query: { disableRefresh: !isUse } });
    return result?.session;
  }

  async endSession(token: string): Promise<void> {
    const { api } = await this.#load();
    await refusedAsUndefined(api.signOut({ headers: headersOf({ session_token: token }) }));
  }

  /** Sets the password of a link's account and ends its sessions; false for a used or expired link. */
  async setPassword(link: string, newPassword: string): Promise<boolean> {
    const { api } = await this.#load();
    return Boolean(
      await refusedAsUndefined(api.resetPassword({ body: { token: link, newPassword } })),
    );
  }

  /** Finds the account of a sign-in that waits for a code. */
  async #findPendingAccount(pending: string): Promise<string | undefined> {
    const { internalAdapter } = await (await this.#load()).$context;
    const [identifier = ''] = decodeURIComponent(pending).split('.');
    return (await internalAdapter.findVerificationValue(identifier))?.value;
  }

  /** The code; empty if it was used, so that better-auth counts it as a wrong one. */
  async #toUnusedCode(accountId: string | undefined, code: string): Promise<string> {
    if (accountId === undefined) return code;
    const { secretConfig: key } = await (await this.#load()).$context;
    const { symmetricDecrypt } = await import('better-auth/crypto');
    const decrypt = (data: string) => symmetricDecrypt({ key, data });
    const { wasUsed } = await markCodeAsUsed(this.db, accountId, code, decrypt);
    return wasUsed ? '' : code;
  }

  /** The backup code that was meant, as it is stored; what was typed if there is none. */
  async #toBackupCode(accountId: string | undefined, typed: string): Promise<string> {
    if (accountId === undefined) return typed;
    const { api } = await this.#load();
    const stored = await refusedAsUndefined(api.viewBackupCodes({ body: { userId: accountId } }));
    return findBackupCode(stored?.backupCodes ?? [], typed) ?? typed;
  }

  #load(): ReturnType<typeof createAuth> {
    this.#auth ??= createAuth(this.db, this.#secret);
    return this.#auth;
  }
}

/** Codes of an app are digits only; backup codes are longer. */
const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Headers of a request with cookies, by their names without the prefix. */
export function headersOf(cookies: Readonly<Record<string, string>>, browser = ''): Headers {
  const pairs = Object.entries(cookies).map(([name, value]) => `${cookiePrefix}.${name}=${value}`);
  return new Headers({ cookie: pairs.join('; '), 'user-agent': browser });
}

/**
 * The last value that a response sets for a cookie, still encoded; undefined if the response removes the
 * cookie.
 */
export function readCookie(headers: Headers, name: string): string | undefined {
  const start = `${cookiePrefix}.${name}=`;
  const setCookie = headers.getSetCookie().findLast((one) => one.startsWith(start));
  return setCookie?.slice(start.length).split(';')[0] || undefined;
}

/** The answer; undefined if the library refuses the request. Other failures are thrown. */
export async function refusedAsUndefined<Answer>(
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    const { isAPIError } = await import('better-auth/api');
    if (isAPIError(error)) return undefined;
    throw error;
  }
}
