import { createHmac } from 'node:crypto';
import type { PageRequest } from '../../../../platform/pages/page.types';
import { encodeHtml } from '../../../../platform/pages/encodeHtml';
import { pathKey } from '../../../../platform/pages/surrogateKeys';
import { plainPage, startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const now = () => Math.floor(Date.now() / 1000);

function sign(body: string, secret = 'publish-secret', time = now()) {
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${digest}`;
}

async function start() {
  let renderings = 0;
  const app = await startApp({
    renderPage: async (request: PageRequest) => {
      renderings += 1;
      return { ...(await plainPage(request)), html: encodeHtml(String(renderings)) };
    },
  });
  const publish = (body: string, signature = sign(body)) =>
    app.request({
      path: '/api/content/published',
      method: 'POST',
      headers: { 'x-forecourt-signature': signature, host: 'internal:1' },
      body,
    });
  const read = async (path: string) => (await app.request({ path })).text;
  return { app, publish, read };
}

describe('publish notice', () => {
  it('a publish notice purges only the named pages', async () => {
    const { publish, read } = await start();
    for (const path of ['/a', '/b', '/a', '/a']) await read(path);
    const { status, text } = await publish(
      JSON.stringify({ site: 'automotive-se', paths: ['/a', '/never-seen'] }),
    );
    expect([status, text]).toEqual([200, '{"purged":1,"inUse":true}']);
    expect([await read('/a'), await read('/b')]).toEqual(['3', '2']);
  });

  it('a publish notice for a site purges all its pages', async () => {
    const { app, publish, read } = await start();
    await read('/a');
    await read('/b');
    await app.request({ headers: { host: 'trucks.localhost' } });
    const { text } = await publish(JSON.stringify({ site: 'automotive-se', all: true }));
    expect(text).toBe('{"purged":2,"inUse":true}');
  });

  const body = JSON.stringify({ site: 'automotive-se', all: true });

  it.each([
    ['no signature', ''],
    ['another secret', sign(body, 'guess')],
    ['an old signature', sign(body, 'publish-secret', now() - 301)],
    ['a signature of the future', sign(body, 'publish-secret', now() + 20)],
    ['the signature of another body', sign('{}')],
    ['a malformed signature', 't=1,v1=abc'],
  ])('a publish notice with %s is rejected', async (_, signature) => {
    const { publish, read } = await start();
    await read('/a');
    expect((await publish(body, signature)).status).toBe(401);
    expect(await read('/a')).toBe('1');
  });

  it('a publish notice is accepted once for each signature', async () => {
    const { publish, read } = await start();
    await read('/a');
    const nowSeconds = now();
    const signature = sign(body, 'publish-secret', nowSeconds);
    expect((await publish(body, signature)).status).toBe(200);
    expect(await read('/a')).toBe('2');
    expect((await publish(body, signature)).status).toBe(409);
    expect(await read('/a')).toBe('2');
    expect((await publish(body, sign(body, 'publish-secret', nowSeconds - 1))).status).toBe(200);
  });

  it('a publish notice with the well-known secret is accepted only from this machine', async () => {
    const app = await startApp({ environment: { PUBLISH_WEBHOOK_SECRET: '' } });
    const publish = (headers: Record<string, string>, time: number) =>
      app.request({
        path: '/api/content/published',
        method: 'POST',
        body,
        headers: { 'x-forecourt-signature': sign(body, 'embedded', time), ...headers },
      });
    const [local, elsewhere] = [{ host: 'localhost:3000' }, { host: 'automotive.example' }];
    expect((await publish(elsewhere, now())).status).toBe(401);
    const proxied = { ...local, 'x-forwarded-for': '203.0.113.7' };
    expect((await publish(proxied, now())).status).toBe(401);
    expect((await publish(local, now())).status).toBe(200);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"paths":["/a"]}',
    '{"site":"automotive_se","all":true}',
    '{"site":"__proto__"}',
    '{"site":"automotive-se","paths":[1,{}]}',
  ])('a malformed publish notice is rejected: %s', async (malformed) => {
    const { publish } = await start();
    expect((await publish(malformed)).status).toBe(400);
  });

  it('pages that were being rendered when a publish notice arrived are not cached', async () => {
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    let renderings = 0;
    const app = await startApp({
      renderPage: async (request) => {
        renderings += 1;
        const html = String(renderings);
        if (renderings === 1) await waiting;
        return { ...(await plainPage(request)), html: encodeHtml(html) };
      },
    });
    const earlyRequest = app.request({ path: '/a' });
    while (renderings === 0) await new Promise((resolve) => setImmediate(resolve));
    app.services.pageCache.purge([pathKey('automotive-se', '/a')]);
    expect((await app.request({ path: '/a' })).text).toBe('2');
    finish();
    await earlyRequest;
    expect((await app.request({ path: '/a' })).text).toBe('2');
  });
});
