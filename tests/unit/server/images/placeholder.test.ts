import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startImageUpstream } from './imageUpstream';
import { endScaling, picturesUnderTest } from './picturesUnderTest';

const logger = { warn: jest.fn(), error: jest.fn() };
let upstream: Awaited<ReturnType<typeof startImageUpstream>>;
let dataDir: string;

const create = (retryAfter?: number) =>
  picturesUnderTest({ dataDir, mediaUrl: upstream.url, logger, retryAfterMs: retryAfter })
    .placeholders;

beforeAll(async () => {
  upstream = await startImageUpstream();
});
afterAll(() => upstream.stop());
afterAll(endScaling);
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'placeholders-'));
  upstream.requests.clear();
  logger.warn.mockClear();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('placeholder pictures', () => {
  test('[SHELL-17] a placeholder is a tiny WebP picture, created once for concurrent requests and cached on disk', async () => {
    const placeholders = create();
    expect(placeholders.peek('/-/media/photo.jpg')).toBeUndefined();
    const [uri, same] = await Promise.all([
      placeholders.get('/-/media/photo.jpg'),
      placeholders.get('/-/media/photo.jpg'),
    ]);
    expect(uri).toMatch(/^data:image\/webp;base64,/);
    expect(Buffer.from(uri?.split(',')[1] ?? '', 'base64').byteLength).toBeLessThanOrEqual(250);
    expect(same).toBe(uri);
    expect(placeholders.peek('/-/media/photo.jpg')).toBe(uri);
    expect(await create().get('/-/media/photo.jpg')).toBe(uri);
    expect(upstream.requests.get('/photo.jpg')).toBe(1);
  });

  test('a transparent picture has no placeholder and causes no warning', async () => {
    const placeholders = create();
    expect(await placeholders.get('/-/media/small.png')).toBeUndefined();
    expect(await create().get('/-/media/small.png')).toBeUndefined();
    expect(upstream.requests.get('/small.png')).toBe(1);
    expect(logger.warn).not.toHaveBeenCalled();
  });

  test('[SHELL-17] [ERR-14] a failed placeholder is logged once and not retried for a while', async () => {
    const placeholders = create();
    expect(await placeholders.get('/-/media/broken.jpg')).toBeUndefined();
    expect(await placeholders.get('/-/media/broken.jpg')).toBeUndefined();
    expect(upstream.requests.get('/broken.jpg')).toBe(1);
    expect(logger.warn).toHaveBeenCalledTimes(1);
    expect(logger.warn.mock.calls[0]?.[0]).toMatchObject({ src: '/-/media/broken.jpg' });
  });

  test('[ERR-14] a failed placeholder is retried later, and a rejected source does not throw', async () => {
    const placeholders = create(0);
    await placeholders.get('/-/media/missing.jpg');
    await placeholders.get('/-/media/missing.jpg');
    expect(upstream.requests.get('/missing.jpg')).toBe(2);
    expect(await placeholders.get('https://elsewhere.example/a.jpg')).toBeUndefined();
  });
});
