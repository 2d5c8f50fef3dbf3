import express from 'express';
import { checkRedirects } from '../../server/editor/checkRedirects';
import { errors } from '../../../../server/http/errors';
import { logTo } from '../../../../platform/log';
import type { AskRedirects } from '../../../../platform/redirects/RedirectThread';
import { doRedirectTask, type RedirectTask } from '../../../../platform/redirects/redirectTasks';
import { TooManyTasksError } from '../../../../platform/boundedTasks';
import { ask, serve, stopServers } from '../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

/** As the thread answers, without one. */
const askHere = ((task: RedirectTask) =>
  Promise.resolve(doRedirectTask(task))) as unknown as AskRedirects;

async function check(body: unknown, askRedirects = askHere) {
  const app = express();
  app.post('/check', checkRedirects(askRedirects));
  const { logger } = logTo({ write: () => true }, 'silent');
  app.use(errors({ logger, renderErrorPage: () => Promise.reject(new Error('no page')) }));
  const { status, text } = await ask(await serve(app), {
    path: '/check',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status, answer: status === 200 ? (JSON.parse(text) as unknown) : text };
}

const rule = {
  pattern: '/old',
  target: '/new',
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: true,
  isLanguagePreserved: false,
  locale: '',
};

test("[EDIT-36] an editor is told what is wrong with a site's redirects and where an address leads", async () => {
  const asked = { site: 'trucks', rules: [rule], routes: ['/'], address: '/old?a=1' };
  expect(await check(asked)).toEqual({
    status: 200,
    answer: {
      findings: [{ order: 0, severity: 'warning', kind: 'no page', message: '/new' }],
      trail: { hops: [{ address: '/new?a=1', order: 0, status: 301 }], end: 'page' },
    },
  });
});

test("[EDIT-36] the site's own table goes before the rules", async () => {
  const rules = [{ ...rule, pattern: '/findus' }];
  const asked = { site: 'automotive-se', rules, routes: ['/'], address: '/findus?si=1001' };
  const { answer } = await check(asked);
  const [first] = (answer as { trail: { hops: { order?: number; address: string }[] } }).trail.hops;
  expect(first?.order).toBeUndefined();
  expect(first?.address).toContain('/anlaggningar/');
});

test.each([
  [{ site: 'nowhere', rules: [], routes: [] }],
  [{ site: 'trucks', rules: [{ ...rule, more: 1 }], routes: [] }],
  [{ site: 'trucks', rules: [], routes: [], address: '//elsewhere.example' }],
  [{ site: 'trucks', rules: [] }],
])('[EDIT-36] what is no question is refused: %j', async (body) => {
  const { status, answer } = await check(body);
  expect(status).toBe(400);
  expect(answer).not.toContain('elsewhere');
});

test('[EDIT-36] each rule that would take too much is told by its place', async () => {
  const rules = [rule, { ...rule, pattern: '/([a-z]{1,30}-){1,40}z' }];
  const asked = { site: 'trucks', rules, routes: ['/', '/new'] };
  expect(await check(asked)).toMatchObject({
    status: 200,
    answer: {
      findings: [
        {
          order: 1,
          severity: 'error',
          kind: 'invalid',
          message: expect.stringContaining('too large') as string,
        },
      ],
    },
  });
});

test.each([
  [new TooManyTasksError('busy'), 503],
  [new Error('The redirects take too long.'), 422],
])('[EDIT-36] a check that has no end is answered: %s', async (error, status) => {
  const answer = await check({ site: 'trucks', rules: [rule], routes: [] }, () =>
    Promise.reject(error),
  );
  expect(answer.status).toBe(status);
});
