import { and, asc, eq } from 'drizzle-orm';
import { isRecord } from '../../../domain/isRecord';
import type { Database, Transaction } from '../../../platform/database/connect';
import { editorPasskeys } from '../../../platform/database/tables/editors';
import {
  appName,
  authOptions,
  authSecret,
  headersOf,
  readCookie,
  refusedAsUndefined,
} from './authentication';

/** The cookie in which better-auth stores a challenge; the web process stores its value in its own cookie. */
const challengeCookie = 'passkey';

/** Maximum number of passkeys of an account. */
export const maxPasskeys = 20;

/** WebAuthn options for a browser, and the challenge that must be sent with its answer. */
export interface PasskeyQuestion {
  options: object;
  challenge: string;
}

/**
 * @param origin of the editor; a passkey belongs to its host
 */
async function createPasskeyAuth(db: Database, secret: string, origin: string) {
  const [{ betterAuth }, { passkey }, { APIError }, options] = await Promise.all([
    import('better-auth/minimal'),
    import('@better-auth/passkey'),
    import('better-auth/api'),
    authOptions(db, secret),
  ]);
  return betterAuth({
    ...options,
    plugins: [
      passkey({
        rpID: new URL(origin).hostname,
        rpName: appName,
        origin,
        advanced: { webAuthnChallengeCookie: challengeCookie },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          // A passkey stands for password and second factor: a stolen device alone must not sign in.
          afterVerification: ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED');
          },
        },
      }),
    ],
  });
}

type PasskeyAuth = Awaited<ReturnType<typeof createPasskeyAuth>>;

/** A browser's answer, as better-auth expects it. */
export type PasskeyResponse = NonNullable<
  Parameters<PasskeyAuth['api']['verifyPasskeyAuthentication']>[0]
>['body']['response'];

export const isPasskeyResponse = (value: unknown): value is PasskeyResponse =>
  isRecord(value) && typeof value.id === 'string' && isRecord(value.response);

/** Passkeys: setting them up, signing in with them, and their list. */
export class Passkeys {
  #loaded: { origin: string; auth: Promise<PasskeyAuth> } | undefined;
  readonly #secret: string;

  constructor(
    private readonly db: Database,
    editingSecret: string,
  ) {
    this.#secret = authSecret(editingSecret);
  }

  /**
   * Options with which a browser offers any passkey that it has for the editor; undefined without a
   * challenge.
   */
  async createSignInQuestion(origin: string): Promise<PasskeyQuestion | undefined> {
    const { api } = await this.#load(origin);
    const answer = await api.generatePasskeyAuthenticationOptions({
      headers: headersOf({}),
      returnHeaders: true,
    });
    const challenge = readCookie(answer.headers, challengeCookie);
    const options = { ...answer.response, userVerification: 'required' };
    return challenge === undefined ? undefined : { options, challenge };
  }

  /** Starts a session if a browser's answer is right; undefined otherwise. */
  async signIn(
    origin: string,
    challenge: string,
    response: PasskeyResponse,
    browser: string,
  ): Promise<{ token: string; accountId: string } | undefined> {
    const { api } = await this.#load(origin);
    const answer = await refusedAsUndefined(
      api.verifyPasskeyAuthentication({
        body: { response },
        headers: headersOf({ [challengeCookie]: challenge }, browser),
        returnHeaders: true,
      }),
    );
    const token = answer && readCookie(answer.headers, 'session_token');
    return token ? { token, accountId: answer.response.session.userId } : undefined;
  }

  /**
   * Options with which a browser creates a passkey for the account of a session; undefined if it has ended.
   */
  async createRegistrationQuestion(
    origin: string,
    token: string,
  ): Promise<PasskeyQuestion | undefined> {
    const { api } = await this.#load(origin);
    const answer = await refusedAsUndefined(
      api.generatePasskeyRegistrationOptions({
        headers: headersOf({ session_token: token }),
        returnHeaders: true,
      }),
    );
    const challenge = answer && readCookie(answer.headers, challengeCookie);
    return challenge === undefined ? undefined : { options: answer?.response ?? {}, challenge };
  }

  /** Adds the passkey that a browser has made; false if its answer is not right. */
  async add(
    origin: string,
    session: string,
    challenge: string,
    { name, response }: { name: string; response: PasskeyResponse },
  ): Promise<boolean> {
    const { api } = await this.#load(origin);
    const headers = headersOf({ session_token: session, [challengeCookie]: challenge });
    const body = { response, name };
    return Boolean(await refusedAsUndefined(api.verifyPasskeyRegistration({ body, headers })));
  }

  #load(origin: string): Promise<PasskeyAuth> {
    if (this.#loaded?.origin !== origin) {
      this.#loaded = { origin, auth: createPasskeyAuth(this.db, this.#secret, origin) };
    }
    return this.#loaded.auth;
  }
}

/** The passkeys of an account, oldest first. */
export const listPasskeys = (db: Database, accountId: string) =>
  db
    .select({
      id: editorPasskeys.id,
      name: editorPasskeys.name,
      createdAt: editorPasskeys.createdAt,
    })
    .from(editorPasskeys)
    .where(eq(editorPasskeys.userId, accountId))
    .orderBy(asc(editorPasskeys.createdAt))
    .limit(maxPasskeys);

/** Removes passkeys of an account: one, or all. */
export async function removePasskeys(
  tx: Transaction,
  accountId: string,
  id?: string,
): Promise<void> {
  await tx
    .delete(editorPasskeys)
    .where(
      and(
        eq(editorPasskeys.userId, accountId),
        id === undefined ? undefined : eq(editorPasskeys.id, id),
      ),
    );
}
