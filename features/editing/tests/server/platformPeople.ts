import type { Upstream } from '../../../../platform/upstreams/request';

const siteOfItem = new Map([
  ['1', 'charging'],
  ['of-trucks', 'trucks'],
]);

export const secret = 'editing-secret';
export const goodPassword = 'a good password';

export interface PlatformOptions {
  hasAdministrator?: boolean;
  sites?: readonly string[];
}

export interface Asked {
  path: string;
  body: Record<string, unknown>;
}

/** What the content platform answers about people; its own tests are in tests/contract/people.test.ts. */
export function platformPeople(
  { hasAdministrator = false, sites }: PlatformOptions,
  asked: Asked[],
): Upstream {
  const living = new Set<string>();
  let count = 0;
  const start = () => {
    count += 1;
    living.add(`token-${count}`);
    return { token: `token-${count}` };
  };
  const answers: Record<string, (body: Asked['body']) => object> = {
    '/state': () => ({ hasAdministrator }),
    '/sign-in': ({ password }) => (password === goodPassword ? start() : { problem: 'wrong' }),
    '/sign-in-by-secret': ({ secret: given, mayUse }) => {
      if (given === 'many') return { problem: 'tooMany' };
      if (given !== secret) return { problem: 'wrong' };
      return hasAdministrator && !mayUse ? { problem: 'notHere' } : start();
    },
    '/session': ({ token, itemId }) =>
      living.has(String(token))
        ? {
            editor: {
              id: 'ada',
              name: 'Ada',
              role: 'writer',
              sites,
              sessionId: `session of ${String(token)}`,
              hasPassword: true,
            },
            itemSite: siteOfItem.get(String(itemId)),
          }
        : { problem: 'ended' },
    '/sign-out': ({ token }) => {
      living.delete(String(token));
      return {};
    },
    '/forgot': () => ({}),
    '/password-link': ({ token }) =>
      token === 'good' ? { name: 'Ada', email: 'ada@example.com', minLength: 12 } : {},
    '/password': ({ password }) => (password === 'short' ? { problem: 'short' } : {}),
  };
  return {
    request: async ({ path = '', body, validate }) => {
      asked.push({ path, body: body as Asked['body'] });
      return validate(answers[path]?.(body as Asked['body']), '');
    },
  };
}
