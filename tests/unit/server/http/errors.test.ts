import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const failingHandler = () => Promise.reject(new Error('database password is hunter2'));
const down = () => Promise.reject(new UpstreamError('content', 'network', 'cannot be reached'));

describe('error responses', () => {
  it('a failure shows the site’s own page and is logged with the request’s id', async () => {
    const app = await startApp({ renderPage: failingHandler });
    const { status, headers, text } = await app.request();
    expect(status).toBe(500);
    expect(text).toContain('automotive-se error 500');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toMatch(/hunter2|at .*\.ts/);
    const failure = app.lines().find(({ msg }) => msg === 'request failed');
    expect(failure).toMatchObject({ level: 50, requestId: headers['x-request-id'] });
  });

  it('responses are 503 with Retry-After while the content platform is down', async () => {
    const app = await startApp({ renderPage: down });
    const { status, headers, text } = await app.request();
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(text).toContain('automotive-se error 503');
  });

  it("[OQ-17] a missing page is a 404 with the site's not-found page", async () => {
    const app = await startApp();
    const { status, text } = await app.request({ path: '/missing' });
    expect([status, text.includes('<title>automotive-se</title>')]).toEqual([404, true]);
  });

  it.each([
    ['localhost', '/', 'sv', 'Vi är strax tillbaka'],
    ['carstore-fi.localhost', '/en/x', 'en', 'We will be right back'],
  ])('an error falls back to static HTML on %s%s', async (host, path, language, title) => {
    const app = await startApp({ renderPage: down, renderErrorPage: failingHandler });
    const { status, headers, text } = await app.request({ path, headers: { host } });
    expect(status).toBe(503);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<html lang="${language}"`);
    expect(text).toContain(title);
    expect(text).not.toContain('<script');
  });

  it('errors of API requests are JSON', async () => {
    const app = await startApp();
    const { status, headers, text } = await app.request({ path: '/api/none' });
    const requestId = headers['x-request-id'];
    expect(status).toBe(404);
    expect(JSON.parse(text)).toEqual({
      error: { status: 404, message: 'Address not found', requestId },
    });
  });

  it.each([
    ['/%E0%A4%A', 400],
    ['/%', 400],
    [`/${'a'.repeat(5000)}`, 414],
    ['/a%2e%2e/b', 400],
    ['/a\\b', 400],
  ])('the address %s is rejected', async (path, status) => {
    const app = await startApp();
    expect((await app.request({ path })).status).toBe(status);
  });

  it('bodies that are malformed or too large are rejected', async () => {
    const app = await startApp();
    const post = (body: string) =>
      app.request({
        path: '/api/events/page-view',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    expect((await post('{')).status).toBe(400);
    expect((await post(`{"a":"${'x'.repeat(5000)}"}`)).status).toBe(413);
  });

  it('HEAD, OPTIONS and unsupported methods of a page are handled', async () => {
    const app = await startApp();
    const [head, get] = [await app.request({ method: 'HEAD' }), await app.request()];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    const [options, post] = [
      await app.request({ method: 'OPTIONS' }),
      await app.request({ method: 'POST' }),
    ];
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});
