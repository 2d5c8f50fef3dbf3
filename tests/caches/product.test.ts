import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { postgresPrograms } from '../support/postgres';
import { ask } from '../unit/server/appUnderTest';
import { FrontedProduct, type TeaserPage } from './FrontedProduct';

jest.setTimeout(180_000);

const hasDatabase = postgresPrograms() !== undefined;
const withDatabase = hasDatabase ? describe : describe.skip;

withDatabase('the product behind nginx and Varnish', () => {
  let product: FrontedProduct;
  let own: TeaserPage;
  let borrowing: TeaserPage;

  beforeAll(async () => {
    product = await FrontedProduct.start(2);
    own = await product.createPage('shows-teaser');
    borrowing = await product.createPage('borrows-teaser', own.teaserId);
  });
  afterAll(() => product.stop());

  const host = 'trucks.localhost';
  const get = (port: number, path: string, headers: Record<string, string> = {}) =>
    ask(port, { path, headers: { host, ...headers } });
  const visit = (path: string, headers?: Record<string, string>) =>
    get(product.edgePort, path, headers);
  const markIn = (text: string) => Number(/mark-(\d+)\./.exec(text)?.[1]);
  /** Headers of a page that a web process has kept; the first answer may be on its way before the page is whole. */
  async function kept(port: number, path: string): Promise<IncomingHttpHeaders> {
    for (;;) {
      const { headers } = await get(port, path);
      if (headers.etag !== undefined) return headers;
      await wait(50);
    }
  }
  /** Until a page is kept in front. */
  async function keep(path: string): Promise<void> {
    while ((await visit(path)).headers['cache-status'] !== 'forecourt; hit') await wait(50);
  }

  test('every web process gives a page the same ETag, and the cache the keys that visitors do not see', async () => {
    for (const path of ['/', own.path, borrowing.path, '/missing']) {
      const answers = () => Promise.all(product.webPorts.map((port) => kept(port, path)));
      let [one, other] = await answers();
      // A page may go without previews of its pictures that are still being made, until it is made anew.
      while (one?.etag !== other?.etag) {
        await product.makeAnew('trucks');
        await wait(1000);
        [one, other] = await answers();
      }
      expect(one?.['surrogate-key']).toMatch(/^site-trucks( [\da-z-]+)+$/);
      expect(one?.['surrogate-key']).toBe(other?.['surrogate-key']);
      expect(String(one?.['surrogate-key']).length).toBeLessThanOrEqual(1800);
      expect((await visit(path)).headers).not.toHaveProperty('surrogate-key');
    }
  });

  test('a changed teaser is new on all pages that show it, and others stay kept', async () => {
    // What was published before is told a second time some seconds later.
    await wait(7000);
    for (const path of ['/', own.path, borrowing.path]) await keep(path);
    await product.publishMark(own.teaserId, 1);
    const shown = async () =>
      Promise.all([own, borrowing].map(async ({ path }) => markIn((await visit(path)).text)));
    while ((await shown()).some((mark) => mark !== 1)) await wait(20);
    expect((await visit('/')).headers['cache-status']).toBe('forecourt; hit');
  });

  test('a car whose price changes, and one that is held, are new in front within seconds, and other pages stay kept', async () => {
    const stock = 'vehicles_automotive_se';
    const visitSite = (path: string) =>
      ask(product.edgePort, { path, headers: { host: 'localhost' } });
    const [car] = await product.cars(stock, 1);
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
    // By itself the cache would ask after a minute, and show the old page once more.
    expect(Date.now() - startedAt).toBeLessThan(60_000);
    expect((await visitSite(others)).headers['cache-status']).toBe('forecourt; hit');
  });

  test('a page comes compressed as it is asked for, and is not sent again to who has it', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await visit('/', { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      const held = String(headers.etag);
      const again = await visit('/', { 'accept-encoding': encoding, 'if-none-match': held });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  test('a page is there while a web process stops, and while none runs', async () => {
    await keep('/');
    await product.stopWeb(0);
    expect((await visit('/aldrig-efterfragad')).status).toBe(404);
    await product.stopWeb(1);
    expect((await visit('/')).status).toBe(200);
    await Promise.all([0, 1].map((index) => product.startWeb(index)));
  });
});
