import type { AppServices } from '../../../../server/appServices.types';
import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

describe('request log', () => {
  it('the log has one line a request, without query values', async () => {
    const app = await startApp();
    await app.request({
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

  it.each([
    ['/_draft/c2VhbGVk.x-y', '/_draft/…'],
    ['/_Draft/c2VhbGVk', '/_Draft/…'],
    ['/api/mechmate/car/ABC123', '/api/mechmate/car/…'],
    ['/API/mechmate/timeslots/from/ABC123/1/x', '/API/mechmate/timeslots/…'],
    ['/api/autosonshow/AB12CDE', '/api/autosonshow/…'],
    ['/nosuch/anna@example.com/x', '/nosuch/…/x'],
    ['/nosuch/anna%40example.com', '/nosuch/…'],
    ['/api/mechmate/book', '/api/mechmate/book'],
    ['/@vite/client', '/@vite/client'],
  ])('masks keys, plates and mail addresses in the path: %s', async (path, logged) => {
    const app = await startApp();
    await app.request({ path });
    expect(app.lines().at(-1)).toMatchObject({ path: logged });
  });

  it('the log has a line for pages from the fast path', async () => {
    const app = await startApp();
    for (let visit = 0; visit < 3; visit += 1) {
      await app.request({ headers: { 'accept-encoding': 'br' } });
    }
    expect(app.lines().map(({ cached }) => cached ?? false)).toEqual([false, false, true]);
  });

  it('the log omits successful probes and no others', async () => {
    const app = await startApp();
    for (const state of ['ready', 'draining'] as const) {
      app.services.readiness.state = state;
      await app.request({ path: '/readyz' });
      await app.request({ path: '/livez' });
    }
    expect(app.lines()).toMatchObject([{ path: '/readyz', status: 503 }]);
  });

  it.each([
    ['omits source files in development', {}, ['/']],
    ['contains assets of the build', undefined, ['/assets/a.js', '/']],
  ])('%s', async (_, development, paths) => {
    const app = await startApp({
      development: development as AppServices['development'],
      assets: ({ path }, response, next) => (path === '/assets/a.js' ? response.end() : next()),
    });
    await app.request({ path: '/assets/a.js' });
    await app.request();
    expect(app.lines().map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    ['0f8fad5b-d9cb-469f-a165-70867728950e', true],
    ['short', false],
    ['abcdefgh"},{"evil', false],
    ['a'.repeat(65), false],
  ])('the request id %s is accepted: %s', async (requestedId, isAccepted) => {
    const app = await startApp();
    const { headers } = await app.request({ headers: { 'x-request-id': requestedId } });
    expect(headers['x-request-id'] === requestedId).toBe(isAccepted);
    expect(app.lines()[0]?.requestId).toBe(headers['x-request-id']);
  });
});
