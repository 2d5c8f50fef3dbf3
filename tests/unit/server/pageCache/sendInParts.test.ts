import { get, type IncomingMessage } from 'node:http';
import { encodeHtml } from '../../../../platform/pages/encodeHtml';
import type { PageRequest, RenderedPage } from '../../../../platform/pages/page.types';
import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const part = (text: string, over: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html: encodeHtml(text),
  cacheable: false,
  paths: [],
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  ...over,
});

/** The application with a page whose rest comes when the test says so. */
async function start() {
  let release: (page: RenderedPage) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const renderPage = jest.fn(async (_: PageRequest) =>
    part('<p>begun</p>', {
      whole: new Promise<RenderedPage>((resolve, reject) => {
        release = resolve;
        fail = reject;
      }),
    }),
  );
  const app = await startApp({ renderPage });
  const open = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port: app.port, path: '/list' }, resolve).once('error', reject);
    });
  const whole = part('<p>begun</p><p>rest</p>', {
    cacheable: true,
    rest: Buffer.from('<p>rest</p>'),
  });
  return {
    app,
    open,
    renderPage,
    release: () => release(whole),
    fail: () => fail(new Error('down')),
  };
}

const chunk = (response: IncomingMessage) =>
  new Promise<string>((resolve) =>
    response.once('data', (bytes: Buffer) => resolve(bytes.toString())),
  );

test('the beginning arrives before the rest is there; then the page is kept whole', async () => {
  const { app, open, renderPage, release } = await start();
  const response = await open();
  expect(await chunk(response)).toBe('<p>begun</p>');
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
  release();
  expect(await chunk(response)).toBe('<p>rest</p>');
  const kept = await app.ask({ path: '/list' });
  expect(kept.text).toBe('<p>begun</p><p>rest</p>');
  expect(kept.headers.etag).toBeDefined();
  expect(renderPage).toHaveBeenCalledTimes(1);
});

test('whoever comes meanwhile gets the same beginning of the same rendering', async () => {
  const { open, renderPage, release } = await start();
  const [one, other] = [await open(), await open()];
  expect([await chunk(one), await chunk(other)]).toEqual(['<p>begun</p>', '<p>begun</p>']);
  expect(renderPage).toHaveBeenCalledTimes(1);
  release();
});

test('where the rest cannot be had the answer ends cut off', async () => {
  const { open, fail } = await start();
  const response = await open();
  await chunk(response);
  const broken = new Promise((resolve) => response.once('error', resolve));
  fail();
  await expect(broken).resolves.toHaveProperty('message');
});
