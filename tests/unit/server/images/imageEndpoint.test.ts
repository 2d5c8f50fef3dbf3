import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import sharp from 'sharp';
import { request } from 'undici';
import { TooManyTasksError } from '../../../../platform/boundedTasks';
import type { PicturesOptions } from '../../../../server/images/pictures';
import { startImageUpstream, startOnLoopback, type Running } from './imageUpstream';
import { endScaling, picturesUnderTest } from './picturesUnderTest';

const logger = { warn: jest.fn(), error: jest.fn() };
let upstream: Awaited<ReturnType<typeof startImageUpstream>>;
let dataDir: string;
const running: Running[] = [];

async function startEndpoint(options: Partial<PicturesOptions> = {}) {
  const { endpoint } = picturesUnderTest({ dataDir, mediaUrl: upstream.url, logger, ...options });
  const app = express();
  app.get('/image', endpoint);
  const server = await startOnLoopback(app);
  running.push(server);
  return (src: string, width: number | string, accept = 'image/webp') =>
    fetch(`${server.url}/image?src=${encodeURIComponent(src)}&w=${width}`, {
      headers: { accept },
    });
}

beforeAll(async () => {
  upstream = await startImageUpstream();
});
afterAll(() => upstream.stop());
afterAll(endScaling);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'images-'));
  upstream.requests.clear();
  jest.clearAllMocks();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
  await rm(dataDir, { recursive: true, force: true });
});

describe('image endpoint', () => {
  test.each([320, 640, 1280, 1920])('[SHELL-15] scales to %i pixels', async (width) => {
    const get = await startEndpoint();
    const response = await get('/-/media/photo.jpg', width);
    expect(response.status).toBe(200);
    const { width: actual } = await sharp(await response.arrayBuffer()).metadata();
    expect(actual).toBe(width);
  });

  test('[EDIT-40] a picture that was prepared is served at once in the widths of lists', async () => {
    const options = { dataDir, mediaUrl: upstream.url, logger };
    const refuse = () => Promise.reject(new TooManyTasksError('busy'));
    const busyScaling = { run: refuse, load: () => 1, close: () => undefined };
    await picturesUnderTest(options).prepare('/-/media/photo.jpg');
    const get = await startEndpoint({ scaling: busyScaling });
    expect((await get('/-/media/photo.jpg', 320)).status).toBe(200);
    expect((await get('/-/media/photo.jpg', 640)).status).toBe(200);
    await picturesUnderTest(options).prepare('/-/media/../secret');
    expect(logger.warn).toHaveBeenCalledWith(expect.anything(), 'picture not prepared');
  });

  test('serves the picture without caching when the disk cannot be written', async () => {
    const folder = join(dataDir, 'file');
    await writeFile(folder, 'where a folder should be');
    const get = await startEndpoint({ dataDir: folder });
    expect((await get('/-/media/photo.jpg', 320)).status).toBe(200);
    expect(logger.warn).toHaveBeenCalledWith(expect.anything(), 'picture not stored');
  });

  test.each(['', '0', '319', '3200', '640px', 'x', '-320'])(
    '[SHELL-15] rejects the width “%s”',
    async (width) => {
      const get = await startEndpoint();
      const response = await get('/-/media/photo.jpg', width);
      expect(response.status).toBe(400);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('320, 640, 1280, 1920');
    },
  );

  test('[SHELL-15] never scales up and preserves transparency', async () => {
    const get = await startEndpoint();
    const response = await get('/-/jssmedia/small.png', 640, '*/*');
    expect(response.headers.get('content-type')).toBe('image/png');
    const { width, hasAlpha } = await sharp(await response.arrayBuffer()).metadata();
    expect({ width, hasAlpha }).toEqual({ width: 200, hasAlpha: true });
  });

  test.each([
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['image/webp;q=0', 'image/jpeg'],
    ['IMAGE/WEBP;q=0.5,*/*;q=0.1', 'image/webp'],
  ])('responds to Accept “%s” with %s', async (accept, type) => {
    const get = await startEndpoint();
    const response = await get('/-/media/photo.jpg', 320, accept);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toContain('Accept');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('sends WebP at first for a short time, and AVIF once it is encoded', async () => {
    const get = await startEndpoint();
    const first = await get('/-/media/photo.jpg', 320, 'image/avif,image/webp');
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    let later = first;
    while (later.headers.get('content-type') !== 'image/avif') {
      await new Promise((wait) => setTimeout(wait, 50));
      later = await get('/-/media/photo.jpg', 320, 'image/avif,image/webp');
    }
    expect(later.headers.get('cache-control')).toContain('max-age=3600');
    expect(later.headers.get('etag')).not.toBe(first.headers.get('etag'));
  });

  test('revalidates with ETag and caches versioned sources permanently', async () => {
    const get = await startEndpoint();
    const first = await get('/-/media/photo.jpg?rev=1', 320);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const second = await request(first.url, {
      headers: { accept: 'image/webp', 'if-none-match': first.headers.get('etag') ?? '' },
    });
    await second.body.dump();
    expect(second.statusCode).toBe(304);
  });

  test('downloads and encodes once for concurrent requests', async () => {
    const get = await startEndpoint();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => get('/-/media/photo.jpg', 640)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(upstream.requests.get('/photo.jpg')).toBe(1);
    expect((await readdir(join(dataDir, 'images'))).length).toBe(2);
  });

  test('keeps the cache within its size limit', async () => {
    const get = await startEndpoint({ cacheBytes: 20_000 });
    for (const width of [320, 640, 1280]) await get('/-/media/photo.jpg', width);
    expect((await readdir(join(dataDir, 'images'))).length).toBeLessThanOrEqual(1);
    expect((await get('/-/media/photo.jpg', 320)).status).toBe(200);
  });

  test('serves vector pictures as bitmaps', async () => {
    const get = await startEndpoint();
    const response = await get('/-/media/vector.svg', 320, '*/*');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer()).includes('script')).toBe(false);
  });

  test.each([
    ['missing.jpg', 404],
    ['page.html', 422],
    ['broken.jpg', 422],
    ['bomb.png', 422],
    ['heavy.jpg', 422],
    ['moved.jpg', 502],
    ['failing.jpg', 502],
    ['slow.jpg', 504],
    ['bomb.svg', 422],
  ])('responds to %s with %i, without a stack', async (name, status) => {
    const get = await startEndpoint({ maxSourceBytes: 2_000_000, timeoutMs: 3000 });
    const response = await get(`/-/media/${name}`, 320);
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(text).not.toMatch(/ at |\.ts|node_modules/);
  });

  test('shows another cached width for a minute instead of one that is not ready in time', async () => {
    const usual = await startEndpoint();
    const cachedResponse = await usual('/-/media/photo.jpg', 640);
    const hangingScaling = {
      run: () => new Promise<never>(() => undefined),
      load: () => 1,
      close: () => {},
    };
    const busy = await startEndpoint({ scaling: hangingScaling, responseTimeoutMs: 200 });
    for (const width of [320, 1280]) {
      const response = await busy('/-/media/photo.jpg', width);
      expect([width, response.status, response.headers.get('etag')]).toEqual([
        ...[width, 200, cachedResponse.headers.get('etag')],
      ]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=60');
      expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(640);
    }
    // No stale image can replace it: too small, of another format, or not cached at all.
    expect((await busy('/-/media/photo.jpg', 1920)).status).toBe(503);
    expect((await busy('/-/media/photo.jpg', 320, 'image/jpeg')).status).toBe(503);
    const full = { ...hangingScaling, run: () => Promise.reject(new TooManyTasksError()) };
    const refusing = await startEndpoint({ scaling: full });
    expect((await refusing('/-/media/photo.jpg', 320)).status).toBe(200);
    expect((await refusing('/-/media/photo.jpg', 1920)).status).toBe(503);
  });

  test('sends an empty picture with 503 while one is not ready in time, and continues in the background', async () => {
    const get = await startEndpoint({ responseTimeoutMs: 50 });
    const response = await get('/-/media/held.jpg', 320);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).not.toContain('text');
    upstream.release();
    let lastResponse = response;
    while (lastResponse.status === 503) lastResponse = await get('/-/media/held.jpg', 320);
    expect([lastResponse.status, lastResponse.headers.get('content-type')]).toEqual([
      200,
      'image/webp',
    ]);
    expect(upstream.requests.get('/held.jpg')).toBe(1);
  });

  test('sends an empty picture with 503 when the queue for a hanging store is full', async () => {
    const get = await startEndpoint({ responseTimeoutMs: 60_000, timeoutMs: 60_000 });
    const answers = Array.from({ length: 240 }, (_, index) =>
      get(`/-/media/hanging.jpg?${index}`, 320),
    );
    const first = await Promise.race(answers);
    expect([first.status, first.headers.get('content-type')]).toEqual([503, 'image/svg+xml']);
    await Promise.all(running.splice(0).map(({ stop }) => stop()));
    await Promise.allSettled(answers);
  });

  test('serves a cached picture while its store fails', async () => {
    const get = await startEndpoint({ freshMs: 1, timeoutMs: 1000 });
    const addresses = ['/-/media/once.jpg', '/-/media/once.jpg', '/-/media/once.jpg'];
    const statuses: number[] = [];
    for (const src of addresses) statuses.push((await get(src, 320)).status);
    expect(statuses).toEqual([200, 200, 200]);
    expect(upstream.requests.get('/once.jpg')).toBeGreaterThan(1);
  });

  test('responds with 502 when the media store is down', async () => {
    const get = await startEndpoint({ mediaUrl: 'http://127.0.0.1:1' });
    expect((await get('/-/media/photo.jpg', 320)).status).toBe(502);
    expect(logger.warn).toHaveBeenCalled();
  });

  test.each([
    '/-/media/../secret',
    '/-/media/a/../../secret',
    '/-/media/%2e%2e/secret',
    '/-/media/..%2fsecret',
    '/-/media/..\\secret',
    '/-/media//127.0.0.1:1/../..',
    '/etc/passwd',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'http://images.example.com/a.jpg',
    'https://user:pass@images.example.com/a.jpg',
    'https://images.example.com:8443/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://2130706433/a.jpg',
    'https://images.example.com.evil.test/a.jpg',
    '',
  ])('[SHELL-16] rejects the source %s', async (src) => {
    const get = await startEndpoint({ hosts: ['images.example.com', '127.0.0.1', '[::1]'] });
    expect((await get(src, 320)).status).toBe(400);
    expect(upstream.requests.size).toBe(0);
  });

  test('rejects a source that is too long', async () => {
    const get = await startEndpoint();
    expect((await get(`/-/media/${'a'.repeat(3000)}`, 320)).status).toBe(400);
  });

  test('[SHELL-16] rejects a listed host that resolves to a private address', async () => {
    const get = await startEndpoint({ hosts: ['localhost'] });
    const response = await get('https://localhost/photo.jpg', 320);
    expect(response.status).toBe(502);
    expect(await response.text()).toBe('The host of the picture is not public.');
  });
});
