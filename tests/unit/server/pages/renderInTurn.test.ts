import { TooManyTasksError } from '../../../../platform/boundedTasks';
import { FairTurns } from '../../../../platform/FairTurns';
import type { PageRequest, RenderedPage } from '../../../../platform/pages/page.types';
import { renderInTurn } from '../../../../server/pages/renderPage';
import { allSites, plainPage, startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const asked = (path: string, more: Partial<PageRequest> = {}): PageRequest => ({
  site: allSites[0],
  path,
  query: new URLSearchParams(),
  mode: 'normal',
  requestId: 'id',
  visitor: '192.0.2.1',
  ...more,
});
const oneTurn = () => new FairTurns({ atOnce: 1, ofOne: 1, waiting: 1 });
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a page waits until the page before is whole, and a failure gives its turn away', async () => {
  let finish: (page: RenderedPage) => void = () => undefined;
  const whole = new Promise<RenderedPage>((resolve) => (finish = resolve));
  const begun: string[] = [];
  const render = renderInTurn(async (request) => {
    begun.push(request.path);
    if (request.path === '/broken') throw new Error('broken');
    const page = await plainPage(request);
    return request.path === '/late' ? { ...page, whole } : page;
  }, oneTurn());
  await render(asked('/late'));
  const broken = render(asked('/broken')).catch(({ message }: Error) => message);
  await settled();
  expect(begun).toEqual(['/late']);
  finish(await plainPage(asked('/late')));
  expect(await broken).toBe('broken');
  await render(asked('/next'));
  expect(begun).toEqual(['/late', '/broken', '/next']);
});

test('a page without time left is not begun', async () => {
  const render = jest.fn();
  const inTurn = renderInTurn(render, oneTurn());
  await expect(inTurn(asked('/', { deadline: performance.now() }))).rejects.toThrow(
    TooManyTasksError,
  );
  expect(render).not.toHaveBeenCalled();
});

test('who asks for too much is told so in few words, and everybody else gets pages', async () => {
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (finish = resolve));
  const renderPage = renderInTurn(
    async (request) => {
      if (request.path.startsWith('/held')) await held;
      return plainPage(request);
    },
    new FairTurns({ atOnce: 2, ofOne: 1, waiting: 1 }),
  );
  const renderErrorPage = jest.fn();
  const app = await startApp({
    renderPage,
    renderErrorPage,
    environment: { TRUST_PROXY: 'loopback' },
  });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const ask = (path: string, address: string) => app.ask({ path, headers: from(address) });
  const flood = ['/held-1', '/held-2', '/held-3'].map((path) => ask(path, '192.0.2.1'));
  const refused = await Promise.race(flood);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(renderErrorPage).not.toHaveBeenCalled();
  expect((await ask('/other', '192.0.2.2')).status).toBe(200);
  finish();
  expect((await Promise.all(flood)).map(({ status }) => status).sort()).toEqual([200, 200, 503]);
});
