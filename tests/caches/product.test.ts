import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgresPrograms } from '../support/postgres';
import { requestApp } from '../unit/server/appUnderTest';
import { FrontedProduct, type TeaserPage } from './FrontedProduct';

jest.setTimeout(180_000);

const hasDatabase = findPostgresPrograms() !== undefined;
const withDatabase = hasDatabase ? describe : describe.skip;

withDatabase('the product behind nginx and Varnish', () => {
  let product: FrontedProduct;
  let teaserPage: TeaserPage;
  let borrowing: TeaserPage;

  beforeAll(async () => {
    product = await FrontedProduct.start(2);
    teaserPage = await product.createPage('shows-teaser');
    borrowing = await product.createPage('borrows-teaser', teaserPage.teaserId);
  });
  afterAll(() => product.stop());

  const host = 'trucks.localhost';
  const get = (port: number, path: string, headers: Record<string, string> = {}) =>
    requestApp(port, { path, headers: { host, ...headers } });
  const visit = (path: string, headers?: Record<string, string>) =>
    get(product.edgePort, path, headers);
  const markIn = (text: string) => Number(/mark-(\d+)\./.exec(text)?.[1]);
  /**
   * Returns the headers of a page once a web process has cached it; earlier responses are streamed without
   * an ETag.
   */
  async function waitForCachedPage(port: number, path: string): Promise<IncomingHttpHeaders> {
    for (;;) {
      const { headers } = await get(port, path);
      if (headers.etag !== undefined) return headers;
      await wait(50);
    }
  }
  /** Waits until the CDN has cached a page. */
  async function waitForCdn(path: string): Promise<void> {
    while ((await visit(path)).headers['cache-status'] !== 'forecourt; hit') await wait(50);
  }

  test('every web process returns the same ETag for a page, and cache keys are not sent to visitors', async () => {
    for (const path of ['/', teaserPage.path, borrowing.path, '/missing']) {
      const answers = () =>
        Promise.all(product.webPorts.map((port) => waitForCachedPage(port, path)));
      let [first, second] = await answers();
      // The first rendering may lack image previews that are still being created.
      while (first?.etag !== second?.etag) {
        await product.publishAll('trucks');
        await wait(1000);
        [first, second] = await answers();
      }
      expect(first?.['surrogate-key']).toMatch(/^site-trucks( [\da-z-]+)+$/);
      expect(first?.['surrogate-key']).toBe(second?.['surrogate-key']);
      expect(String(first?.['surrogate-key']).length).toBeLessThanOrEqual(1800);
      expect((await visit(path)).headers).not.toHaveProperty('surrogate-key');
    }
  });

  test('changing a teaser purges all pages that show it, and no others', async () => {
    // Waits for the second notice of earlier publications, which follows some seconds later.
    await wait(7000);
    for (const path of ['/', teaserPage.path, borrowing.path]) await waitForCdn(path);
    await product.publishMark(teaserPage.teaserId, 1);
    const shown = async () =>
      Promise.all(
        [teaserPage, borrowing].map(async ({ path }) => markIn((await visit(path)).text)),
      );
    while ((await shown()).some((mark) => mark !== 1)) await wait(20);
    expect((await visit('/')).headers['cache-status']).toBe('forecourt; hit');
  });

  test('a changed price or a new hold purges the pages of that car within seconds, and no others', async () => {
    const stock = 'vehicles_automotive_se';
    const visitSite = (path: string) =>
      requestApp(product.edgePort, { path, headers: { host: 'localhost' } });
    const [car] = await product.readCars(stock, 1);
    const pathOf = `/bil/${car!.car_id}/${encodeURIComponent(car!.slug)}`;
    const others = '/anlaggningar';
    for (const path of [pathOf, others]) {
      while ((await visitSite(path)).headers['cache-status'] !== 'forecourt; hit') await wait(50);
    }
    const startedAt = Date.now();
    const until = async (says: (text: string) => boolean) => {
      while (!says((await visitSite(pathOf)).text)) await wait(100);
    };
    await product.changeCar(stock, { ...car!, car_price: 123_456 });
    await until((text) => text.replaceAll(/\s/g, '').includes('123456'));
    await product.holdCar(stock, car!.car_id);
    await until((text) => text.includes('Reserverad'));
    // Without a purge, the CDN would revalidate after a minute and serve the old page once more.
    expect(Date.now() - startedAt).toBeLessThan(60_000);
    expect((await visitSite(others)).headers['cache-status']).toBe('forecourt; hit');
  });

  test('a page is compressed as the browser requests, and is answered with 304 when its copy is current', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await visit('/', { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      const held = String(headers.etag);
      const again = await visit('/', { 'accept-encoding': encoding, 'if-none-match': held });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  test('a page is served from the cache while a web process stops, and while none runs', async () => {
    await waitForCdn('/');
    await product.stopWeb(0);
    expect((await visit('/aldrig-efterfragad')).status).toBe(404);
    await product.stopWeb(1);
    expect((await visit('/')).status).toBe(200);
    await Promise.all([0, 1].map((index) => product.startWeb(index)));
  });
});
