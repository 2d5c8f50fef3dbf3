import type { Upstream } from '../../../../platform/upstreams/request';

const siteOfItem = new Map([
  ['1', 'charging'],
  ['of-trucks', 'trucks'],
]);

export const secret = 'editing-secret';
export const goodPassword = 'a good password';
/** Address of an account that needs a code after the password. */
export const emailWithCode = 'code@example.com';

export interface PlatformOptions {
  hasAdministrator?: boolean;
  sites?: readonly string[];
}

export interface PlatformRequest {
  path: string;
  body: Record<string, unknown>;
}

/**
 * Fakes the content platform's answers about users; tests/contract/people.slow.test.ts tests the real ones.
 */
export function platformPeople(
  { hasAdministrator = false, sites }: PlatformOptions,
  requests: PlatformRequest[],
): Upstream {
  const activeTokens = new Set<string>();
  let count = 0;
  const start = () => {
    count += 1;
    activeTokens.add(`token-${count}`);
    return { token: `token-${count}` };
  };
  const answers: Record<string, (body: PlatformRequest['body']) => object> = {
    '/state': () => ({ hasAdministrator }),
    '/sign-in': ({ password, email }) => {
      if (password !== goodPassword) return { problem: 'wrong' };
      return email === emailWithCode ? { pending: 'waiting' } : start();
    },
    '/sign-in-by-code': ({ pending, code }) =>
      pending === 'waiting' && code === '123456' ? start() : { problem: 'wrong' },
    '/second-factor': ({ step, proof }) => {
      if (step === 'start') return { uri: 'otpauth://totp/x', backupCodes: ['a', 'b'] };
      if (step === 'renew') return { backupCodes: ['c'] };
      return proof === '123456' ? start() : { problem: 'wrong' };
    },
    '/sign-in-by-secret': ({ secret: sentSecret, mayUse }) => {
      if (sentSecret === 'many') return { problem: 'tooMany' };
      if (sentSecret !== secret) return { problem: 'wrong' };
      return hasAdministrator && !mayUse ? { problem: 'notHere' } : start();
    },
    '/session': ({ token, itemId }) =>
      activeTokens.has(String(token))
        ? {
            editor: {
              id: 'ada',
              name: 'Ada',
              role: 'writer',
              sites,
              sessionId: `session of ${String(token)}`,
              hasPassword: true,
              hasSecondFactor: false,
            },
            itemSite: siteOfItem.get(String(itemId)),
          }
        : { problem: 'ended' },
    '/sign-out': ({ token }) => {
      activeTokens.delete(String(token));
      return {};
    },
    '/forgot': () => ({}),
    '/password-link': ({ token }) =>
      token === 'good' ? { name: 'Ada', email: 'ada@example.com', minLength: 12 } : {},
    '/password': ({ password }) => (password === 'short' ? { problem: 'short' } : {}),
  };
  return {
    request: async ({ path = '', body, validate }) => {
      requests.push({ path, body: body as PlatformRequest['body'] });
      return validate(answers[path]?.(body as PlatformRequest['body']), '');
    },
  };
}
