import { refusedKeys } from '../../../../platform/upstreams/refusedKeys';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import { createUpstream } from '../../../../platform/upstreams/request';
import { plainPage, serve, startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

describe('health endpoint', () => {
  it.each(['/healthz', '/api/healthz'])('[ROUTE-10] renders a page for %s', async (path) => {
    const rendered: string[] = [];
    const app = await startApp({
      renderPage: (request) => {
        rendered.push(request.path);
        return plainPage(request);
      },
    });
    const { status, headers, text } = await app.request({ path });
    expect([status, text]).toEqual([200, '{"status":"ok"}']);
    expect(headers['cache-control']).toBe('no-store');
    expect(rendered).toEqual(['/']);
  });

  it('responds to a probe by IP address without a site', async () => {
    const app = await startApp();
    const headers = { host: '10.1.2.3:3000' };
    expect((await app.request({ path: '/healthz', headers })).status).toBe(200);
  });

  it('lists alarms that need attention', async () => {
    const app = await startApp({
      alarms: () => ['enquiries not delivered: 2'],
    });
    const { status, text } = await app.request({ path: '/healthz' });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ status: 'ok', alarms: ['enquiries not delivered: 2'] });
  });

  it('raises an alarm while an upstream refuses our key', async () => {
    const app = await startApp();
    const alarms = async () => JSON.parse((await app.request({ path: '/healthz' })).text).alarms;
    refusedKeys.record('search', 401);
    expect(await alarms()).toEqual(['search rejected our API key']);
    refusedKeys.record('search', 200);
    expect(await alarms()).toBeUndefined();
  });

  it('renders once for concurrent probes', async () => {
    let count = 0;
    const app = await startApp({
      renderPage: async (request) => {
        count += 1;
        return plainPage(request);
      },
    });
    await Promise.all(Array.from({ length: 20 }, () => app.request({ path: '/healthz' })));
    expect(count).toBe(1);
  });

  it('reports the upstream that fails', async () => {
    const app = await startApp({
      renderPage: () => Promise.reject(new UpstreamError('content', 'timeout', 'too slow')),
    });
    const { status, text } = await app.request({ path: '/healthz' });
    expect(status).toBe(503);
    expect(JSON.parse(text)).toEqual({ status: 'failing', upstream: 'content', kind: 'timeout' });
  });

  it('reports a database that does not answer while pages are served', async () => {
    const checkDatabase = () => Promise.reject(new Error('Query read timeout'));
    const app = await startApp({ checkDatabase });
    const { status, text } = await app.request({ path: '/healthz' });
    const failing = { status: 'failing', upstream: 'database', kind: 'timeout' };
    expect([status, JSON.parse(text)]).toEqual([503, failing]);
    app.services.readiness.state = 'ready';
    await app.request({ path: '/readyz' });
    const ready = await app.request({ path: '/readyz' });
    expect([ready.status, JSON.parse(ready.text)]).toEqual([
      200,
      { status: 'ready', failing: ['database'] },
    ]);
    expect((await app.request()).status).toBe(200);
  });

  it('responds to readiness at once while the database hangs', async () => {
    const app = await startApp({ checkDatabase: () => new Promise(() => undefined) });
    app.services.readiness.state = 'ready';
    const { status, text } = await app.request({ path: '/readyz' });
    expect([status, text]).toEqual([200, '{"status":"ready"}']);
  });

  it('fails when the content platform answers but has no front page', async () => {
    const app = await startApp({
      renderPage: async (request) => ({ ...(await plainPage(request)), status: 404 }),
    });
    expect((await app.request({ path: '/healthz' })).status).toBe(503);
  });

  it('fails without details when rendering itself fails', async () => {
    const app = await startApp({ renderPage: () => Promise.reject(new Error('secret')) });
    const { status, text } = await app.request({ path: '/healthz' });
    expect([status, text]).toEqual([503, '{"status":"failing"}']);
  });
});

describe('readiness endpoint', () => {
  it('a process is ready only between start and draining', async () => {
    const app = await startApp();
    const { readiness } = app.services;
    const statuses = [];
    for (const state of ['starting', 'ready', 'draining'] as const) {
      readiness.state = state;
      statuses.push((await app.request({ path: '/readyz' })).status);
    }
    expect(statuses).toEqual([503, 200, 503]);
    expect((await app.request({ path: '/livez' })).text).toBe('{"status":"alive"}');
  });

  it('a process that is starting reports what it waits for', async () => {
    const app = await startApp();
    app.services.readiness.waitsFor = 'content';
    const { status, text } = await app.request({ path: '/readyz' });
    expect([status, JSON.parse(text)]).toEqual([503, { status: 'starting', failing: ['content'] }]);
  });

  it('a ready process reports upstreams that reject our key', async () => {
    const keys = { refused: () => ['search'], check: () => Promise.resolve(['search']) };
    const app = await startApp({ keys });
    app.services.readiness.state = 'ready';
    const { status, text } = await app.request({ path: '/readyz' });
    const expected = { status: 'ready', failing: ['search'], keysRefused: ['search'] };
    expect([status, JSON.parse(text)]).toEqual([200, expected]);
  });

  it('a ready process reports an upstream with an open circuit until it works again', async () => {
    let status = 500;
    const port = await serve((_, response) => void response.writeHead(status).end());
    const cars = createUpstream({
      name: 'cars',
      url: `http://127.0.0.1:${port}`,
      circuit: { maxFailures: 2, halfOpenAfterMs: 20 },
    });
    const send = () => cars.request({ method: 'POST', validate: () => 'answer' });
    const app = await startApp();
    app.services.readiness.state = 'ready';
    const output = async (path: string) => {
      const answer = await app.request({ path });
      return [answer.status, JSON.parse(answer.text)];
    };

    await expect(send()).rejects.toThrow();
    expect(await output('/readyz')).toEqual([200, { status: 'ready' }]);
    await expect(send()).rejects.toThrow();
    expect(await output('/readyz')).toEqual([200, { status: 'ready', failing: ['cars'] }]);
    const alarms = ['circuit breaker of cars is open: it failed repeatedly'];
    expect(await output('/healthz')).toEqual([200, { status: 'ok', alarms }]);

    status = 200;
    await new Promise((resolve) => setTimeout(resolve, 30));
    await send();
    expect(await output('/readyz')).toEqual([200, { status: 'ready' }]);
    expect(await output('/healthz')).toEqual([200, { status: 'ok' }]);
  });
});
