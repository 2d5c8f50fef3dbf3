import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Errors that the provider can simulate. */
type ProviderError = '' | 'state' | 'nonce' | 'signature' | 'issuer' | 'expired' | 'denied';

export const providerClient = { id: 'page-editor', secret: 'secret-of-the-client' };

export interface RunningProvider {
  /** http://127.0.0.1:port */
  issuer: string;
  close: () => Promise<void>;
}

interface Grant {
  claims: Record<string, unknown>;
  error: ProviderError;
  redirectUri: string;
  challenge: string;
}

/**
 * Starts a local identity provider (OpenID Connect, authorization code with PKCE). Its page asks for the
 * identity and the error to simulate.
 */
export async function startIdentityProvider(port = 0): Promise<RunningProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  let issuer = '';

  const handlers: Record<
    string,
    (request: IncomingMessage, response: ServerResponse, url: URL) => unknown
  > = {
    '/.well-known/openid-configuration': (_, response) =>
      sendJson(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      }),
    '/keys': (_, response) =>
      sendJson(response, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }],
      }),
    '/authorize': (_, response, url) => {
      const hidden = [...url.searchParams]
        .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
        .join('');
      const field = (name: string) => `<p><label>${name} <input name="claim_${name}"></label></p>`;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><title>Provider</title><form action="/consent">${hidden}` +
          ['sub', 'email', 'verified', 'name', 'groups', 'fault'].map(field).join('') +
          '<button>Sign in there</button></form>',
      );
    },
    '/consent': (_, response, url) => {
      const getParameter = (name: string) => url.searchParams.get(name) ?? '';
      const error = getParameter('claim_fault') as ProviderError;
      const redirectUrl = new URL(getParameter('redirect_uri'));
      redirectUrl.searchParams.set('state', error === 'state' ? 'another' : getParameter('state'));
      if (error === 'denied') redirectUrl.searchParams.set('error', 'access_denied');
      else {
        const code = randomBytes(16).toString('hex');
        const now = Math.floor(Date.now() / 1000);
        grants.set(code, {
          error,
          redirectUri: getParameter('redirect_uri'),
          challenge: getParameter('code_challenge'),
          claims: {
            iss: error === 'issuer' ? 'https://elsewhere.example' : issuer,
            aud: providerClient.id,
            iat: error === 'expired' ? now - 7200 : now,
            exp: error === 'expired' ? now - 3600 : now + 300,
            nonce: error === 'nonce' ? 'another' : getParameter('nonce'),
            sub: getParameter('claim_sub'),
            email: getParameter('claim_email'),
            // Parsed as JSON, so that a test can send `true`, `"true"` or nothing.
            email_verified:
              (JSON.parse(getParameter('claim_verified') || 'null') as unknown) ?? undefined,
            name: getParameter('claim_name'),
            groups: getParameter('claim_groups').split(' ').filter(Boolean),
          },
        });
        redirectUrl.searchParams.set('code', code);
      }
      response.writeHead(302, { location: redirectUrl.href }).end();
    },
    '/token': async (request, response) => {
      const body = new URLSearchParams(await getText(request));
      const grant = grants.get(body.get('code') ?? '');
      grants.delete(body.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(body.get('code_verifier') ?? '')
        .digest('base64url');
      const isValidGrant =
        body.get('client_id') === providerClient.id &&
        body.get('client_secret') === providerClient.secret &&
        grant?.redirectUri === body.get('redirect_uri') &&
        grant.challenge === challenge;
      if (!grant || !isValidGrant) return sendJson(response, { error: 'invalid_grant' }, 400);
      const key = grant.error === 'signature' ? otherKeys.privateKey : privateKey;
      return sendJson(response, {
        access_token: 'token',
        token_type: 'Bearer',
        id_token: signToken(grant.claims, key),
      });
    },
  };

  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const handler = handlers[url.pathname];
    if (!handler) return response.writeHead(404).end();
    Promise.resolve(handler(request, response, url)).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function signToken(claims: object, key: KeyObject): string {
  const encode = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const text = `${encode({ alg: 'RS256', kid: 'key', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function getText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
