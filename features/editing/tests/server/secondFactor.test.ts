import express, { Router } from 'express';
import { requireCsrf, requireEditor } from '../../server/editor/access';
import { People } from '../../server/editor/people';
import { secondFactor } from '../../server/editor/secondFactor';
import { createSessionCookie } from '../../server/editor/session';
import { signInRoutes } from '../../server/editor/signInRoutes';
import { errors } from '../../../../server/http/errors';
import { logTo } from '../../../../platform/log';
import { requestApp, serve, stopServers } from '../../../../tests/unit/server/appUnderTest';
import {
  emailWithCode,
  goodPassword,
  platformPeople,
  type PlatformRequest,
} from './platformPeople';

afterEach(stopServers);

async function start() {
  const requests: PlatformRequest[] = [];
  const people = new People(platformPeople({ hasAdministrator: true }, requests));
  const cookie = createSessionCookie('secret', false);
  const router = Router();
  signInRoutes(router, {
    people,
    cookie,
    localOnly: false,
    secretSignIn: false,
    hasProvider: false,
    send: async (response, status, view) => response.status(status).json(view),
    onMail: () => undefined,
  });
  router.post(
    '/second-factor',
    requireEditor(people, cookie),
    requireCsrf(cookie),
    ...secondFactor(people, cookie),
  );
  const { logger } = logTo({ write: () => true }, 'silent');
  const app = express().use('/_edit', router);
  app.use(errors({ logger, renderErrorPage: () => Promise.reject(new Error('no page')) }));
  const port = await serve(app);
  const post = (path: string, fields: Record<string, string>, headers: object = {}) =>
    requestApp(port, {
      path: `/_edit${path}`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const step = (body: object, headers: Record<string, string>) =>
    requestApp(port, {
      path: '/_edit/second-factor',
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { post, step, cookie, requests };
}

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie']].flat().map(String);

test('[EDIT-60] a password alone gives no session if the account needs a code', async () => {
  const { post } = await start();
  const fields = { email: emailWithCode, password: goodPassword, next: 'site=trucks' };
  const first = await post('/session', fields);
  expect([first.status, JSON.parse(first.text)]).toEqual([200, { code: { next: 'site=trucks' } }]);
  const [pending = ''] = cookiesOf(first);
  expect(pending).toMatch(/^forecourt_edit_code=waiting; Max-Age=600; .*HttpOnly; SameSite=Strict/);

  const cookie = { cookie: pending.split(';')[0] };
  const wrong = await post('/code', { code: '1', next: 'site=trucks' }, cookie);
  expect([wrong.status, JSON.parse(wrong.text)]).toEqual([
    401,
    { code: { problem: 'wrongCode', next: 'site=trucks' } },
  ]);
  expect((await post('/code', { code: '123456' })).status).toBe(401);
  const right = await post('/code', { code: ' 123 456', next: 'site=trucks' }, cookie);
  expect([right.status, right.headers.location]).toEqual([303, '/_edit?site=trucks']);
  expect(cookiesOf(right)[0]).toMatch(/^forecourt_edit=token-1; /);
  expect(cookiesOf(right)[1]).toMatch(/^forecourt_edit_code=; .*1970/);
});

test('[EDIT-60] an open editor is answered with JSON that a code is needed', async () => {
  const { post } = await start();
  const accept = { accept: 'application/json' };
  const first = await post('/session', { email: emailWithCode, password: goodPassword }, accept);
  expect([first.status, JSON.parse(first.text)]).toEqual([401, { problem: 'code' }]);
  const cookie = cookiesOf(first)[0]?.split(';')[0];
  const wrong = await post('/code', { code: '1' }, { ...accept, cookie });
  expect([wrong.status, JSON.parse(wrong.text)]).toEqual([401, { problem: 'wrongCode' }]);
  const right = await post('/code', { code: '123456' }, { ...accept, cookie });
  expect(JSON.parse(right.text)).toHaveProperty('csrf');
});

test('[EDIT-62] the session gets a new token once a second factor is set up', async () => {
  const { post, step, cookie, requests } = await start();
  const signedIn = await post('/session', { email: 'ada@example.com', password: goodPassword });
  const headers = {
    cookie: cookiesOf(signedIn)[0]?.split(';')[0] ?? '',
    'x-csrf-token': cookie.createCsrfToken('token-1'),
  };
  expect((await step({ step: 'start', proof: 'x' }, { cookie: headers.cookie })).status).toBe(403);
  expect((await step({ step: 'none', proof: 'x' }, headers)).status).toBe(400);
  const started = await step({ step: 'start', proof: goodPassword }, headers);
  expect(JSON.parse(started.text)).toEqual({
    uri: 'otpauth://totp/x',
    backupCodes: ['a', 'b'],
  });
  const renewed = await step({ step: 'renew', proof: goodPassword }, headers);
  expect(JSON.parse(renewed.text)).toEqual({ backupCodes: ['c'] });
  const wrong = await step({ step: 'confirm', proof: '1' }, headers);
  expect(JSON.parse(wrong.text)).toEqual({ problem: 'wrong' });
  const confirmed = await step({ step: 'confirm', proof: '123456' }, headers);
  expect(JSON.parse(confirmed.text)).toEqual({ csrf: cookie.createCsrfToken('token-2') });
  expect(cookiesOf(confirmed)[0]).toMatch(/^forecourt_edit=token-2; /);
  expect(requests.at(-1)?.body).toMatchObject({ token: 'token-1', step: 'confirm' });
});
