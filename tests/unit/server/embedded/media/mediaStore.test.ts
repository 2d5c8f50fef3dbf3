/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request as rawRequest } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import sharp from 'sharp';
import { createMediaStore } from '../../../../../server/embedded/media/mediaStore';

/** Pictures take seconds to make on a busy machine. */
jest.setTimeout(120_000);

const logger = { error: jest.fn() };
let dataDir: string;
let server: Server;
let port: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'media-'));
  const app = express().use('/media', createMediaStore({ dataDir, logger }));
  server = await new Promise((started) => {
    const listening = app.listen(0, '127.0.0.1', () => started(listening));
  });
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  await new Promise((stopped) => {
    server.close(stopped);
    server.closeAllConnections();
  });
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => logger.error.mockClear());

const get = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}/media/${path}`, init);

/** Sends a path as it is, without the normalising that `fetch` does. */
const statusOfRaw = (path: string): Promise<number | undefined> =>
  new Promise((done, fail) => {
    rawRequest({ port, path, host: '127.0.0.1' }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .on('error', fail)
      .end();
  });

describe('media store', () => {
  test.each([
    ['cars/suv-blue-nordic-w1-flip.jpg', 'image/jpeg', 1920, 1080],
    ['cars/hatch-red-cutout.png', 'image/png', 1600, 800],
    ['cars/truck-white-studio-ev-f1.webp', 'image/webp', 1920, 1080],
    ['scenes/road-dusk.jpg', 'image/jpeg', 1920, 1080],
    ['scenes/forest-track-day-phone.jpg', 'image/jpeg', 1080, 1350],
  ])('draws %s', async (path, type, width, height) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    const bytes = await response.arrayBuffer();
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  });

  test('cut-outs are transparent around the vehicle, which fills the width', async () => {
    const bytes = await (await get('cars/hatch-red-cutout.png')).arrayBuffer();
    const alpha = await sharp(bytes).extractChannel('alpha').raw().toBuffer();
    const row = alpha.subarray(1600 * 480, 1600 * 481);
    const left = row.findIndex((value) => value === 255);
    const right = 1599 - [...row].reverse().findIndex((value) => value === 255);
    expect(row[0]).toBe(0);
    expect((right - left) / 1600).toBeGreaterThan(0.9);
    expect((right - left) / 1600).toBeLessThan(0.94);
  });

  test('serves vector pictures with a policy that runs nothing', async () => {
    const response = await get('brands/land-rover.svg');
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('Land Rover');
  });

  test('validates and serves ranges', async () => {
    const first = await get('logos/group-light.svg');
    const length = Number(first.headers.get('content-length'));
    expect(first.headers.get('cache-control')).toContain('max-age=3600');
    expect(first.headers.get('last-modified')).not.toBeNull();
    const etag = first.headers.get('etag') ?? '';
    const conditional = await get('logos/group-light.svg', {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(conditional.status).toBe(304);
    const part = await get('logos/group-light.svg', { headers: { range: 'bytes=0-9' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 0-9/${length}`);
    expect((await part.arrayBuffer()).byteLength).toBe(10);
    const beyond = await get('logos/group-light.svg', { headers: { range: 'bytes=99999999-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${length}`);
    const head = await get('logos/group-light.svg', { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(length));
  });

  test('serves films in parts, as browsers ask for them', async () => {
    const part = await get('films/road-day.webm', { headers: { range: 'bytes=0-3' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('video/webm');
    expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  });

  test('renders once for many at the same time and keeps no half-written file', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => get('cars/city-orange-cutout.webp')),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const files = await readdir(join(dataDir, 'media', 'cars'));
    expect(files.filter((file) => file.startsWith('city-orange-cutout.'))).toHaveLength(1);
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  test.each([
    ['cars/tank-red-studio.jpg', 'car body “tank”'],
    ['cars/suv-pink-studio.jpg', 'paint “pink”'],
    ['cars/suv-red-moon.jpg', 'scene “moon”'],
    ['cars/suv-red-studio-w4.jpg', 'suffix “w4”'],
    ['cars/suv-red-cutout.jpg', 'format “jpg”'],
    ['cars/constructor-red-studio.jpg', 'car body “constructor”'],
    ['cars/suv-constructor-studio.jpg', 'paint “constructor”'],
    ['scenes/beach-day.jpg', 'scene “beach”'],
    ['scenes/road-noon.jpg', 'light “noon”'],
    ['brands/.svg', 'No such folder'],
    ['films/a.webm', 'film “a”'],
    ['sounds/a.jpg', 'No such folder'],
    ['', 'No such folder'],
    ['%ff', 'Malformed'],
  ])('answers 404 with the reason for “%s”', async (path, reason) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(reason);
  });

  test.each([
    '/media/../../etc/passwd',
    '/media/cars/../../../etc/passwd',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media/cars/..%2f..%2fpackage.json',
    '/media/cars/suv-red-studio.jpg%00.png',
    '/media//etc/passwd',
  ])('refuses the path %s', async (path) => {
    expect(await statusOfRaw(path)).toBe(404);
  });

  test('refuses to be written to', async () => {
    expect((await get('brands/a.svg', { method: 'PUT' })).status).toBe(405);
  });

  test('answers 500 without details when a picture cannot be kept', async () => {
    const blocked = join(dataDir, 'blocked');
    await writeFile(blocked, '');
    const app = express().use(createMediaStore({ dataDir: blocked, logger }));
    const other = await new Promise<Server>((started) => {
      const listening = app.listen(0, '127.0.0.1', () => started(listening));
    });
    const { port: otherPort } = other.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${otherPort}/brands/volvo.svg`);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('The picture could not be drawn.');
    expect(logger.error).toHaveBeenCalledTimes(1);
    other.close();
    other.closeAllConnections();
  });
});
