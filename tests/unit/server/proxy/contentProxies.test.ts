import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as send } from 'node:http';
import { requestApp, serve, startApp, stopServers } from '../appUnderTest';
import type { SendRequest } from '../appUnderTest';

afterEach(stopServers);

interface RecordedRequest {
  store: string;
  method?: string;
  url?: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts the application with a content platform and two media stores that record their requests. */
async function start(options: { handler?: Handler; environment?: NodeJS.ProcessEnv } = {}) {
  const requests: RecordedRequest[] = [];
  const store = (name: string) =>
    serve((request, response) => {
      const { method, url, headers } = request;
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        requests.push({ store: name, method, url, headers, body });
        if (options.handler) return options.handler(request, response);
        response.setHeader('Set-Cookie', 'platform=1').setHeader('Server', 'platform');
        return response.setHeader('Content-Type', 'text/plain').end(`${name} ${url}`);
      });
    });
  const [platform, media, stage] = await Promise.all(
    ['platform', 'media', 'stage'].map((name) => store(name)),
  );
  const app = await startApp({
    environment: {
      CONTENT_URL: `http://127.0.0.1:${platform}/sitecore/graphql`,
      MEDIA_URL: `http://127.0.0.1:${media}/store`,
      MEDIA_STAGE_URL: `http://127.0.0.1:${stage}`,
      ...options.environment,
    },
  });
  return {
    seen: requests,
    app,
    get: (path: string, requestOptions: SendRequest = {}) =>
      requestApp(app.port, { path, ...requestOptions }),
  };
}

describe('proxied routes', () => {
  it.each([
    ['ROUTE-02', '/sitecore/api/layout?item=1', 'platform /sitecore/api/layout?item=1'],
    ['ROUTE-03', '/sitecore/service/a/b', 'platform /sitecore/service/a/b'],
    ['ROUTE-04', '/-/icon/x.png', 'platform /-/icon/x.png'],
    ['ROUTE-05', '/-/media/cars/x.jpg?h=1', 'media /store/cars/x.jpg?h=1'],
    ['ROUTE-06', '/-/jssmedia/cars/x.jpg', 'media /store/cars/x.jpg'],
    ['OQ-13', '/-/mediation/x', 'platform /-/mediation/x'],
  ])('[ROUTE-01] [%s] forwards %s', async (_, path, expected) => {
    const { get } = await start();
    const { status, text } = await get(path);
    expect([status, text]).toEqual([200, expected]);
  });

  it('[ROUTE-07] [OQ-14] the stage media store is used on stage', async () => {
    const { get } = await start({ environment: { PUBLIC_URL: 'http://localhost/?STAGE' } });
    expect((await get('/-/media/x.jpg')).text).toBe('stage /x.jpg');
  });

  it('[ROUTE-14] forwards bodies and listed headers, but no cookies and credentials', async () => {
    const { get, seen } = await start();
    const { headers } = await get('/sitecore/api/data', {
      method: 'POST',
      body: '{"a":1}',
      headers: {
        'content-type': 'application/json',
        cookie: 'session=1',
        authorization: 'Basic x',
        'x-forwarded-host': 'evil.example',
        'proxy-connection': 'keep-alive',
        te: 'trailers',
      },
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect(seen[0]?.headers['content-type']).toBe('application/json');
    expect(seen[0]?.headers['x-forwarded-host']).toMatch(/^127\.0\.0\.1:\d+$/);
    for (const name of ['cookie', 'authorization', 'proxy-connection', 'te']) {
      expect(seen[0]?.headers[name]).toBeUndefined();
    }
    expect([headers['set-cookie'], headers.server]).toEqual([undefined, undefined]);
  });

  it('[ROUTE-15] does not reveal the upstream’s address', async () => {
    const { get } = await start({
      handler: (_, response) => response.writeHead(302, { Location: 'http://inner/' }).end(),
    });
    const { status, headers, text } = await get('/-/x');
    expect([status, headers.location]).toEqual([502, undefined]);
    expect(text).not.toContain('inner');
  });

  it.each([
    '/-/media/../../etc/passwd',
    '/-/media/%2e%2e/secret',
    '/-/media/%252e%252e/secret',
    '/-/media/a%2fb',
    '/-/media/a%5cb',
    '/-/media/a\\b',
    '/-/media/./x',
    '/-/media/a%00b',
    'http://evil.example/-/media/x.jpg',
  ])('rejects %s', async (path) => {
    const { get, seen } = await start();
    expect((await get(path)).status).toBe(400);
    expect(seen).toEqual([]);
  });

  it.each(['//evil.example/-/media/x', '/-//evil.example/x', '/-/media//evil.example/x'])(
    'does not forward %s to another host',
    async (path) => {
      const { get, seen } = await start();
      const { headers } = await get(path);
      expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
      for (const { url } of seen) expect(url).toMatch(/^\/(?!\/)/);
    },
  );

  it.each([
    ['/-/media/x', 'POST'],
    ['/-/x', 'DELETE'],
    ['/sitecore/api/x', 'PUT'],
    ['/sitecore/service/x', 'TRACE'],
  ])('does not forward to %s with the unsupported method %s', async (path, method) => {
    const { get, seen } = await start();
    expect((await get(path, { method })).status).toBe(405);
    expect(seen).toEqual([]);
  });

  it('forwards ranges and validators, and responds with 206 and 304', async () => {
    const { get, seen } = await start({
      handler: (request, response) => {
        if (request.headers['if-none-match']) return response.writeHead(304, { ETag: '"1"' }).end();
        return response.writeHead(206, { 'Content-Range': 'bytes 0-3/10' }).end('0123');
      },
    });
    const partial = await get('/-/media/x.mp4', { headers: { range: 'bytes=0-3' } });
    expect([partial.status, partial.headers['content-range']]).toEqual([206, 'bytes 0-3/10']);
    expect(seen[0]?.headers.range).toBe('bytes=0-3');
    const unchanged = await get('/-/media/x.mp4', { headers: { 'if-none-match': '"1"' } });
    expect([unchanged.status, unchanged.headers.etag]).toEqual([304, '"1"']);
    await get('/-/media/x.mp4', { headers: { 'if-match': '"2"' } });
    expect(seen.at(-1)?.headers['if-match']).toBe('"2"');
  });

  it('does not forward a range with HEAD or a weak ETag', async () => {
    const { get, seen } = await start();
    await get('/-/media/x.mp4', { method: 'HEAD', headers: { range: 'bytes=0-3' } });
    await get('/-/media/x.mp4', { headers: { range: 'bytes=0-3', 'if-range': 'W/"1"' } });
    await get('/-/media/x.mp4', { headers: { range: 'bytes=0-3', 'if-range': '"1"' } });
    expect(seen.map(({ headers }) => [headers.range, headers['if-range']])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      ['bytes=0-3', '"1"'],
    ]);
  });

  it.each([
    ['bytes */10', 'bytes */10'],
    ['<script>', undefined],
  ])(
    'sends the length of the file with 416 for an invalid range: %s',
    async (contentRange, expected) => {
      const { get } = await start({
        handler: (_, response) => response.writeHead(416, { 'Content-Range': contentRange }).end(),
      });
      const beyond = await get('/-/media/x.mp4', { headers: { range: 'bytes=99-' } });
      expect([beyond.status, beyond.headers['content-range']]).toEqual([416, expected]);
    },
  );

  it('sends pictures with a sandbox policy, so that an SVG cannot run scripts', async () => {
    const { get } = await start();
    const { headers } = await get('/-/media/logo.svg');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox/);
  });

  it('responds with 502 and a plain message when the upstream is unreachable', async () => {
    const { get } = await start({ environment: { MEDIA_URL: 'http://127.0.0.1:9' } });
    const { status, text } = await get('/-/media/x.jpg');
    expect([status, text]).toEqual([502, '502 Bad Gateway\nmedia cannot be reached\n']);
  });

  it.each([
    ['/-/media/x.jpg', 500, 502],
    ['/-/jssmedia/x.jpg', 503, 502],
    ['/-/icon/x.png', 418, 502],
    ['/sitecore/api/x', 500, 502],
    ['/sitecore/service/x', 403, 403],
    ['/-/media/x.jpg', 404, 404],
    ['/-/media/x.jpg', 416, 416],
    ['/-/media/x.jpg', 429, 429],
  ])('replaces the error of %s with status %i by its own: %i', async (path, status, expected) => {
    const { get } = await start({
      handler: (_, response) =>
        response
          .writeHead(status, {
            'Set-Cookie': 'platform=1',
            Server: 'platform',
            'X-Powered-By': 'platform',
            'Cache-Control': 'public, max-age=600',
            ETag: '"1"',
            'Content-Disposition': 'attachment; filename="secret.txt"',
            'Content-Type': 'text/html',
          })
          .end('<pre>connection failed, password=hunter2</pre>'),
    });
    const answer = await get(path);
    expect(answer.status).toBe(expected);
    expect(answer.text).not.toContain('hunter2');
    expect(answer.text.length).toBeLessThan(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const name of ['set-cookie', 'server', 'x-powered-by', 'etag', 'content-disposition']) {
      expect(answer.headers[name]).toBeUndefined();
    }
  });

  it("responds with 502 when the upstream's response is far too large", async () => {
    const { get } = await start({
      handler: (_, response) => {
        response.writeHead(200, { 'Content-Length': 200 * 1024 * 1024 });
        response.flushHeaders();
      },
    });
    expect((await get('/-/media/film.mp4')).status).toBe(502);
  });

  it('rejects a request that is too large', async () => {
    const { get } = await start();
    const body = Buffer.alloc(3 * 1024 * 1024);
    expect((await get('/sitecore/api/x', { method: 'POST', body })).status).toBe(413);
  });

  it('aborts the upstream request when the visitor disconnects', async () => {
    let markAbandoned: () => void;
    const abandoned = new Promise<void>((resolve) => (markAbandoned = resolve));
    const { app } = await start({
      handler: (_, response) => {
        response.write('first part');
        response.once('close', () => markAbandoned());
      },
    });
    const visitor = send({ port: app.port, host: '127.0.0.1', path: '/-/media/x' }).end();
    const [response] = (await once(visitor, 'response')) as [IncomingMessage];
    await once(response, 'data');
    response.destroy();
    await abandoned;
  });
});
