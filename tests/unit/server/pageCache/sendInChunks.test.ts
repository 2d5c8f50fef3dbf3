import { get, type IncomingMessage } from 'node:http';
import { encodeHtml } from '../../../../platform/pages/encodeHtml';
import type { PageRequest, RenderedPage } from '../../../../platform/pages/page.types';
import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const pageWith = (text: string, over: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html: encodeHtml(text),
  cacheable: false,
  paths: [],
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  ...over,
});

/** Starts the application with a page whose tail the test resolves or rejects. */
async function start() {
  let release: (page: RenderedPage) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const renderPage = jest.fn(async (_: PageRequest) =>
    pageWith('<p>begun</p>', {
      fullPage: new Promise<RenderedPage>((resolve, reject) => {
        release = resolve;
        fail = reject;
      }),
    }),
  );
  const app = await startApp({ renderPage });
  const openRequest = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port: app.port, path: '/list' }, resolve).once('error', reject);
    });
  const full = pageWith('<p>begun</p><p>rest</p>', {
    cacheable: true,
    tail: Buffer.from('<p>rest</p>'),
  });
  return {
    app,
    open: openRequest,
    renderPage,
    release: () => release(full),
    fail: () => fail(new Error('down')),
  };
}

const chunk = (response: IncomingMessage) =>
  new Promise<string>((resolve) =>
    response.once('data', (bytes: Buffer) => resolve(bytes.toString())),
  );

test('sends the opening of a page before it is complete, and then caches the complete page', async () => {
  const { app, open, renderPage, release } = await start();
  const response = await open();
  expect(await chunk(response)).toBe('<p>begun</p>');
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
  release();
  expect(await chunk(response)).toBe('<p>rest</p>');
  const cachedPage = await app.request({ path: '/list' });
  expect(cachedPage.text).toBe('<p>begun</p><p>rest</p>');
  expect(cachedPage.headers.etag).toBeDefined();
  expect(renderPage).toHaveBeenCalledTimes(1);
});

test('sends the same opening of one rendering to concurrent requests', async () => {
  const { open, renderPage, release } = await start();
  const [one, other] = [await open(), await open()];
  expect([await chunk(one), await chunk(other)]).toEqual(['<p>begun</p>', '<p>begun</p>']);
  expect(renderPage).toHaveBeenCalledTimes(1);
  release();
});

test('aborts the response when the tail of the page cannot be rendered', async () => {
  const { open, fail } = await start();
  const response = await open();
  await chunk(response);
  const broken = new Promise((resolve) => response.once('error', resolve));
  fail();
  await expect(broken).resolves.toHaveProperty('message');
});
