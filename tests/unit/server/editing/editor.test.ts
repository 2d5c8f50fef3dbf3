/** @jest-environment node */
import express from 'express';
import { editor } from '../../../../server/editing/editor/editor';
import { createSessions, SESSION_SECONDS } from '../../../../server/editing/editor/session';
import type { Upstream } from '../../../../server/upstreams/request';
import type { PageRequest } from '../../../../server/pages/page.types';
import type { EditorView } from '../../../../site/edit/editor/editorView.types';
import { errors } from '../../../../server/http/errors';
import { readConfig } from '../../../../server/config';
import { logTo } from '../../../../server/log';
import { securityHeaderList, securityHeaders } from '../../../../server/http/securityHeaders';
import { ask as send, plainPage, serve, stopServers, type Ask } from '../appUnderTest';

afterEach(stopServers);

const secret = 'editing-secret';

interface Options {
  environment?: NodeJS.ProcessEnv;
  /** What the platform answers. */
  answer?: unknown;
}

async function start({ environment, answer = { data: {} } }: Options = {}) {
  const config = readConfig({ SITECORE_EDITING_SECRET: secret, ...environment });
  const asked: unknown[] = [];
  const rendered: PageRequest[] = [];
  const authoring: Upstream = {
    request: async ({ body, validate }) => {
      asked.push(body);
      return validate(answer, '');
    },
  };
  const { logger } = logTo({ write: () => true }, 'silent');
  const app = express();
  app.use(securityHeaders(securityHeaderList(config)));
  app.use(
    '/_edit',
    editor({
      config,
      secret: config.editing.secret ?? '',
      authoring,
      sites: [{ name: 'charging', origin: 'http://charging.localhost', languages: ['sv'], timeZone: 'Europe/Stockholm' }],
      renderPage: (request) => {
        rendered.push(request);
        return plainPage(request);
      },
      renderEditor: async (view: EditorView) => JSON.stringify(view),
    }),
  );
  app.use(errors({ logger, renderErrorPage: () => Promise.reject(new Error('no page')) }));
  const port = await serve(app);
  const ask = (request: Ask) => send(port, request);

  async function signIn(given = secret, headers: Record<string, string> = {}) {
    return ask({
      path: '/_edit/session',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: `secret=${encodeURIComponent(given)}`,
    });
  }
  /** Cookie and token of a new session. */
  async function session() {
    const cookie = String((await signIn()).headers['set-cookie']?.[0]).split(';')[0] ?? '';
    const { text } = await ask({ path: '/_edit', headers: { cookie } });
    const view = JSON.parse(text) as { editor: { csrf: string } };
    return { cookie, csrf: view.editor.csrf };
  }
  const change = (headers: Record<string, string>, body: unknown = { query: '{ a }' }) =>
    ask({
      path: '/_edit/graphql',
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  return { ask, signIn, session, change, asked, rendered };
}

describe('signing in', () => {
  it('[EDIT-05] is asked of everybody without a session', async () => {
    const { ask } = await start();
    const { status, text } = await ask({ path: '/_edit' });
    expect([status, JSON.parse(text)]).toEqual([401, { signIn: { localOnly: false } }]);
  });

  it('[EDIT-05] gives a signed cookie that scripts and other sites cannot use', async () => {
    const { signIn, session } = await start({ environment: { PUBLIC_URL: 'https://a.example' } });
    const { status, headers } = await signIn();
    expect([status, headers.location]).toEqual([303, '/_edit']);
    const cookie = String(headers['set-cookie']?.[0]);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/_edit', 'Max-Age=28800']) {
      expect(cookie).toContain(part);
    }
    expect(cookie).not.toContain(secret);
    expect((await session()).csrf).toHaveLength(43);
  });

  it('[EDIT-05] fails with a wrong secret, and after ten failures for a while with any', async () => {
    const { signIn } = await start();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn('guess')).status).toBe(401);
    }
    const { status, headers } = await signIn();
    expect([status, headers['set-cookie']]).toEqual([429, undefined]);
  });

  it('[EDIT-05] is refused to another site’s form', async () => {
    const { signIn } = await start();
    expect((await signIn(secret, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await signIn(secret, { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('[EDIT-05] with the secret that everybody knows is for this machine alone', async () => {
    const { ask } = await start({ environment: { SITECORE_EDITING_SECRET: '' } });
    const path = '/_edit';
    expect((await ask({ path, headers: { host: 'localhost:3000' } })).status).toBe(401);
    expect((await ask({ path, headers: { host: 'rebound.example' } })).status).toBe(404);
    const forwarded = { host: 'localhost', 'x-forwarded-for': '203.0.113.9' };
    expect((await ask({ path, headers: forwarded })).status).toBe(404);
  });
});

describe('a session', () => {
  const now = 1_800_000_000;
  const sessions = createSessions(secret);

  it('[EDIT-05] ends after eight hours, with another secret, and when it is tampered with', () => {
    const cookie = sessions.start(now);
    expect(sessions.csrfTokenOf(cookie, now + SESSION_SECONDS - 1)).toBeDefined();
    expect(sessions.csrfTokenOf(cookie, now + SESSION_SECONDS)).toBeUndefined();
    expect(createSessions('another-secret').csrfTokenOf(cookie, now)).toBeUndefined();
    const later = cookie.replace(/^\d+/, String(now * 2));
    for (const forged of [later, `${cookie}x`, `${cookie}.x`, '', 'a.b.c', undefined]) {
      expect(sessions.csrfTokenOf(forged, now)).toBeUndefined();
    }
  });

  it('[EDIT-05] is needed for pages and changes, and its token for changes', async () => {
    const { ask, change, session, asked } = await start();
    const { cookie, csrf } = await session();
    const page = '/_edit/page?mode=edit&route=/&sc_site=charging&sc_itemid=1&sc_lang=sv';
    expect((await ask({ path: page })).status).toBe(401);
    expect((await change({})).status).toBe(401);
    expect((await change({ cookie })).status).toBe(403);
    const other = await session();
    expect((await change({ cookie, 'x-csrf-token': other.csrf })).status).toBe(403);
    expect(
      (await change({ cookie, 'x-csrf-token': csrf, 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    expect(asked).toEqual([]);
    expect((await change({ cookie, 'x-csrf-token': csrf })).status).toBe(200);
    expect(asked).toEqual([{ query: '{ a }' }]);
  });

  it('[EDIT-05] is found among other cookies', async () => {
    const { ask, session } = await start();
    const { cookie } = await session();
    const statusWith = async (cookies: string) =>
      (await ask({ path: '/_edit', headers: { cookie: cookies } })).status;
    expect(await statusWith(`a=1; forecourt_edited=x;  ${cookie} ; consent`)).toBe(200);
    expect(await statusWith(`not_${cookie}; forecourt_edit; =x; %`)).toBe(401);
  });

  it('[EDIT-02] shows pages to be edited, framed by the editor alone', async () => {
    const { ask, session, rendered } = await start();
    const { cookie } = await session();
    const path = '/_edit/page?mode=edit&route=/&sc_site=charging&sc_itemid=1&sc_lang=sv';
    const { status, headers } = await ask({ path, headers: { cookie } });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'(;|$)/);
    expect(rendered).toMatchObject([{ mode: 'edit', path: '/' }]);
    const frame = await ask({ path: '/_edit', headers: { cookie } });
    expect(frame.headers['content-security-policy']).toContain("frame-src 'self'");
    expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('[EDIT-05] ends by signing out', async () => {
    const { ask, session } = await start();
    const { cookie, csrf } = await session();
    const path = '/_edit/sign-out';
    expect((await ask({ path, method: 'POST', headers: { cookie } })).status).toBe(403);
    const headers = { cookie, 'x-csrf-token': csrf };
    const { status, headers: answered } = await ask({ path, method: 'POST', headers });
    expect(status).toBe(204);
    expect(String(answered['set-cookie'])).toMatch(/forecourt_edit=;.*Expires=Thu, 01 Jan 1970/);
  });
});

describe('changes', () => {
  it.each([
    ['CONFLICT', 409],
    ['NOT_FOUND', 404],
    ['BAD_INPUT', 422],
    ['OTHER', 502],
  ])('[EDIT-02] that the platform refuses with %s answer %s', async (code, status) => {
    const extensions = { code, currentVersion: 4 };
    const answer = { data: null, errors: [{ message: 'No.', extensions }] };
    const { change, session } = await start({ answer });
    const { cookie, csrf } = await session();
    const answered = await change({ cookie, 'x-csrf-token': csrf });
    expect(answered.status).toBe(status);
    expect(JSON.parse(answered.text)).toMatchObject({ errors: [{ extensions }] });
  });

  it('[EDIT-02] that are no query answer 400', async () => {
    const { change, session } = await start();
    const { cookie, csrf } = await session();
    const answered = await change({ cookie, 'x-csrf-token': csrf }, { query: 1 });
    expect(answered.status).toBe(400);
  });
});
