import express from 'express';
import { checkRedirects } from '../../server/editor/checkRedirects';
import { errors } from '../../../../server/http/errors';
import { logTo } from '../../../../platform/log';
import type { RunRedirectTask } from '../../../../platform/redirects/RedirectThread';
import { runRedirectTask, type RedirectTask } from '../../../../platform/redirects/redirectTasks';
import { TooManyTasksError } from '../../../../platform/boundedTasks';
import { requestApp, serve, stopServers } from '../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

/** Answers like the worker thread, without starting one. */
const runHere = ((task: RedirectTask) =>
  Promise.resolve(runRedirectTask(task))) as unknown as RunRedirectTask;

async function check(body: unknown, runTask = runHere) {
  const app = express();
  app.post('/check', checkRedirects(runTask));
  const { logger } = logTo({ write: () => true }, 'silent');
  app.use(errors({ logger, renderErrorPage: () => Promise.reject(new Error('no page')) }));
  const { status, text } = await requestApp(await serve(app), {
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

test('[EDIT-36] an editor gets the problems in a site’s redirects, and where an address leads', async () => {
  const request = { site: 'trucks', rules: [rule], routes: ['/'], address: '/old?a=1' };
  expect(await check(request)).toEqual({
    status: 200,
    answer: {
      findings: [{ order: 0, severity: 'warning', kind: 'no page', message: '/new' }],
      trail: { hops: [{ address: '/new?a=1', order: 0, status: 301 }], end: 'page' },
    },
  });
});

test('[EDIT-36] the site’s own redirect table takes precedence over the rules', async () => {
  const rules = [{ ...rule, pattern: '/findus' }];
  const request = { site: 'automotive-se', rules, routes: ['/'], address: '/findus?si=1001' };
  const { answer } = await check(request);
  const [first] = (answer as { trail: { hops: { order?: number; address: string }[] } }).trail.hops;
  expect(first?.order).toBeUndefined();
  expect(first?.address).toContain('/anlaggningar/');
});

test.each([
  [{ site: 'nowhere', rules: [], routes: [] }],
  [{ site: 'trucks', rules: [{ ...rule, more: 1 }], routes: [] }],
  [{ site: 'trucks', rules: [], routes: [], address: '//elsewhere.example' }],
  [{ site: 'trucks', rules: [] }],
])('[EDIT-36] an invalid request is refused: %j', async (body) => {
  const { status, answer } = await check(body);
  expect(status).toBe(400);
  expect(answer).not.toContain('elsewhere');
});

test('[EDIT-36] each rule that is too large is reported by its position', async () => {
  const rules = [rule, { ...rule, pattern: '/([a-z]{1,30}-){1,40}z' }];
  const request = { site: 'trucks', rules, routes: ['/', '/new'] };
  expect(await check(request)).toMatchObject({
    status: 200,
    answer: {
      findings: [
        {
          order: 1,
          severity: 'error',
          kind: 'invalid',
          message: { text: expect.stringContaining('too large') as string },
        },
      ],
    },
  });
});

test.each([
  [new TooManyTasksError('busy'), 503],
  [new Error('The redirects take too long.'), 422],
])('[EDIT-36] a check that cannot finish is answered with an error: %s', async (error, status) => {
  const answer = await check({ site: 'trucks', rules: [rule], routes: [] }, () =>
    Promise.reject(error),
  );
  expect(answer.status).toBe(status);
});
