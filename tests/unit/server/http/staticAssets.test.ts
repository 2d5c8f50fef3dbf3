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
  it('serves hashed files for a year, whatever the host', async () => {
    const app = await start();
    const { status, headers, text } = await app.ask({
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
    const { headers, body } = await app.ask({
      path: '/assets/client.a1b2.js',
      headers: { 'accept-encoding': accepts },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(unpack(body).toString()).toBe(script);
  });

  it.each(['', 'zstd', 'br;q=0', 'identity, br;q=0.5', '*;q=0'])(
    'sends the bytes as they are to a client that accepts “%s”',
    async (accepts) => {
      const app = await start();
      const { headers, text } = await app.ask({
        path: '/assets/client.a1b2.js',
        headers: { 'accept-encoding': accepts },
      });
      expect([headers['content-encoding'], text]).toEqual([undefined, script]);
    },
  );

  it('serves fonts by their type and other files for an hour', async () => {
    const app = await start();
    const font = await app.ask({ path: '/assets/inter.c3d4.woff2' });
    const drawing = await app.ask({ path: '/assets/mark.e5f6.svg' });
    const unknown = await app.ask({ path: '/assets/notes.unknown' });
    const icon = await app.ask({ path: '/favicon.ico' });
    expect(font.headers['content-type']).toBe('font/woff2');
    expect(drawing.headers['content-type']).toBe('image/svg+xml');
    expect(unknown.headers['content-type']).toBe('application/octet-stream');
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('answers 304 to a client that holds the file', async () => {
    const app = await start();
    const path = '/favicon.ico';
    const { headers } = await app.ask({ path });
    const again = await app.ask({ path, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('tells by If-None-Match whether a client holds the file', async () => {
    const app = await start();
    const path = '/favicon.ico';
    const etag = String((await app.ask({ path })).headers.etag);
    const strong = etag.replace('W/', '');
    const statusOf = async (headers: Record<string, string>) =>
      (await app.ask({ path, headers })).status;
    for (const tags of [`"other", ${etag}`, strong, '*']) {
      expect(await statusOf({ 'if-none-match': tags })).toBe(304);
    }
    expect(await statusOf({ 'if-none-match': '"other"' })).toBe(200);
    expect(await statusOf({ 'if-modified-since': new Date().toUTCString() })).toBe(200);
    // Reloaded from scratch, whatever is held.
    expect(await statusOf({ 'if-none-match': etag, 'cache-control': 'no-cache' })).toBe(200);
  });

  it.each(['/assets/', '/assets/gone.js', '/assets/../.vite/manifest.json'])(
    'lists no folder and reaches no other file: %s',
    async (path) => {
      const app = await start();
      const { status, headers } = await app.ask({ path });
      expect([400, 404]).toContain(status);
      expect(headers['content-type']).toContain('text/plain');
    },
  );

  it('keeps the notes of the build to itself', async () => {
    const app = await start();
    expect((await app.ask({ path: '/.vite/manifest.json' })).text).not.toBe('{}');
  });
});
