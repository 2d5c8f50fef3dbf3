import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response, Router } from 'express';
import type { Configuration } from 'openid-client';
import type { Logger } from 'pino';
import type { IdentityProvider } from '../editing.types';
import { createSeal } from '../../../../platform/seal';
import { errorCode } from '../../../../platform/errorCode';
import type { Role } from '../../model/editorView.types';
import type { Identity, People } from './people';
import { readNext } from './readNext';
import type { SessionCookie } from './session';
import { readSignInClient, type SignIn } from './signInRoutes';

export interface ProviderSignInOptions {
  provider: IdentityProvider;
  publicUrl: URL;
  /** Encrypts the data in the browser's cookie while the user is at the provider. */
  secret: string;
  people: People;
  cookie: SessionCookie;
  signIn: SignIn;
  sendSignedIn: (response: Response, address: string) => Promise<unknown>;
  logger: Pick<Logger, 'warn'>;
}

/** Values that are verified when the browser returns from the provider. */
interface SignInAttempt {
  state: string;
  nonce: string;
  verifier: string;
  next: string;
}

const COOKIE_NAME = 'forecourt_edit_provider';
const ATTEMPT_LIFETIME_MS = 10 * 60_000;
const TIMEOUT_SECONDS = 10;

/**
 * Adds routes for signing in with an identity provider: OpenID Connect, authorization code with PKCE, state
 * and nonce. The signature of the ID token is verified. An account is identified by issuer and subject.
 */
export function providerSignIn(router: Router, options: ProviderSignInOptions): void {
  const { provider, publicUrl, secret, people, cookie, signIn, sendSignedIn, logger } = options;
  const seal = createSeal<SignInAttempt>(secret, 'editor sign-in with a provider');
  const returnAddress = new URL('/_edit/provider/return', publicUrl).href;
  const cookieOptions: CookieOptions = {
    httpOnly: true,
    // The browser returns from another site, so a strict cookie would not be sent.
    sameSite: 'lax',
    secure: publicUrl.protocol === 'https:',
    path: '/_edit/provider',
  };
  const discover = createDiscovery(provider);

  router.get('/provider', async (request, response) => {
    const client = await import('openid-client');
    const attempt: SignInAttempt = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      next: readNext(request.query.next),
    };
    try {
      const address = client.buildAuthorizationUrl(await discover(), {
        redirect_uri: returnAddress,
        scope: provider.scope,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      const sealed = seal.close(attempt, Date.now() + ATTEMPT_LIFETIME_MS);
      response.cookie(COOKIE_NAME, sealed, { ...cookieOptions, maxAge: ATTEMPT_LIFETIME_MS });
      return response.redirect(303, address.href);
    } catch (error) {
      logger.warn({ reason: errorName(error) }, 'identity provider unreachable; check OIDC_ISSUER');
      return signIn.showForm(request, response, { problem: 'provider' });
    }
  });

  router.get('/provider/return', async (request, response) => {
    const attempt = seal.open(parseCookie(request.get('cookie') ?? '')[COOKIE_NAME]);
    response.clearCookie(COOKIE_NAME, cookieOptions);
    if (!attempt) return signIn.showForm(request, response, { problem: 'provider' });
    let identity: Identity;
    try {
      identity = await readIdentity(request, attempt);
    } catch (error) {
      if (error instanceof UnverifiedAddress)
        return refuseUnverified(request, response, error.message);
      logger.warn({ reason: errorName(error) }, 'sign-in at the identity provider failed');
      return signIn.showForm(request, response, { problem: 'provider' });
    }
    const result = await people.signInByIdentity(identity, readSignInClient(request));
    if (!('token' in result)) {
      // The provider handles a second factor itself, so no sign-in waits for a code here.
      const problem = 'problem' in result ? result.problem : 'provider';
      if (problem !== 'unverified') return signIn.showForm(request, response, { problem });
      return refuseUnverified(request, response, 'the claim email_verified is missing');
    }
    cookie.set(response, result.token);
    // A redirect would still count as cross-site, and a strict cookie would not be sent.
    response.set('Refresh', `0; url=${attempt.next}`);
    return sendSignedIn(response, attempt.next);
  });

  function refuseUnverified(request: Request, response: Response, reason: string) {
    logger.warn(
      { reason, issuer: provider.issuer },
      'sign-in rejected; identity provider did not verify the address, see OIDC_EMAIL_TRUSTED',
    );
    return signIn.showForm(request, response, { problem: 'unverified' });
  }

  async function readIdentity({ originalUrl }: Request, attempt: SignInAttempt): Promise<Identity> {
    const client = await import('openid-client');
    const address = new URL(returnAddress);
    address.search = originalUrl.split('?')[1] ?? '';
    const tokens = await client.authorizationCodeGrant(await discover(), address, {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The identity provider sent no id token');
    const { iss, sub, email, name } = claims;
    if (typeof email !== 'string') throw new Error('The identity provider sent no claim "email"');
    return {
      subject: `${iss} ${sub}`,
      email,
      emailVerified: isVerified(claims.email_verified, provider.emailTrusted),
      name: typeof name === 'string' && name !== '' ? name.slice(0, 80) : email,
      role: chooseRole(claims[provider.roleClaim], provider.roles),
    };
  }
}

/** Thrown if the provider does not confirm the user's mail address. */
class UnverifiedAddress extends Error {}

/**
 * Whether the user's mail address is verified. Some providers let people set any address and do not say
 * whether it is.
 * @param isTrusted whether the operator trusts addresses if the provider sends no claim
 * @throws UnverifiedAddress if the provider sends any other value than true
 */
function isVerified(claim: unknown, isTrusted: boolean): boolean {
  if (claim === undefined) return isTrusted;
  if (claim === true || (isTrusted && claim === 'true')) return true;
  throw new UnverifiedAddress(`the claim email_verified must be true, found a ${typeof claim}`);
}

/** Returns a function that discovers the provider's endpoints once, and again after a failure. */
function createDiscovery({ issuer, clientId, clientSecret }: IdentityProvider) {
  let configurationPromise: Promise<Configuration> | undefined;
  const discover = async () => {
    const client = await import('openid-client');
    const address = new URL(issuer);
    // Plain http is allowed only for a provider on this machine.
    const isLocal = address.protocol === 'http:';
    const configuration = await client.discovery(address, clientId, clientSecret, undefined, {
      execute: isLocal ? [client.allowInsecureRequests] : [],
      timeout: TIMEOUT_SECONDS,
    });
    client.enableNonRepudiationChecks(configuration);
    return configuration;
  };
  return (): Promise<Configuration> => {
    configurationPromise ??= discover().catch((error: unknown) => {
      configurationPromise = undefined;
      throw error;
    });
    return configurationPromise;
  };
}

/** The highest role among a claim's values; undefined if none maps to a role. */
export function chooseRole(claim: unknown, roles: IdentityProvider['roles']): Role | undefined {
  const values = (Array.isArray(claim) ? claim : [claim]).filter(
    (value) => typeof value === 'string',
  );
  const highestFirst = ['administrator', 'publisher', 'writer'] as const;
  return highestFirst.find((role) => roles[role].some((value) => values.includes(value)));
}

/** Name and code of an error for the log, without any data from the request. */
function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = errorCode(error);
  return code !== undefined ? `${error.name} ${code}` : error.name;
}
