import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as rawRequest } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { createMediaStore } from '../../../../services/media/mediaStore';
import { getVersionedAddress } from '../../../../cms/media/getVersionedAddress';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>Land Rover</title></svg>';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  const files = {
    'brands/land-rover.svg': svg,
    'cars/suv-blue.webp': 'RIFF',
    'turntables/suv-blue/00.webp': 'RIFF',
    'films/road.webm': 'film',
    'documents/prices.pdf': '%PDF',
    'cars/.hidden.webp': 'RIFF',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const app = express().use('/media', createMediaStore(folder));
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
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}/media/${path}`, init);

/** Requests a path without the normalisation that `fetch` does. */
const statusOfRaw = (path: string): Promise<number | undefined> =>
  new Promise((done, fail) => {
    rawRequest({ port, path, host: '127.0.0.1' }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .on('error', fail)
      .end();
  });

test.each([
  ['cars/suv-blue.webp', 'image/webp'],
  ['turntables/suv-blue/00.webp', 'image/webp'],
  ['films/road.webm', 'video/webm'],
  ['documents/prices.pdf', 'application/pdf'],
])('serves %s as %s', async (path, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('content-length')).toBe('4');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('serves vector pictures with a policy that prevents scripts', async () => {
  const response = await get('brands/land-rover.svg');
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toBe(svg);
});

test('revalidates files and serves ranges', async () => {
  const path = 'brands/land-rover.svg';
  const first = await get(path);
  expect(first.headers.get('cache-control')).toContain('max-age=3600');
  expect(first.headers.get('last-modified')).not.toBeNull();
  const etag = first.headers.get('etag') ?? '';
  const conditional = await get(path, {
    headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
  });
  expect(conditional.status).toBe(304);
  const partial = await get(path, { headers: { range: 'bytes=0-9' } });
  expect(partial.status).toBe(206);
  expect(partial.headers.get('content-range')).toBe(`bytes 0-9/${svg.length}`);
  expect((await partial.arrayBuffer()).byteLength).toBe(10);
  const beyond = await get(path, { headers: { range: 'bytes=99999999-' } });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get('content-range')).toBe(`bytes */${svg.length}`);
  expect(beyond.headers.get('cache-control')).toBe('no-store');
  const head = await get(path, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(svg.length));
});

test.each([
  ['if-match', '"other"'],
  ['if-unmodified-since', 'Mon, 01 Jan 2001 00:00:00 GMT'],
])('responds with 412 when a precondition fails: %s: %s', async (name, value) => {
  const answer = await get('brands/land-rover.svg', { headers: { [name]: value } });
  expect(answer.status).toBe(412);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['ranges apply only to GET', 'HEAD', {}],
  ['a weak tag proves nothing', 'GET', { 'if-range': 'its own tag' }],
  ['a weak tag among others', 'GET', { 'if-range': 'W/"other"' }],
  ['a strong tag of another file', 'GET', { 'if-range': '"other"' }],
  ['a date after the file was written is not its own', 'GET', { 'if-range': 'a day later' }],
  ['an invalid date', 'GET', { 'if-range': 'yesterday' }],
])('responds with the whole file: %s', async (_, method, condition: Record<string, string>) => {
  const path = 'brands/land-rover.svg';
  const { headers } = await get(path);
  const modified = headers.get('last-modified') ?? '';
  const named: Record<string, string> = {
    'its own tag': headers.get('etag') ?? '',
    'a day later': new Date(Date.parse(modified) + 86_400_000).toUTCString(),
  };
  const wanted = condition['if-range'];
  const answer = await get(path, {
    method,
    headers: {
      range: 'bytes=0-9',
      ...(wanted && { 'if-range': named[wanted] ?? wanted }),
    },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-range')).toBeNull();
  expect(answer.headers.get('content-length')).toBe(String(svg.length));
});

test.each([
  ['bytes=-4', 206],
  ['bytes=0-0', 206],
  // Several ranges, unknown units and invalid syntax: the whole file is a valid response (RFC 9110, 14.2).
  ['bytes=0-0,-1', 200],
  ['items=0-3', 200],
  ['bytes=x-y', 200],
])('responds to the range %s with %i', async (range, status) => {
  expect((await get('brands/land-rover.svg', { headers: { range } })).status).toBe(status);
});

test('continues a download with If-Range by the date of the file', async () => {
  const path = 'brands/land-rover.svg';
  const modified = (await get(path)).headers.get('last-modified') ?? '';
  const partial = await get(path, { headers: { range: 'bytes=2-5', 'if-range': modified } });
  expect([partial.status, await partial.text()]).toEqual([206, svg.slice(2, 6)]);
});

test.each([
  ['cars/suv-pink.webp', 'does not have this file'],
  ['cars/suv-blue.jpg', 'does not have this file'],
  ['sounds/a.webp', 'does not have this file'],
  ['cars', 'not the URL'],
  ['cars/', 'not the URL'],
  ['turntables/suv-blue', 'not the URL'],
  ['cars/.hidden.webp', 'not the URL'],
  ['', 'not the URL'],
  ['%ff', 'not the URL'],
])('responds with 404 and the reason for “%s”', async (path, reason) => {
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
  '/media/cars/suv-blue.webp%00.png',
  '/media//etc/passwd',
])('rejects the path %s', async (path) => {
  expect(await statusOfRaw(path)).toBe(404);
});

test('rejects writing methods', async () => {
  const response = await get('brands/land-rover.svg', { method: 'PUT' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

describe('version of a picture', () => {
  const address = '/-/media/cars/suv-red.webp';
  const versionNow = () => getVersionedAddress(address, folder);

  test('the version of a picture is derived from its bytes and changes with them', async () => {
    const file = join(folder, 'cars', 'suv-red.webp');
    await writeFile(file, 'RIFF one');
    const first = versionNow();
    expect(first).toMatch(/^\/-\/media\/cars\/suv-red\.webp\?rev=[\da-f]{10}$/);
    await writeFile(file, 'RIFF other');
    const second = versionNow();
    expect(second).not.toBe(first);
    await writeFile(file, 'RIFF one');
    expect(versionNow()).toBe(first);
  });

  test('only the current version of a picture may be cached permanently', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    const current = getVersionedAddress('/-/media/cars/suv-blue.webp', folder).slice(9);
    expect(await kept(current)).toBe('public, max-age=31536000, immutable');
    for (const path of ['cars/suv-blue.webp', 'cars/suv-blue.webp?rev=0123456789']) {
      expect(await kept(path)).toBe('public, max-age=3600, stale-while-revalidate=86400');
    }
  });

  test.each([
    '/-/media/cars/missing.webp',
    '/-/media/documents/prices.pdf',
    '/-/media/cars/suv-blue.webp?rev=1',
    '/-/media/library/0123/suv-blue.webp',
    '/-/media/../cars/suv-blue.webp',
    'https://elsewhere.example/-/media/cars/suv-blue.webp',
    '',
  ])('no version is added to %s', (src) => {
    expect(getVersionedAddress(src, folder)).toBe(src);
  });
});
