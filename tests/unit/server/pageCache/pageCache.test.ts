/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodeHtml } from '../../../../server/encodeHtml';
import type { PageRequest, RenderedPage } from '../../../../server/page.types';
import { UpstreamError } from '../../../../server/upstreams/UpstreamError';
import { plainPage, startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const MINUTE = 60_000;

/** An application whose clock the test moves, and whose renderings it counts, numbers and fails. */
async function start(options: { maxNotFoundBytes?: number; change?: Partial<RenderedPage> } = {}) {
  const state = { time: 0, down: false, renderings: 0 };
  const { change, ...cache } = options;
  const renderPage = async (request: PageRequest) => {
    if (state.down) throw new UpstreamError('content', 'network', 'cannot be reached');
    state.renderings += 1;
    const page = await plainPage(request);
    return {
      ...page,
      html: encodeHtml(`${String(page.html.bytes)}<i>${state.renderings}</i>`),
      ...change,
    };
  };
  const app = await startApp({ renderPage, cache: { now: () => state.time, ...cache } });
  return { app, state, ask: app.ask };
}

const numberIn = (text: string) => Number(/<i>(\d+)<\/i>/.exec(text)?.[1]);

/** Until the background work of earlier requests is done. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('page cache', () => {
  it('renders a page once, however many ask at the same time', async () => {
    const { state, ask } = await start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(state.renderings).toBe(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('lets shared caches keep a page and makes browsers ask', async () => {
    const { headers } = await (await start()).ask();
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60, stale-while/);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])(
    'sends %s to those who accept it, the first time and from the cache',
    async (encoding, unpack) => {
      const { ask } = await start();
      const plain = await ask();
      for (let visit = 0; visit < 3; visit += 1) {
        const { headers, body } = await ask({ headers: { 'accept-encoding': encoding } });
        expect(headers['content-encoding']).toBe(encoding);
        expect(unpack(body).toString()).toBe(plain.text);
      }
    },
  );

  it('answers 304 to whoever holds the page', async () => {
    const { ask } = await start();
    const { headers } = await ask();
    for (let visit = 0; visit < 3; visit += 1) {
      const again = await ask({ headers: { 'if-none-match': String(headers.etag) } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  it('serves an old page while it makes a new one', async () => {
    const { state, ask } = await start();
    await ask();
    state.time += MINUTE;
    expect(numberIn((await ask()).text)).toBe(1);
    await settle();
    expect(numberIn((await ask()).text)).toBe(2);
    expect(state.renderings).toBe(2);
  });

  it('makes a page anew before it sends it when the old one is ten minutes old', async () => {
    const { state, ask } = await start();
    await ask();
    state.time += 11 * MINUTE;
    expect(numberIn((await ask()).text)).toBe(2);
    expect(state.renderings).toBe(2);
  });

  it('keeps known pages for a day while the content platform is down', async () => {
    const { state, ask } = await start();
    await ask();
    state.down = true;
    for (const hours of [1, 23.5]) {
      state.time = hours * 60 * MINUTE;
      const { status, text } = await ask();
      expect([status, numberIn(text)]).toEqual([200, 1]);
      await settle();
    }
    state.time = 25 * 60 * MINUTE;
    expect((await ask()).status).toBe(503);
  });

  it('serves what it knows while a page cannot tell what it is about', async () => {
    const state = { status: 200 };
    const renderPage = async (request: PageRequest) => {
      const { status } = state;
      return { ...(await plainPage(request)), status, cacheable: status === 200 };
    };
    const { ask, services } = await startApp({ renderPage });
    await ask();
    state.status = 503;
    expect((await ask({ path: '/other' })).status).toBe(503);
    services.pageCache.purge('automotive-se');
    expect((await ask()).status).toBe(200);
    state.status = 404;
    expect((await ask()).status).toBe(404);
  });

  it('ignores query keys that the page does not declare', async () => {
    const { state, ask } = await start();
    for (const query of ['', '?utm_source=x', '?utm_source=y']) await ask({ path: `/${query}` });
    expect(state.renderings).toBe(1);
  });

  it('keeps a page by the query keys that it declares, in any order', async () => {
    const { state, ask } = await start({ change: { queryKeys: ['page', 'brand'] } });
    const addresses = ['/?page=2&brand=a', '/?brand=a&page=2&utm=1', '/?page=3', '/', '/?utm=1'];
    const numbers = [];
    for (const path of addresses) numbers.push(numberIn((await ask({ path })).text));
    expect(numbers).toEqual([1, 1, 2, 3, 3]);
    expect(state.renderings).toBe(3);
  });

  it.each([
    ['says so', { cacheable: false }],
    ['failed', { status: 500 }],
  ])('keeps no page that %s', async (_, change) => {
    const { state, ask } = await start({ change });
    const first = await ask();
    await ask();
    expect(state.renderings).toBe(2);
    expect(first.headers['cache-control']).toBe('no-store');
  });

  it('keeps missing pages in a part of their own, which random addresses cannot outgrow', async () => {
    const { state, app, ask } = await start({ maxNotFoundBytes: 20_000 });
    await ask();
    for (let n = 0; n < 100; n += 1) await ask({ path: `/missing/${n}` });
    expect(state.renderings).toBe(101);
    expect((await ask()).status).toBe(200);
    expect((await ask({ path: '/missing/99' })).status).toBe(404);
    expect(state.renderings).toBe(101);
    await ask({ path: '/missing/0' });
    expect(state.renderings).toBe(102);
    expect(app.services.pageCache.fresh('automotive-se /missing/0')?.status).toBe(404);
  });

  it('keeps sites apart', async () => {
    const { state, ask } = await start();
    await ask();
    await ask({ headers: { host: 'trucks.localhost' } });
    expect(state.renderings).toBe(2);
  });

  it('still answers a published page when it cannot be made anew', async () => {
    const { state, app, ask } = await start();
    await ask();
    state.down = true;
    expect(app.services.pageCache.purge('automotive-se')).toBe(1);
    const { status, text } = await ask();
    expect([status, numberIn(text)]).toEqual([200, 1]);
  });
});
