import express from 'express';
import { createEditor } from '../../server/editor/editor';
import { People } from '../../server/editor/people';
import type { Upstream } from '../../../../platform/upstreams/request';
import type { PageRequest } from '../../../../platform/pages/page.types';
import { goodPassword, platformPeople, secret } from './platformPeople';
import type { PlatformRequest, PlatformOptions } from './platformPeople';
import type { EditorView } from '../../model/editorView.types';
import { errors } from '../../../../server/http/errors';
import { readConfig } from '../../../../server/config';
import { logTo } from '../../../../platform/log';
import { securityHeaderList, securityHeaders } from '../../../../platform/http/securityHeaders';
import {
  requestApp as send,
  plainPage,
  serve,
  stopServers,
  type SendRequest,
} from '../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

interface Options extends PlatformOptions {
  environment?: NodeJS.ProcessEnv;
  /** The platform's answer to GraphQL. */
  answer?: unknown;
}

async function start(options: Options = {}) {
  const { environment, answer = { data: {} } } = options;
  const config = readConfig({ SITECORE_EDITING_SECRET: secret, ...environment });
  const authoringRequests: { body: unknown; headers: unknown }[] = [];
  const peopleRequests: PlatformRequest[] = [];
  const rendered: PageRequest[] = [];
  const mails: number[] = [];
  const authoring: Upstream = {
    request: async ({ body, headers, validate }) => {
      authoringRequests.push({ body, headers });
      return validate(answer, '');
    },
  };
  const { logger } = logTo({ write: () => true }, 'silent');
  const app = express();
  app.use(securityHeaders(securityHeaderList(config)));
  app.use(
    '/_edit',
    createEditor({
      config,
      secret: config.editing.secret ?? '',
      authoring,
      people: new People(platformPeople(options, peopleRequests)),
      onMail: () => mails.push(1),
      runRedirectTask: () => Promise.reject(new Error('not asked here')),
      logger,
      sites: ['charging', 'trucks'].map((name) => ({
        name,
        origin: `http://${name}.localhost`,
        languages: ['sv'],
        timeZone: 'Europe/Stockholm',
      })),
      renderPage: (request) => {
        rendered.push(request);
        return plainPage(request);
      },
      preparePicture: () => Promise.resolve(),
      mediaUploadUrl: 'http://127.0.0.1:9/authoring/media',
      renderBlockPreview: async ({ block, site }) =>
        block === 'Quote' ? `<p>${block} on ${site}</p>` : undefined,
      renderEditor: async (view: EditorView) => JSON.stringify(view),
    }),
  );
  app.use(errors({ logger, renderErrorPage: () => Promise.reject(new Error('no page')) }));
  const port = await serve(app);
  const sendRequest = (request: SendRequest) => send(port, request);

  const post = (path: string, fields: Record<string, string>, headers: object = {}) =>
    sendRequest({
      path: `/_edit${path}`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const signIn = (fields: Record<string, string> = { secret }, headers: object = {}) =>
    post('/session', fields, headers);

  /** Cookie and token of a new session. */
  async function session() {
    const cookie = String((await signIn()).headers['set-cookie']?.[0]).split(';')[0] ?? '';
    const { text } = await sendRequest({ path: '/_edit', headers: { cookie } });
    const view = JSON.parse(text) as { editor: { csrf: string; sites: { name: string }[] } };
    return { cookie, csrf: view.editor.csrf, sites: view.editor.sites };
  }
  const change = (headers: Record<string, string>, body: unknown = { query: '{ a }' }) =>
    sendRequest({
      path: '/_edit/graphql',
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  return {
    sendRequest,
    post,
    signIn,
    session,
    change,
    authoringRequests,
    peopleRequests,
    rendered,
    mails,
  };
}

const parseView = (text: string) =>
  (JSON.parse(text) as { signIn: Record<string, unknown> }).signIn;

describe('signing in', () => {
  it('[EDIT-05] is required without a session', async () => {
    const { sendRequest } = await start();
    const { status, text } = await sendRequest({ path: '/_edit?site=trucks&evil=1' });
    const view = { localOnly: false, hasSecret: true, hasProvider: false, next: 'site=trucks' };
    expect([status, parseView(text)]).toEqual([401, { ...view, lacksAdministrator: true }]);
  });

  it('[EDIT-62] sets a cookie that scripts and other sites cannot use', async () => {
    const { signIn, session } = await start({ environment: { PUBLIC_URL: 'https://a.example' } });
    const { status, headers } = await signIn();
    expect([status, headers.location]).toEqual([303, '/_edit']);
    const cookie = String(headers['set-cookie']?.[0]);
    for (const attribute of [
      'HttpOnly',
      'Secure',
      'SameSite=Strict',
      'Path=/_edit',
      'Max-Age=28800',
    ]) {
      expect(cookie).toContain(attribute);
    }
    expect(cookie).not.toContain(secret);
    expect((await session()).csrf).toHaveLength(43);
  });

  it('[EDIT-60] fails with a wrong password or secret, does not repeat it, and is rate limited', async () => {
    const { signIn } = await start({ hasAdministrator: true });
    for (const fields of [{}, { email: 'ada@example.com' }, { password: 'guess' }]) {
      const empty = await signIn({ email: '', password: '', secret: '', ...fields });
      expect([empty.status, parseView(empty.text).problem]).toEqual([401, 'empty']);
    }
    const wrong = await signIn({ email: 'ada@example.com', password: 'guess' });
    expect([wrong.status, parseView(wrong.text)]).toMatchObject([401, { problem: 'wrong' }]);
    expect(wrong.text).not.toMatch(/guess|ada@/);
    const guessed = await signIn({ secret: 'guess' });
    expect([guessed.status, parseView(guessed.text)]).toMatchObject([401, { by: 'secret' }]);
    const { status, headers } = await signIn({ secret: 'many' });
    expect([status, headers['set-cookie']]).toEqual([429, undefined]);
    const json = await signIn(
      { email: 'a@b.example', password: 'x' },
      { accept: 'application/json' },
    );
    expect([json.status, JSON.parse(json.text)]).toEqual([401, { problem: 'wrong' }]);
  });

  it('[EDIT-60] redirects to the requested view, and never to another address', async () => {
    const { signIn } = await start();
    const landed = async (next: string) =>
      (await signIn({ email: 'a@b.example', password: goodPassword, next })).headers.location;
    expect(await landed('site=trucks&route=/a&view=people')).toBe(
      '/_edit?site=trucks&route=%2Fa&view=people',
    );
    for (const evil of ['https://evil.example', '//evil.example', '@evil', 'x=1']) {
      expect(await landed(evil)).toBe('/_edit');
    }
  });

  it('[EDIT-60] with the secret is limited to this machine once an administrator exists, and can be turned off', async () => {
    const host = { host: 'localhost' };
    const elsewhere = { host: 'www.example.com' };
    const local = await start({ hasAdministrator: true });
    expect((await local.signIn({ secret }, host)).status).toBe(303);
    expect((await local.signIn({ secret }, elsewhere)).status).toBe(401);
    const remoteResponse = await local.sendRequest({ path: '/_edit', headers: elsewhere });
    expect(parseView(remoteResponse.text)).toMatchObject({
      hasSecret: false,
      lacksAdministrator: false,
    });
    const environment = { EDITING_SECRET_SIGN_IN: 'off' };
    const withoutSecret = await start({ hasAdministrator: true, environment });
    expect((await withoutSecret.signIn({ secret }, host)).status).toBe(401);
    const first = await start({ environment });
    expect((await first.signIn({ secret }, elsewhere)).status).toBe(303);
  });

  it('[EDIT-05] is refused for a form of another site', async () => {
    const { signIn } = await start();
    expect((await signIn({ secret }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await signIn({ secret }, { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('[EDIT-05] with the default secret is limited to this machine', async () => {
    const { sendRequest } = await start({ environment: { SITECORE_EDITING_SECRET: '' } });
    const path = '/_edit';
    expect((await sendRequest({ path, headers: { host: 'localhost:3000' } })).status).toBe(401);
    expect((await sendRequest({ path, headers: { host: 'rebound.example' } })).status).toBe(404);
    const forwarded = { host: 'localhost', 'x-forwarded-for': '203.0.113.9' };
    expect((await sendRequest({ path, headers: forwarded })).status).toBe(404);
  });

  it('[EDIT-61] answers a forgotten password in the same way for every address, and sends waiting mails', async () => {
    const { post, mails, peopleRequests } = await start();
    const { status, text } = await post('/forgot', { email: 'ada@example.com' });
    expect([status, parseView(text)]).toMatchObject([200, { notice: 'linkSent' }]);
    expect(mails).toHaveLength(1);
    expect(peopleRequests[0]).toMatchObject({
      path: '/forgot',
      body: { email: 'ada@example.com' },
    });
  });

  it('[EDIT-61] sets a password with a valid link, when both entries match', async () => {
    const { sendRequest, post } = await start();
    const openLink = async (token: string) =>
      (await sendRequest({ path: `/_edit/password?token=${token}` })).status;
    expect([await openLink('good'), await openLink('bad'), await openLink('')]).toEqual([
      200, 404, 404,
    ]);
    const setPassword = (password: string, repeated = password) =>
      post('/password', { token: 'good', password, again: repeated });
    expect((await setPassword('one thing', 'another')).text).toContain('"problem":"different"');
    expect((await setPassword('short')).status).toBe(422);
    expect(parseView((await setPassword(goodPassword)).text)).toMatchObject({
      notice: 'passwordSet',
    });
    expect((await post('/password', { token: 'bad', password: 'x', again: 'x' })).status).toBe(404);
  });
});

describe('a session', () => {
  it('[EDIT-05] is required for pages and changes, with its CSRF token for changes', async () => {
    const { sendRequest, change, session, authoringRequests } = await start();
    const { cookie, csrf } = await session();
    const page = '/_edit/page?mode=edit&route=/&sc_site=charging&sc_itemid=1&sc_lang=sv';
    expect((await sendRequest({ path: page })).status).toBe(401);
    expect((await change({})).status).toBe(401);
    expect((await change({ cookie })).status).toBe(403);
    const otherSession = await session();
    expect((await change({ cookie, 'x-csrf-token': otherSession.csrf })).status).toBe(403);
    const crossSite = { cookie, 'x-csrf-token': csrf, 'sec-fetch-site': 'cross-site' };
    expect((await change(crossSite)).status).toBe(403);
    expect(authoringRequests).toEqual([]);
    expect((await change({ cookie, 'x-csrf-token': csrf })).status).toBe(200);
    // The platform gets the user's id.
    expect(authoringRequests).toEqual([
      {
        body: { query: '{ a }' },
        headers: { 'x-editor-id': 'ada', 'x-editor-session': 'session of token-1' },
      },
    ]);
  });

  it('[EDIT-64] ignores identity headers that the browser sends', async () => {
    const { change, session, authoringRequests } = await start();
    const { cookie, csrf } = await session();
    await change({ cookie, 'x-csrf-token': csrf, 'x-editor-id': 'secret' });
    expect(authoringRequests).toMatchObject([{ headers: { 'x-editor-id': 'ada' } }]);
  });

  it('[EDIT-62] is not extended by background requests of an open window', async () => {
    const { change, session, peopleRequests } = await start();
    const { cookie, csrf } = await session();
    await change({ cookie, 'x-csrf-token': csrf });
    await change({ cookie, 'x-csrf-token': csrf, 'x-passive': '1' });
    const uses = peopleRequests.filter(({ path }) => path === '/session').slice(-2);
    expect(uses.map(({ body }) => body.isUse)).toEqual([true, false]);
  });

  it('[EDIT-62] continues in an open editor after signing in again elsewhere', async () => {
    const { sendRequest, session } = await start();
    const { cookie, csrf } = await session();
    const { status, text } = await sendRequest({ path: '/_edit/session', headers: { cookie } });
    expect([status, JSON.parse(text)]).toEqual([200, { csrf, id: 'ada' }]);
    expect((await sendRequest({ path: '/_edit/session' })).status).toBe(401);
  });

  it('[EDIT-05] is found among other cookies', async () => {
    const { sendRequest, session } = await start();
    const { cookie } = await session();
    const requestStatus = async (cookies: string) =>
      (await sendRequest({ path: '/_edit', headers: { cookie: cookies } })).status;
    expect(await requestStatus(`a=1; forecourt_edited=x;  ${cookie} ; consent`)).toBe(200);
    expect(await requestStatus(`not_${cookie}; forecourt_edit; =x; %`)).toBe(401);
    expect(await requestStatus(`forecourt_edit=${'x'.repeat(500)}`)).toBe(401);
  });

  it('[EDIT-02] shows pages for editing, framed only by the editor', async () => {
    const { sendRequest, session, rendered } = await start();
    const { cookie } = await session();
    const path = '/_edit/page?mode=edit&route=/&sc_site=charging&sc_itemid=1&sc_lang=sv';
    const { status, headers } = await sendRequest({ path, headers: { cookie } });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'(;|$)/);
    expect(rendered).toMatchObject([{ mode: 'edit', path: '/' }]);
    const frame = await sendRequest({ path: '/_edit', headers: { cookie } });
    expect(frame.headers['content-security-policy']).toContain("frame-src 'self'");
    expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('[EDIT-02] shows an example of a block without scripts, framed only by the editor', async () => {
    const { sendRequest, session } = await start();
    const { cookie } = await session();
    const preview = (query: string, headers: Record<string, string> = { cookie }) =>
      sendRequest({ path: `/_edit/block?${query}`, headers });
    const { status, text, headers } = await preview('block=Quote&sc_site=trucks&sc_lang=sv');
    expect([status, text]).toEqual([200, '<p>Quote on trucks</p>']);
    expect(headers['content-security-policy']).toContain("default-src 'self'; script-src 'none';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers['cache-control']).toMatch(/^private, max-age=/);
    for (const query of ['block=Nothing&sc_site=trucks', 'block=Quote&sc_site=nowhere']) {
      expect([query, (await preview(query)).status]).toEqual([query, 404]);
    }
    expect((await preview('block=Quote&sc_site=trucks', {})).status).toBe(401);
  });

  it('[EDIT-64] of a user with one site lists only that site, and shows no page or item of another', async () => {
    const { sendRequest, session } = await start({ sites: ['charging'] });
    const { cookie, sites } = await session();
    expect(sites.map(({ name }) => name)).toEqual(['charging']);
    const status = async (site: string, item: string) => {
      const path = `/_edit/page?mode=edit&route=/&sc_site=${site}&sc_itemid=${item}&sc_lang=sv`;
      return (await sendRequest({ path, headers: { cookie } })).status;
    };
    expect(await status('charging', '1')).toBe(200);
    expect(await status('trucks', '1')).toBe(403);
    expect(await status('charging', 'of-trucks')).toBe(403);
    // Repeated or unknown parameters are rejected: the renderer might interpret them differently.
    expect(await status('charging&sc_site=trucks', '1')).toBe(400);
    expect(await status('charging', 'of-trucks&sc_itemid=1')).toBe(400);
    expect(await status('charging', `/sitecore/${'x'.repeat(400)}`)).toBe(400);
    expect(await status('charging', 'unknown')).toBe(403);
  });

  it('[EDIT-62] ends in all windows by signing out', async () => {
    const { sendRequest, session } = await start();
    const { cookie, csrf } = await session();
    const path = '/_edit/sign-out';
    expect((await sendRequest({ path, method: 'POST', headers: { cookie } })).status).toBe(403);
    const headers = { cookie, 'x-csrf-token': csrf };
    const { status, headers: answered } = await sendRequest({ path, method: 'POST', headers });
    expect(status).toBe(204);
    expect(String(answered['set-cookie'])).toMatch(/forecourt_edit=;.*Expires=Thu, 01 Jan 1970/);
    expect((await sendRequest({ path: '/_edit', headers: { cookie } })).status).toBe(401);
  });
});

describe('changes', () => {
  it.each([
    ['CONFLICT', 409],
    ['NOT_FOUND', 404],
    ['BAD_INPUT', 422],
    ['FORBIDDEN', 403],
    ['OTHER', 502],
  ])('[EDIT-02] that the platform refuses with %s are answered with %s', async (code, status) => {
    const extensions = { code, currentVersion: 4 };
    const answer = { data: null, errors: [{ message: 'No.', extensions }] };
    const { change, session } = await start({ answer });
    const { cookie, csrf } = await session();
    const answered = await change({ cookie, 'x-csrf-token': csrf });
    expect(answered.status).toBe(status);
    expect(JSON.parse(answered.text)).toMatchObject({ errors: [{ extensions }] });
  });

  it('[EDIT-02] without a valid query are answered with 400', async () => {
    const { change, session } = await start();
    const { cookie, csrf } = await session();
    const answered = await change({ cookie, 'x-csrf-token': csrf }, { query: 1 });
    expect(answered.status).toBe(400);
  });
});
