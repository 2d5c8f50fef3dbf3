import { TooManyTasksError } from '../../../../platform/boundedTasks';
import { FairQueue } from '../../../../platform/FairQueue';
import type { PageRequest, RenderedPage } from '../../../../platform/pages/page.types';
import { renderQueued } from '../../../../server/pages/renderPage';
import { allSites, plainPage, startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const requestFor = (path: string, overrides: Partial<PageRequest> = {}): PageRequest => ({
  site: allSites[0],
  path,
  query: new URLSearchParams(),
  mode: 'normal',
  requestId: 'id',
  visitor: '192.0.2.1',
  ...overrides,
});
const oneAtATime = () => new FairQueue({ maxRunning: 1, maxPerClient: 1, maxQueueLength: 1 });
const waitForTasks = () => new Promise((resolve) => setImmediate(resolve));

test('a page is rendered after the previous one is complete or has failed', async () => {
  let finish: (page: RenderedPage) => void = () => undefined;
  const fullPage = new Promise<RenderedPage>((resolve) => (finish = resolve));
  const started: string[] = [];
  const render = renderQueued(async (request) => {
    started.push(request.path);
    if (request.path === '/broken') throw new Error('broken');
    const page = await plainPage(request);
    return request.path === '/late' ? { ...page, fullPage } : page;
  }, oneAtATime());
  await render(requestFor('/late'));
  const broken = render(requestFor('/broken')).catch(({ message }: Error) => message);
  await waitForTasks();
  expect(started).toEqual(['/late']);
  finish(await plainPage(requestFor('/late')));
  expect(await broken).toBe('broken');
  await render(requestFor('/next'));
  expect(started).toEqual(['/late', '/broken', '/next']);
});

test('a page without remaining time is not rendered', async () => {
  const render = jest.fn();
  const renderOne = renderQueued(render, oneAtATime());
  await expect(renderOne(requestFor('/', { deadline: performance.now() }))).rejects.toThrow(
    TooManyTasksError,
  );
  expect(render).not.toHaveBeenCalled();
});

test('a client with too many requests gets a short error, and others get pages', async () => {
  let finish: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (finish = resolve));
  const renderPage = renderQueued(
    async (request) => {
      if (request.path.startsWith('/held')) await blocked;
      return plainPage(request);
    },
    new FairQueue({ maxRunning: 2, maxPerClient: 1, maxQueueLength: 1 }),
  );
  const renderErrorPage = jest.fn();
  const app = await startApp({
    renderPage,
    renderErrorPage,
    environment: { TRUST_PROXY: 'loopback' },
  });
  const headersFor = (address: string) => ({ 'x-forwarded-for': address });
  const fetchPage = (path: string, address: string) =>
    app.request({ path, headers: headersFor(address) });
  const flood = ['/held-1', '/held-2', '/held-3'].map((path) => fetchPage(path, '192.0.2.1'));
  const refused = await Promise.race(flood);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(renderErrorPage).not.toHaveBeenCalled();
  expect((await fetchPage('/other', '192.0.2.2')).status).toBe(200);
  finish();
  expect((await Promise.all(flood)).map(({ status }) => status).sort()).toEqual([200, 200, 503]);
});
