import type { PageRequest } from '../../../../platform/pages/page.types';
import { contract } from '../../../../schema/generated/contract';
import {
  plainPage,
  startApp,
  stopServers,
  type SendRequest,
} from '../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

const environment = {
  CONTENT_URL: 'https://edge.example/graphql',
  SITECORE_EDITING_SECRET: 'editing-secret',
  JSS_ALLOWED_ORIGINS: 'https://editor.example, https://*.editors.example',
};
const itemId = '{6F1B1C7E-9A55-4E8C-9C39-0C5B8E7A1D11}';
const validQuery = new URLSearchParams({
  secret: 'editing-secret',
  mode: 'edit',
  route: '/om-oss',
  sc_site: 'carstore-se',
  sc_itemid: itemId,
  sc_lang: 'en',
});
const render = (changes: Record<string, string | null> = {}) => {
  const query = new URLSearchParams(validQuery);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return `/api/editing/render?${query}`;
};

async function start(scripts?: readonly string[]) {
  const pageRequests: PageRequest[] = [];
  const app = await startApp({
    environment,
    renderPage: async (request) => {
      pageRequests.push(request);
      return { ...(await plainPage(request)), editorScripts: scripts };
    },
  });
  return { ...app, seen: pageRequests };
}

describe('/api/editing/config', () => {
  it('[EDIT-01] lists the available blocks, and how fields are marked', async () => {
    const { request } = await start();
    const { status, headers, text } = await request({
      path: '/api/editing/config?secret=editing-secret',
    });
    const answer = JSON.parse(text) as Record<string, unknown>;
    expect(status).toBe(200);
    expect(answer.components).toEqual(Object.keys(contract.blocks));
    expect(answer.packages).toMatchObject({ forecourt: expect.any(String), react: '19.3.1' });
    expect(answer.editMode).toBe('metadata');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('[EDIT-05] answers the preflight of an editor’s browser without the secret', async () => {
    const { request } = await startApp({
      environment: { JSS_ALLOWED_ORIGINS: 'https://editor.example' },
    });
    const preflight = (origin: string) =>
      request({ path: '/api/editing/config', method: 'OPTIONS', headers: { origin } });
    const { status, headers } = await preflight('https://editor.example');
    expect([status, headers['access-control-allow-origin']]).toEqual([
      204,
      'https://editor.example',
    ]);
    expect((await preflight('https://evil.example')).status).toBe(401);
  });

  it.each([['no'], ['a wrong']])(
    '[EDIT-05] answers 401 to a request with %s secret',
    async (which) => {
      const { request } = await start();
      const secret = which === 'no' ? '' : '?secret=guess';
      expect((await request({ path: `/api/editing/config${secret}` })).status).toBe(401);
    },
  );
});

describe('/api/editing/render', () => {
  it('[EDIT-01] renders the requested version of the item for the editor, without the cache', async () => {
    const { request, seen } = await start();
    const path = render({ sc_version: '3', sc_layoutKind: 'shared', sc_variant: 'v1' });
    const { status, headers } = await request({ path });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(seen).toMatchObject([
      {
        path: '/en/om-oss',
        mode: 'edit',
        item: { id: itemId, version: '3' },
        editorHeaders: { sc_site: 'carstore-se', sc_layoutKind: 'shared', sc_variant: 'v1' },
      },
    ]);
    expect(seen[0]?.query.has('secret')).toBe(false);
  });

  it('[EDIT-01] accepts optional parameters that are empty', async () => {
    const { request, seen } = await start();
    const path = render({ sc_version: '', sc_variant: '', sc_layoutKind: '', sc_previewTime: '' });
    expect((await request({ path })).status).toBe(200);
    expect(seen[0]?.item).toEqual({ id: itemId, version: undefined });
    expect(seen[0]?.editorHeaders).toEqual({ sc_site: 'carstore-se', sc_layoutKind: 'final' });
  });

  it.each([
    ['preview', {}, { mode: 'preview', blockUid: undefined }],
    ['library', { route: null, sc_uid: 'b-1' }, { mode: 'preview', blockUid: 'b-1' }],
    ['library-metadata', { route: null, sc_uid: 'b-1' }, { mode: 'edit', blockUid: 'b-1' }],
  ])('[EDIT-01] supports the mode %s', async (mode, changes, expected) => {
    const { request, seen } = await start();
    expect((await request({ path: render({ ...changes, mode }) })).status).toBe(200);
    expect(seen).toMatchObject([expected]);
  });

  it('[EDIT-05] can be framed only by the editors, and may load their scripts', async () => {
    const { request } = await start(['https://editor.example/app/x.js', '/own.js', 'javascript:a']);
    const { headers } = await request({ path: render() });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(
      "frame-ancestors 'self' https://pages.sitecorecloud.io https://designlibrary.sitecorecloud.io ",
    );
    expect(policy).toContain(' https://editor.example https://*.editors.example;');
    expect(policy).toMatch(/script-src 'self' \S+ https:\/\/editor\.example;/);
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it('[EDIT-05] leaves the headers of public pages unchanged', async () => {
    const { request } = await start();
    const { headers } = await request({
      headers: { host: 'localhost', origin: 'https://editor.example' },
    });
    expect(headers['content-security-policy']).not.toMatch(/sitecore|editor\.example/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  const origin = (value: string): SendRequest['headers'] => ({ origin: value });
  it.each<[string, SendRequest, number]>([
    [
      'an origin that is not allowed before the secret',
      { headers: origin('https://x.example') },
      401,
    ],
    [
      'the name of an allowed origin within another',
      { headers: origin('https://editor.example.evil') },
      401,
    ],
    ['the bare host of a wildcard', { headers: origin('https://editors.example') }, 401],
    ['an opaque origin', { headers: origin('null') }, 401],
    [
      'a missing secret before the method',
      { path: render({ secret: null }), method: 'OPTIONS' },
      401,
    ],
    ['another method before the parameters', { path: render({ route: null }), method: 'PUT' }, 405],
    ['missing parameters', { path: render({ route: null, sc_lang: null }) }, 400],
    ['a library without its block', { path: render({ mode: 'library', route: null }) }, 400],
    ['an unknown mode', { path: render({ mode: 'play' }) }, 400],
    ['an unknown site', { path: render({ sc_site: 'nobody' }) }, 400],
    ['a version that is not a number', { path: render({ sc_version: '1;drop' }) }, 400],
  ])('[EDIT-05] refuses %s', async (_, request, status) => {
    const { request: send, seen } = await start();
    expect((await send({ path: render(), ...request })).status).toBe(status);
    expect(seen).toEqual([]);
  });

  it('[EDIT-05] names the missing parameters', async () => {
    const { request } = await start();
    const { text } = await request({ path: render({ route: null, sc_itemid: null }) });
    expect(text).toContain('Missing required query parameters: route, sc_itemid');
  });

  it.each([
    'https://editor.example',
    'https://a.editors.example',
    'https://pages.sitecorecloud.io',
    'https://designlibrary.sitecorecloud.io',
  ])('[EDIT-05] allows requests from %s with credentials', async (allowed) => {
    const { request } = await start();
    const preflight = await request({
      path: render(),
      method: 'OPTIONS',
      headers: origin(allowed),
    });
    const answer = await request({ path: render(), method: 'POST', headers: origin(allowed) });
    expect([preflight.status, answer.status]).toEqual([204, 200]);
    for (const { headers } of [preflight, answer]) {
      expect(headers['access-control-allow-origin']).toBe(allowed);
      expect(headers.vary).toContain('Origin');
    }
  });

  it('[EDIT-05] keeps the secret out of the log', async () => {
    const { request, lines } = await start();
    await request({ path: render() });
    expect(JSON.stringify(lines())).not.toContain('editing-secret');
  });
});

describe('/api/editing with the default secret', () => {
  it('[EDIT-05] is open only to requests from this machine', async () => {
    const { request } = await startApp();
    const path = '/api/editing/config?secret=embedded';
    expect((await request({ path, headers: { host: 'localhost' } })).status).toBe(200);
    const forwarded = { host: 'localhost', 'x-forwarded-for': '203.0.113.9' };
    expect((await request({ path, headers: forwarded })).status).toBe(401);
  });
});
