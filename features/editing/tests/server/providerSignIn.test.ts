import express, { Router } from 'express';
import { providerSignIn } from '../../server/editor/providerSignIn';
import type { Identity, People } from '../../server/editor/people';
import { createSessionCookie } from '../../server/editor/session';
import type { SignIn } from '../../server/editor/signInRoutes';
import {
  providerClient,
  startIdentityProvider,
  type RunningProvider,
} from '../../../../tests/support/identityProvider';
import { requestApp, serve, stopServers } from '../../../../tests/unit/server/appUnderTest';

let provider: RunningProvider;
beforeAll(async () => {
  provider = await startIdentityProvider();
});
afterEach(stopServers);
afterAll(() => provider.close());

/** Signs in at the provider, whose id token has these claims; returns the result. */
async function signIn(claims: Record<string, string>, emailTrusted = false) {
  const identities: Identity[] = [];
  const warnings: string[] = [];
  let problem: string | undefined;
  const people: Pick<People, 'signInByIdentity'> = {
    signInByIdentity: (identity) => {
      identities.push(identity);
      return Promise.resolve(
        identity.emailVerified ? { token: 'token' } : { problem: 'unverified' },
      );
    },
  };
  const router = Router();
  providerSignIn(router, {
    provider: {
      issuer: provider.issuer,
      clientId: providerClient.id,
      clientSecret: providerClient.secret,
      scope: 'openid email',
      emailTrusted,
      roleClaim: 'groups',
      roles: { writer: [], publisher: [], administrator: [] },
    },
    publicUrl: new URL('http://localhost'),
    secret: 'secret of the test',
    people: people as People,
    cookie: createSessionCookie('secret of the test', false),
    signIn: {
      showForm: (_request, response, options) => {
        problem = options?.problem;
        response.status(401).end();
      },
    } as SignIn,
    sendSignedIn: async (response) => response.status(200).end(),
    logger: {
      warn: (line: unknown, text?: string) => warnings.push(`${JSON.stringify(line)} ${text}`),
    },
  });
  const port = await serve(express().use('/_edit', router));
  const signInResponse = await requestApp(port, { path: '/_edit/provider' });
  const cookie = String(signInResponse.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  const consent = new URL(String(signInResponse.headers.location));
  consent.pathname = '/consent';
  for (const [name, value] of Object.entries(claims)) {
    consent.searchParams.set(`claim_${name}`, value);
  }
  const returnUrl = new URL(
    (await fetch(consent, { redirect: 'manual' })).headers.get('location') ?? '',
  );
  const { status } = await requestApp(port, {
    path: `${returnUrl.pathname}${returnUrl.search}`,
    headers: { cookie },
  });
  return { status, problem, identity: identities[0], warnings };
}

const claims = { sub: 'attacker', email: 'admin@example.com', name: 'A' };

test.each([
  ['true', false],
  ['true', true],
  // The operator trusts addresses, and the provider sends no claim, or sends it as text.
  ['', true],
  ['"true"', true],
])(
  '[EDIT-63] an e-mail address is accepted with email_verified %j, trusted %s',
  async (verified, trusted) => {
    const { status, identity } = await signIn({ ...claims, verified }, trusted);
    expect([status, identity?.emailVerified]).toEqual([200, true]);
  },
);

test.each([
  ['', false],
  ['false', false],
  ['false', true],
  ['"false"', false],
  ['"false"', true],
  ['"true"', false],
  ['1', true],
  ['"yes"', true],
  ['[true]', true],
])(
  '[EDIT-63] no e-mail address is accepted with email_verified %j, trusted %s',
  async (verified, trusted) => {
    const { status, problem, warnings } = await signIn({ ...claims, verified }, trusted);
    expect([status, problem]).toEqual([401, 'unverified']);
    expect(warnings.join()).toMatch(/email_verified.*OIDC_EMAIL_TRUSTED/);
    expect(warnings.join()).not.toContain('admin@example.com');
  },
);
