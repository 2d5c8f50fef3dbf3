import type { AppServices } from '../../../../server/appServices.types';
import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

describe('request log', () => {
  it('writes one line a request, without query values', async () => {
    const app = await startApp();
    await app.ask({
      path: '/kop-bil?name=Anna&page=2&anna.ek@example.com',
      headers: { host: 'localhost' },
    });
    expect(app.lines()).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: '/kop-bil',
        query: 'name&page&…',
        site: 'automotive-se',
        status: 200,
        requestId: expect.any(String) as string,
        ms: expect.any(Number) as number,
        bytes: expect.any(Number) as number,
      }),
    ]);
    expect(JSON.stringify(app.lines())).not.toMatch(/anna/i);
  });

  it('writes a line for pages from the fast path too', async () => {
    const app = await startApp();
    for (let visit = 0; visit < 3; visit += 1) {
      await app.ask({ headers: { 'accept-encoding': 'br' } });
    }
    expect(app.lines().map(({ cached }) => cached ?? false)).toEqual([false, false, true]);
  });

  it('leaves out probes that are answered well, and no others', async () => {
    const app = await startApp();
    for (const state of ['ready', 'draining'] as const) {
      app.services.readiness.state = state;
      await app.ask({ path: '/readyz' });
      await app.ask({ path: '/livez' });
    }
    expect(app.lines()).toMatchObject([{ path: '/readyz', status: 503 }]);
  });

  it.each([
    ['leaves out sources that development serves', {}, ['/']],
    ['tells of assets of the build', undefined, ['/assets/a.js', '/']],
  ])('%s', async (_, development, paths) => {
    const app = await startApp({
      development: development as AppServices['development'],
      assets: ({ path }, response, next) => (path === '/assets/a.js' ? response.end() : next()),
    });
    await app.ask({ path: '/assets/a.js' });
    await app.ask();
    expect(app.lines().map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    ['0f8fad5b-d9cb-469f-a165-70867728950e', true],
    ['short', false],
    ['abcdefgh"},{"evil', false],
    ['a'.repeat(65), false],
  ])('takes over the request id %s: %s', async (given, taken) => {
    const app = await startApp();
    const { headers } = await app.ask({ headers: { 'x-request-id': given } });
    expect(headers['x-request-id'] === given).toBe(taken);
    expect(app.lines()[0]?.requestId).toBe(headers['x-request-id']);
  });
});
