import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../../../build/precompress';
import { staticAssets } from '../../../../server/http/staticAssets';
import { startApp, stopServers } from '../appUnderTest';

const script = 'console.log("forecourt");\n'.repeat(100);
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets', 'client.a1b2.js'), script);
  writeFileSync(join(folder, 'assets', 'inter.c3d4.woff2'), Buffer.alloc(2000));
  writeFileSync(join(folder, 'assets', 'mark.e5f6.svg'), '<svg></svg>'.repeat(100));
  writeFileSync(join(folder, 'assets', 'notes.unknown'), Buffer.alloc(2000));
  writeFileSync(join(folder, 'favicon.ico'), Buffer.alloc(10));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  expect(await precompress(folder)).toBe(2);
});

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(stopServers);

const start = () => startApp({ assets: staticAssets(folder) });

describe('static assets', () => {
  it('serves hashed files for a year, on any host', async () => {
    const app = await start();
    const { status, headers, text } = await app.request({
      path: '/assets/client.a1b2.js',
      headers: { host: 'cdn.example' },
    });
    expect([status, text]).toEqual([200, script]);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['gzip, br', 'br', brotliDecompressSync],
    ['br;q=0.4, gzip;q=0.8', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['br;q=0, *', 'gzip', gunzipSync],
  ])('sends the compressed copy to a client that accepts %s', async (accepts, encoding, unpack) => {
    const app = await start();
    const { headers, body } = await app.request({
      path: '/assets/client.a1b2.js',
      headers: { 'accept-encoding': accepts },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(unpack(body).toString()).toBe(script);
  });

  it.each(['', 'zstd', 'br;q=0', 'identity, br;q=0.5', '*;q=0'])(
    'sends the uncompressed file to a client that accepts “%s”',
    async (accepts) => {
      const app = await start();
      const { headers, text } = await app.request({
        path: '/assets/client.a1b2.js',
        headers: { 'accept-encoding': accepts },
      });
      expect([headers['content-encoding'], text]).toEqual([undefined, script]);
    },
  );

  it('serves fonts with their type and other files for an hour', async () => {
    const app = await start();
    const font = await app.request({ path: '/assets/inter.c3d4.woff2' });
    const drawing = await app.request({ path: '/assets/mark.e5f6.svg' });
    const unknown = await app.request({ path: '/assets/notes.unknown' });
    const icon = await app.request({ path: '/favicon.ico' });
    expect(font.headers['content-type']).toBe('font/woff2');
    expect(drawing.headers['content-type']).toBe('image/svg+xml');
    expect(unknown.headers['content-type']).toBe('application/octet-stream');
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('responds with 304 to a client that has the file', async () => {
    const app = await start();
    const path = '/favicon.ico';
    const { headers } = await app.request({ path });
    const revalidation = await app.request({
      path,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([revalidation.status, revalidation.body.length]).toEqual([304, 0]);
  });

  it("compares If-None-Match with the file's ETag", async () => {
    const app = await start();
    const path = '/favicon.ico';
    const etag = String((await app.request({ path })).headers.etag);
    const strong = etag.replace('W/', '');
    const getStatus = async (headers: Record<string, string>) =>
      (await app.request({ path, headers })).status;
    for (const tags of [`"other", ${etag}`, strong, '*']) {
      expect(await getStatus({ 'if-none-match': tags })).toBe(304);
    }
    expect(await getStatus({ 'if-none-match': '"other"' })).toBe(200);
    expect(await getStatus({ 'if-modified-since': new Date().toUTCString() })).toBe(200);
    // A hard reload, which bypasses the cache.
    expect(await getStatus({ 'if-none-match': etag, 'cache-control': 'no-cache' })).toBe(200);
  });

  it.each(['/assets/', '/assets/gone.js', '/assets/../.vite/manifest.json'])(
    'lists no folder and serves no other file: %s',
    async (path) => {
      const app = await start();
      const { status, headers } = await app.request({ path });
      expect([400, 404]).toContain(status);
      expect(headers['content-type']).toContain('text/plain');
    },
  );

  it('does not serve the manifest of the build', async () => {
    const app = await start();
    expect((await app.request({ path: '/.vite/manifest.json' })).text).not.toBe('{}');
  });
});
