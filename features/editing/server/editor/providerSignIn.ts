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
import { visitorOf, type SignIn } from './signInRoutes';

export interface ProviderSignInOptions {
  provider: IdentityProvider;
  publicUrl: URL;
  /** Seals what the browser keeps while it is at the provider. */
  secret: string;
  people: People;
  cookie: SessionCookie;
  signIn: SignIn;
  sendSignedIn: (response: Response, address: string) => Promise<unknown>;
  logger: Pick<Logger, 'warn'>;
}

/** What must fit when the browser comes back from the provider. */
interface Journey {
  state: string;
  nonce: string;
  verifier: string;
  next: string;
}

const cookieName = 'forecourt_edit_provider';
const journeyMs = 10 * 60_000;
const timeoutSeconds = 10;

/**
 * Signing in with a provider of identities: OpenID Connect, authorization code with PKCE, state and
 * nonce; the signature of what it says is checked. An account is known by issuer and subject.
 */
export function providerSignIn(router: Router, options: ProviderSignInOptions): void {
  const { provider, publicUrl, secret, people, cookie, signIn, sendSignedIn, logger } = options;
  const seal = createSeal<Journey>(secret, 'editor sign-in with a provider');
  const returnAddress = new URL('/_edit/provider/return', publicUrl).href;
  const cookieOptions: CookieOptions = {
    httpOnly: true,
    // The browser comes back from another site, so that a strict cookie would stay behind.
    sameSite: 'lax',
    secure: publicUrl.protocol === 'https:',
    path: '/_edit/provider',
  };
  const discover = createDiscovery(provider);

  router.get('/provider', async (request, response) => {
    const client = await import('openid-client');
    const journey: Journey = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      next: readNext(request.query.next),
    };
    try {
      const address = client.buildAuthorizationUrl(await discover(), {
        redirect_uri: returnAddress,
        scope: provider.scope,
        state: journey.state,
        nonce: journey.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(journey.verifier),
        code_challenge_method: 'S256',
      });
      const sealed = seal.close(journey, Date.now() + journeyMs);
      response.cookie(cookieName, sealed, { ...cookieOptions, maxAge: journeyMs });
      return response.redirect(303, address.href);
    } catch (error) {
      logger.warn({ reason: reasonOf(error) }, 'provider of identities out of reach');
      return signIn.ask(request, response, { problem: 'provider' });
    }
  });

  router.get('/provider/return', async (request, response) => {
    const journey = seal.open(parseCookie(request.get('cookie') ?? '')[cookieName]);
    response.clearCookie(cookieName, cookieOptions);
    if (!journey) return signIn.ask(request, response, { problem: 'provider' });
    let identity: Identity;
    try {
      identity = await readIdentity(request, journey);
    } catch (error) {
      if (error instanceof UnverifiedAddress)
        return refuseUnverified(request, response, error.message);
      logger.warn({ reason: reasonOf(error) }, 'sign-in with the provider refused');
      return signIn.ask(request, response, { problem: 'provider' });
    }
    const result = await people.signInByIdentity(identity, visitorOf(request));
    if ('problem' in result) {
      const { problem } = result;
      if (problem !== 'unverified') return signIn.ask(request, response, { problem });
      return refuseUnverified(request, response, 'the claim email_verified is missing');
    }
    cookie.set(response, result.token);
    // A redirect would still count as the provider's, and leave the strict cookie behind.
    response.set('Refresh', `0; url=${journey.next}`);
    return sendSignedIn(response, journey.next);
  });

  function refuseUnverified(request: Request, response: Response, reason: string) {
    logger.warn(
      { reason, issuer: provider.issuer },
      'sign-in refused: the provider does not say that the address is verified (OIDC_EMAIL_TRUSTED)',
    );
    return signIn.ask(request, response, { problem: 'unverified' });
  }

  async function readIdentity({ originalUrl }: Request, journey: Journey): Promise<Identity> {
    const client = await import('openid-client');
    const address = new URL(returnAddress);
    address.search = originalUrl.split('?')[1] ?? '';
    const tokens = await client.authorizationCodeGrant(await discover(), address, {
      pkceCodeVerifier: journey.verifier,
      expectedState: journey.state,
      expectedNonce: journey.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no identity');
    const { iss, sub, email, name } = claims;
    if (typeof email !== 'string') throw new Error('The provider gives no address');
    return {
      subject: `${iss} ${sub}`,
      email,
      emailVerified: isVerified(claims.email_verified, provider.emailTrusted),
      name: typeof name === 'string' && name !== '' ? name.slice(0, 80) : email,
      role: roleOf(claims[provider.roleClaim], provider.roles),
    };
  }
}

/** The provider says of the address that it is not verified. */
class UnverifiedAddress extends Error {}

/**
 * Whether an address belongs to the one who signs in. Some providers let people set any address and say nothing of it.
 * @param isTrusted whether the operator vouches for addresses of which the provider says nothing
 * @throws UnverifiedAddress where it says anything but yes
 */
function isVerified(claim: unknown, isTrusted: boolean): boolean {
  if (claim === undefined) return isTrusted;
  if (claim === true || (isTrusted && claim === 'true')) return true;
  throw new UnverifiedAddress(`the claim email_verified is no true, but a ${typeof claim}`);
}

/** Asks the provider where its endpoints are, once; and again when that failed. */
function createDiscovery({ issuer, clientId, clientSecret }: IdentityProvider) {
  let found: Promise<Configuration> | undefined;
  const discover = async () => {
    const client = await import('openid-client');
    const address = new URL(issuer);
    // Only a provider on this very machine goes without https.
    const isLocal = address.protocol === 'http:';
    const configuration = await client.discovery(address, clientId, clientSecret, undefined, {
      execute: isLocal ? [client.allowInsecureRequests] : [],
      timeout: timeoutSeconds,
    });
    client.enableNonRepudiationChecks(configuration);
    return configuration;
  };
  return (): Promise<Configuration> => {
    found ??= discover().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

/** The highest role that a value of the claim stands for. */
export function roleOf(claim: unknown, roles: IdentityProvider['roles']): Role | undefined {
  const values = (Array.isArray(claim) ? claim : [claim]).filter((one) => typeof one === 'string');
  const highestFirst = ['administrator', 'publisher', 'writer'] as const;
  return highestFirst.find((role) => roles[role].some((value) => values.includes(value)));
}

/** Why it failed, without anything that was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = errorCode(error);
  return code !== undefined ? `${error.name} ${code}` : error.name;
}
