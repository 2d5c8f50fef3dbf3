import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodeHtml } from '../../../../platform/pages/encodeHtml';
import type { PageRequest, RenderedPage } from '../../../../platform/pages/page.types';
import { sites } from '../../../../sites/sites';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import { pathKey, siteKey } from '../../../../platform/pages/surrogateKeys';
import { plainPage, startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const MINUTE = 60_000;

/** Starts an application whose clock the test controls; renderings are counted, numbered and can fail. */
async function start(
  options: {
    maxBytes?: number;
    maxNotFoundBytes?: number;
    change?: Partial<RenderedPage> | ((request: PageRequest) => Partial<RenderedPage>);
  } = {},
) {
  const state = { time: 0, down: false, renderings: 0, missing: false };
  const { change, ...cache } = options;
  const renderPage = async (request: PageRequest) => {
    if (state.down) throw new UpstreamError('content', 'network', 'cannot be reached');
    state.renderings += 1;
    const page = await plainPage(request);
    return {
      ...page,
      ...(state.missing && { status: 404 }),
      html: encodeHtml(`${String(page.html.bytes)}<i>${state.renderings}</i>`),
      ...(typeof change === 'function' ? change(request) : change),
    };
  };
  const app = await startApp({ renderPage, cache: { now: () => state.time, ...cache } });
  return { app, state, ask: app.request };
}

const numberIn = (text: string) => Number(/<i>(\d+)<\/i>/.exec(text)?.[1]);

/** Waits for the background work of earlier requests. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('page cache', () => {
  it('renders a page once for concurrent requests', async () => {
    const { state, ask } = await start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(state.renderings).toBe(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('allows shared caches to store a page and requires browsers to revalidate', async () => {
    const { headers } = await (await start()).ask();
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60, stale-while/);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends %s to clients that accept it, rendered or cached', async (encoding, unpack) => {
    const { ask } = await start();
    const plain = await ask();
    for (let visit = 0; visit < 3; visit += 1) {
      const { headers, body } = await ask({ headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(unpack(body).toString()).toBe(plain.text);
    }
  });

  it('responds with 304 to a client that has the page', async () => {
    const { ask } = await start();
    const { headers } = await ask();
    for (let visit = 0; visit < 3; visit += 1) {
      const again = await ask({ headers: { 'if-none-match': String(headers.etag) } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  it('responds with 404 for a missing page, regardless of conditional headers', async () => {
    const { state, ask } = await start();
    state.missing = true;
    for (const etag of ['*', String((await ask()).headers.etag)]) {
      expect((await ask({ headers: { 'if-none-match': etag } })).status).toBe(404);
    }
  });

  it('serves a stale page while it renders a new one', async () => {
    const { state, ask } = await start();
    await ask();
    state.time += MINUTE;
    expect(numberIn((await ask()).text)).toBe(1);
    await settle();
    expect(numberIn((await ask()).text)).toBe(2);
    expect(state.renderings).toBe(2);
  });

  it('renders a page before responding when the cached one is ten minutes old', async () => {
    const { state, ask } = await start();
    await ask();
    state.time += 11 * MINUTE;
    expect(numberIn((await ask()).text)).toBe(2);
    expect(state.renderings).toBe(2);
  });

  it('serves cached pages for a day while the content platform is down', async () => {
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

  it("serves the cached page while the page's status cannot be determined", async () => {
    const state = { status: 200 };
    const renderPage = async (request: PageRequest) => {
      const { status } = state;
      return { ...(await plainPage(request)), status, cacheable: status === 200 };
    };
    const { request, services } = await startApp({ renderPage });
    await request();
    state.status = 503;
    expect((await request({ path: '/other' })).status).toBe(503);
    services.pageCache.purge([siteKey('automotive-se')]);
    expect((await request()).status).toBe(200);
    state.status = 404;
    expect((await request()).status).toBe(404);
  });

  describe('when a cached page is missing', () => {
    async function startWithMissingPage() {
      const now: { change: Partial<RenderedPage> } = { change: {} };
      const started = await start({ change: () => now.change });
      await started.ask();
      now.change = { status: 404 };
      const statuses = async (count: number) => {
        const received = [];
        for (let visit = 0; visit < count; visit += 1) {
          received.push((await started.ask()).status);
          await settle();
        }
        return received;
      };
      return { ...started, now, statuses };
    }

    it.each([1, 30])(
      'a missing page is served from the cache until the 404 is confirmed, %d minutes old',
      async (minutes) => {
        const { state, statuses } = await startWithMissingPage();
        state.time += minutes * MINUTE;
        expect(await statuses(3)).toEqual([200, 200, 200]);
        expect(state.renderings).toBe(2);
        state.time += 6000;
        expect((await statuses(3)).slice(1)).toEqual([404, 404]);
        expect(state.renderings).toBe(3);
      },
    );

    it('a missing page that exists again continues to be served', async () => {
      const { state, now, statuses } = await startWithMissingPage();
      state.time += MINUTE;
      await statuses(2);
      now.change = { cacheable: false };
      state.time += 6000;
      expect(await statuses(2)).toEqual([200, 200]);
      now.change = { status: 404 };
      state.time += 6000;
      expect(await statuses(2)).toEqual([200, 200]);
    });

    it('a missing page is a 404 at once after something was published', async () => {
      const { app, statuses } = await startWithMissingPage();
      app.services.pageCache.purge([pathKey('automotive-se', '/')]);
      expect(await statuses(2)).toEqual([404, 404]);
    });

    it('a missing page that exists again is served at once, even if it is not cacheable', async () => {
      const { app, state, now, statuses } = await startWithMissingPage();
      app.services.pageCache.purge([siteKey('automotive-se')]);
      expect(await statuses(1)).toEqual([404]);
      now.change = { cacheable: false };
      state.time += MINUTE;
      expect(await statuses(2)).toEqual([200, 200]);
    });
  });

  it('ignores query keys that the page does not declare', async () => {
    const { state, ask } = await start();
    for (const query of ['', '?utm_source=x', '?utm_source=y']) await ask({ path: `/${query}` });
    expect(state.renderings).toBe(1);
  });

  it('caches a page by the query keys that it declares, in any order', async () => {
    const { state, ask } = await start({ change: { queryKeys: ['page', 'brand'] } });
    const addresses = ['/?page=2&brand=a', '/?brand=a&page=2&utm=1', '/?page=3', '/', '/?utm=1'];
    const numbers = [];
    for (const path of addresses) numbers.push(numberIn((await ask({ path })).text));
    expect(numbers).toEqual([1, 1, 2, 3, 3]);
    expect(state.renderings).toBe(3);
  });

  it.each([
    ['is not cacheable', { cacheable: false }],
    ['failed', { status: 500 }],
  ])('does not cache a page that %s', async (_, change) => {
    const { state, ask } = await start({ change });
    const first = await ask();
    await ask();
    expect(state.renderings).toBe(2);
    expect(first.headers['cache-control']).toBe('no-store');
  });

  it('caches missing pages separately, with a size limit for random addresses', async () => {
    const { state, app, ask } = await start({ maxNotFoundBytes: 20_000 });
    await ask();
    for (let n = 0; n < 100; n += 1) await ask({ path: `/missing/${n}` });
    expect(state.renderings).toBe(101);
    expect((await ask()).status).toBe(200);
    expect((await ask({ path: '/missing/99' })).status).toBe(404);
    expect(state.renderings).toBe(101);
    await ask({ path: '/missing/0' });
    expect(state.renderings).toBe(102);
    expect(app.services.pageCache.getFresh('automotive-se /missing/0')?.status).toBe(404);
  });

  it('caches nothing without memory, including missing pages', async () => {
    const { state, ask } = await start({ maxBytes: 0 });
    for (const path of ['/', '/', '/missing', '/missing']) await ask({ path });
    expect(state.renderings).toBe(4);
  });

  it.each([
    ['a page that fits into the cache', 1_000_000, ['br']],
    ['no page that does not fit', 0, []],
  ])('compresses %s before it is requested', async (_what, maxBytes, encodings) => {
    const { app } = await start({ maxBytes });
    const request = { site: sites['automotive-se'], path: '/', query: new URLSearchParams() };
    const page = await app.services.pageCache.load({ ...request, mode: 'normal', requestId: '1' });
    expect(page).toHaveProperty('encodings', encodings);
  });

  /** Renders one list route for all paths below /list, and a separate route for each other path. */
  const renderLists = ({ path }: PageRequest): Partial<RenderedPage> =>
    path.toLowerCase().startsWith('/list/')
      ? { route: '/list/,-w-,', queryKeys: ['page'] }
      : { route: decodeURIComponent(path) };

  it('caches pages of a list separately under every address of its item', async () => {
    const { ask } = await start({ change: renderLists });
    const addresses = ['/list/a', '/list/a?page=2', '/LIST/a?page=2', '/list/%C3%A5?page=3'];
    for (const path of [...addresses, ...addresses.toReversed()]) await ask({ path });
    const numbers = [];
    for (const path of addresses) numbers.push(numberIn((await ask({ path })).text));
    expect(new Set(numbers).size).toBe(4);
    expect(numberIn((await ask({ path: '/list/a?utm=x' })).text)).toBe(numbers[0]);
  });

  it('keeps other pages cached, however many addresses of one item are requested', async () => {
    const { state, ask } = await start({ change: renderLists, maxBytes: 100_000 });
    const otherPaths = ['/', '/about', '/%C3%A5'];
    for (const path of otherPaths) await ask({ path });
    for (let n = 0; n < 300; n += 1) await ask({ path: `/list/${n}` });
    state.renderings = 0;
    for (const path of otherPaths) expect((await ask({ path })).status).toBe(200);
    expect(state.renderings).toBe(0);
    await ask({ path: '/list/299' });
    expect(state.renderings).toBe(0);
    await ask({ path: '/list/0' });
    expect(state.renderings).toBe(1);
  });

  it('caches sites separately', async () => {
    const { state, ask } = await start();
    await ask();
    await ask({ headers: { host: 'trucks.localhost' } });
    expect(state.renderings).toBe(2);
  });

  it('serves a purged page when it cannot be rendered again', async () => {
    const { state, app, ask } = await start();
    await ask();
    state.down = true;
    expect(app.services.pageCache.purge([siteKey('automotive-se')])).toBe(1);
    const { status, text } = await ask();
    expect([status, numberIn(text)]).toEqual([200, 1]);
  });
});
