import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCdnClient } from '../../server/cdn/cdn';
import { freePorts } from '../support/freePorts';
import { requestApp } from '../unit/server/appUnderTest';
import { purgeToken, startVarnish, type CacheServer } from './cacheServers';

type Reply = (request: IncomingMessage, response: ServerResponse, count: number) => void;

const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const page: Reply = (_request, response, count) =>
  response
    .writeHead(200, { 'Cache-Control': shared, 'Surrogate-Key': 'site-one 0123456789' })
    .end(String(count));

let origin: Server;
let varnish: CacheServer;
let port: number;
/** Responses of the origin by address; default: `page`. */
const replies = new Map<string, Reply>();
const counts = new Map<string, number>();
let isUp = true;

beforeAll(async () => {
  origin = createServer((request, response) => {
    const { url = '' } = request;
    if (url === '/readyz') return void response.writeHead(isUp ? 200 : 503).end();
    const count = (counts.get(url) ?? 0) + 1;
    counts.set(url, count);
    if (!isUp) return void response.writeHead(502).end('down');
    (replies.get(url) ?? page)(request, response, count);
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  [port = 0] = await freePorts(1);
  varnish = await startVarnish(port, (origin.address() as AddressInfo).port);
});
afterAll(async () => {
  await varnish.stop();
  origin.closeAllConnections();
  await new Promise((resolve) => origin.close(resolve));
});

let number = 0;
/** Returns a new address with a response of the origin. */
function createAddress(reply: Reply = page, prefix = '/page-'): string {
  number += 1;
  const path = `${prefix}${number}`;
  replies.set(path, reply);
  return path;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  requestApp(port, { path, headers: { host: 'one.example', ...headers } });
const texts = async (path: string, ...visits: Record<string, string>[]) => {
  const results: string[] = [];
  for (const headers of visits) results.push((await get(path, headers)).text);
  return results;
};
const purge = (keys: readonly string[]) =>
  createCdnClient({ kind: 'varnish', purgeUrls: [varnish.url], token: purgeToken })(keys);

test('a page is cached without sending visitors its keys or another visitor’s request id', async () => {
  const path = createAddress();
  const first = await get(path);
  const second = await get(path, { 'x-request-id': 'request-of-the-second' });
  expect([first.text, second.text]).toEqual(['1', '1']);
  expect(second.headers).not.toHaveProperty('surrogate-key');
  expect(second.headers['x-request-id']).toBe('request-of-the-second');
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  expect(second.headers['cache-status']).toBe('forecourt; hit');
});

test('the cache key of a page is its host, protocol and full query', async () => {
  const path = createAddress();
  expect(await texts(path, {}, { host: 'ONE.example' }, { host: 'two.example' })).toEqual([
    ...['1', '1', '2'],
  ]);
  expect(await texts(path, { 'x-forwarded-proto': 'https' })).toEqual(['3']);
  expect(await texts(`${path}?a=1`, {}, {})).toEqual(['1', '1']);
  expect(await texts(`${path}?a=2`, {})).toEqual(['1']);
  expect(await texts(path, { 'x-forwarded-host': 'other.example' })).toEqual(['1']);
});

test.each<[string, Record<string, string | string[]>]>([
  ['private', { 'Cache-Control': 'private, no-cache' }],
  ['not to be stored', { 'Cache-Control': 'no-store' }],
  ['with a cookie of its own', { 'Cache-Control': shared, 'Set-Cookie': 'a=1; Path=/' }],
  ['that says nothing', {}],
  ['that depends on cookies', { 'Cache-Control': shared, Vary: 'Cookie' }],
])('a response %s is never cached', async (_, headers) => {
  const path = createAddress((_request, response, count) =>
    response.writeHead(200, headers).end(`${count}`),
  );
  expect(await texts(path, {}, { cookie: 'a=1' }, {})).toEqual(['1', '2', '3']);
});

test('visitors with cookies get cached pages, and their cookies are forwarded for pages that vary on them', async () => {
  expect(
    await texts(createAddress(), { cookie: 'consent=statistics' }, { cookie: 'other=1' }),
  ).toEqual([...['1', '1']]);
  const own = createAddress((request, response) =>
    response
      .writeHead(200, { 'Cache-Control': 'private, no-cache' })
      .end(request.headers.cookie ?? 'none'),
  );
  expect(await texts(own, { cookie: 'a=1' }, {}, { cookie: 'a=2' })).toEqual([
    'a=1',
    'none',
    'a=2',
  ]);
});

test('responses to requests with a password, to an API or to a form are not cached', async () => {
  expect(
    await texts(createAddress(), { authorization: 'Basic x' }, { authorization: 'Basic y' }),
  ).toEqual([...['1', '2']]);
  expect(await texts(createAddress(page, '/api/'), {}, {})).toEqual(['1', '2']);
  expect(await texts(createAddress(page, '/_edit/'), {}, {})).toEqual(['1', '2']);
  const path = createAddress();
  const post = () =>
    requestApp(port, { path, method: 'POST', headers: { host: 'one.example' }, body: 'a=1' });
  expect([(await post()).text, (await post()).text]).toEqual(['1', '2']);
});

const encoded: Reply = (request, response) => {
  const encoding = request.headers['accept-encoding'] ?? 'none';
  response.writeHead(200, { 'Cache-Control': shared, Vary: 'Accept-Encoding' }).end(encoding);
};

test('at most three compressed variants are cached, for any Accept-Encoding', async () => {
  const path = createAddress(encoded);
  const encodings = [
    'gzip, deflate, br',
    'br;q=1.0, gzip',
    'gzip, deflate',
    'gzip;q=1, br;q=0',
    'deflate',
    '',
    'BR',
    'br-x, x-gzip',
  ];
  const got = await texts(path, ...encodings.map((value) => ({ 'accept-encoding': value })));
  expect(got).toEqual(['br', 'br', 'gzip', 'gzip', 'none', 'none', 'br', 'none']);
  expect(counts.get(path)).toBe(3);
});

test('a page compressed with a dictionary is only sent to browsers that name that dictionary', async () => {
  const path = createAddress((request, response) => {
    const { 'accept-encoding': encoding, 'available-dictionary': dictionary } = request.headers;
    response
      .writeHead(200, {
        'Cache-Control': shared,
        Vary: 'Accept-Encoding, Available-Dictionary',
      })
      .end(`${encoding ?? 'none'} ${String(dictionary)}`);
  });
  const [one, other] = ['A', 'B'].map((letter) => `:${letter.repeat(43)}=:`);
  const encodings = 'gzip, deflate, br, zstd, dcb, dcz';
  const requests: Record<string, string>[] = [
    { 'accept-encoding': encodings, 'available-dictionary': one! },
    { 'accept-encoding': 'dcz,br', 'available-dictionary': one!, 'dictionary-id': '"1"' },
    { 'accept-encoding': encodings, 'available-dictionary': other! },
    { 'accept-encoding': encodings },
    { 'accept-encoding': 'gzip, br', 'available-dictionary': one! },
    { 'accept-encoding': encodings, 'available-dictionary': 'made up' },
    { 'accept-encoding': 'gzip, dcz', 'available-dictionary': one! },
    { 'accept-encoding': 'br, dcz;q=0', 'available-dictionary': one! },
  ];
  expect(await texts(path, ...requests)).toEqual([
    `br, dcz ${one}`,
    `br, dcz ${one}`,
    `br, dcz ${other}`,
    'br undefined',
    'br undefined',
    'br undefined',
    'gzip undefined',
    'br undefined',
  ]);
  expect(counts.get(path)).toBe(4);
});

test('a request with Save-Data does not get the cached dictionary of other visitors', async () => {
  const path = createAddress(
    (request, response) =>
      response
        .writeHead(200, { 'Cache-Control': 'public, max-age=60' })
        .end(request.headers['save-data'] ?? 'none'),
    '/assets/dictionaries/',
  );
  expect(await texts(path, {}, { 'save-data': 'on' }, {})).toEqual(['none', 'on', 'none']);
});

test('at most three variants of a picture are cached, for any Accept header', async () => {
  const path = createAddress(
    (request, response) =>
      response
        .writeHead(200, { 'Cache-Control': 'public, max-age=60', Vary: 'Accept' })
        .end(request.headers.accept ?? 'none'),
    '/image?url=',
  );
  const accepted = [
    'image/avif,image/webp,*/*',
    'image/webp, image/avif',
    'image/webp,*/*;q=0.8',
    '*/*',
  ];
  const got = await texts(path, ...accepted.map((accept) => ({ accept })));
  expect(got).toEqual(['image/avif,image/webp', 'image/avif,image/webp', 'image/webp', 'none']);
  expect(counts.get(path)).toBe(3);
});

test('many simultaneous requests for a new page cause one request to the origin', async () => {
  const path = createAddress((_request, response, count) =>
    setTimeout(() => page(_request, response, count), 300),
  );
  const answers = await Promise.all(Array.from({ length: 30 }, () => get(path)));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['1']));
});

test('URLs that differ only in click ids of advertisements share a cached page; other parameters do not', async () => {
  const path = createAddress();
  const first = await get(`${path}?gclid=1`);
  expect(first.headers['cache-status']).toBe('forecourt; fwd=miss');
  for (const query of ['?fbclid=2&gclid=3', '?msclkid=4', '']) {
    const { headers } = await get(path + query);
    expect([query, headers['cache-status']]).toEqual([query, 'forecourt; hit']);
  }
  const campaign = `${path}?utm_campaign=spring`;
  for (const [query, result] of [
    ['&gclid=5', 'fwd=miss'],
    ['&gclid=6', 'hit'],
  ]) {
    const { headers } = await get(campaign + query);
    expect(headers['cache-status']).toBe(`forecourt; ${result}`);
  }
});

test('a parameter that only resembles a click id is part of the cache key', async () => {
  const path = createAddress();
  for (const [other, own] of [
    [`${path}&gclid=1`, path],
    [`${path}/&fbclid=1?a=b`, `${path}/?a=b`],
    [`${path}?make=BMW?gclid=1`, `${path}?make=BMW`],
  ] as const) {
    const { headers } = await get(other);
    expect([other, headers['cache-status']]).toEqual([other, 'forecourt; fwd=miss']);
    const answer = await get(own);
    expect([own, answer.headers['cache-status']]).toEqual([own, 'forecourt; fwd=miss']);
  }
});

test('a page is cached once per host, regardless of the port in the Host header', async () => {
  const path = createAddress();
  const hosts = ['one.example', 'one.example:7001', 'ONE.example:7002', 'two.example:7001'];
  expect(await texts(path, ...hosts.map((host) => ({ host })))).toEqual(['1', '1', '1', '2']);
});

test('a cached redirect passes on each visitor’s own click id', async () => {
  const path = createAddress();
  const moved: Reply = ({ url }, response) =>
    response
      .writeHead(301, {
        'Cache-Control': 'public, max-age=86400',
        Location: `/new${new URL(url ?? '', 'http://one.example').search}`,
      })
      .end();
  for (const query of ['', '?gclid=1', '?gclid=2']) replies.set(path + query, moved);
  for (const query of ['?gclid=1', '', '?gclid=2', '', '?gclid=1']) {
    expect((await get(path + query)).headers.location).toBe(`/new${query}`);
  }
});

test('a purge removes only the pages with the given key', async () => {
  const [mine, other] = [
    createAddress(),
    createAddress((_request, response, count) =>
      response
        .writeHead(200, {
          'Cache-Control': shared,
          'Surrogate-Key': 'site-one 01234567890 x0123456789',
        })
        .end(`${count}`),
    ),
  ];
  await Promise.all([get(mine), get(other)]);
  await purge(['nobody', '0123456789']);
  expect([await texts(mine, {}), await texts(other, {})]).toEqual([['2'], ['1']]);
  await purge(['site-one']);
  expect([await texts(mine, {}), await texts(other, {})]).toEqual([['3'], ['2']]);
});

test('a purge without the token, or with characters that keys cannot have, is refused', async () => {
  const path = createAddress();
  await get(path);
  const send = (headers: Record<string, string>) => requestApp(port, { method: 'PURGE', headers });
  const authorization = `Bearer ${purgeToken}`;
  expect((await send({ 'surrogate-key': 'site-one' })).status).toBe(403);
  expect((await send({ 'surrogate-key': 'site-one', authorization: 'Bearer x' })).status).toBe(403);
  for (const keys of ['', '.*', 'a) || (b', 'a"b', 'A']) {
    expect((await send({ 'surrogate-key': keys, authorization })).status).toBe(400);
  }
  expect(await texts(path, {})).toEqual(['1']);
});

test('stale pages are served while the origin is down, and errors do not replace them', async () => {
  const brief: Reply = (_request, response, count) =>
    response
      .writeHead(200, {
        'Cache-Control': 'public, max-age=0, s-maxage=1, stale-if-error=86400',
      })
      .end(String(count));
  const [known, unknown] = [createAddress(brief), createAddress()];
  await get(known);
  isUp = false;
  try {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await get(known)).toMatchObject({ status: 200, text: '1' });
    }
    expect((await get(unknown)).status).toBe(502);
  } finally {
    isUp = true;
  }
  while ((await get(unknown)).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 100));
});

test('a day-old page is served when the origin returns an error, and the error is not cached', async () => {
  let fails = false;
  const old: Reply = (_request, response, count) =>
    fails
      ? response.writeHead(503, { 'Cache-Control': 'no-store' }).end('failing')
      : response
          .writeHead(200, {
            // Older than the period in which a stale page is served during revalidation.
            Age: '5000',
            'Cache-Control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
          })
          .end(String(count));
  const [known, unknown] = [createAddress(old), createAddress(old)];
  expect(await get(known)).toMatchObject({ status: 200, text: '1' });
  fails = true;
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await get(known)).toMatchObject({ status: 200, text: '1' });
  }
  expect(await get(unknown)).toMatchObject({ status: 503, text: 'failing' });
  fails = false;
  expect((await get(unknown)).status).toBe(200);
  expect(Number((await get(known)).text)).toBeGreaterThan(1);
});

test('a request with an unknown dictionary gets the page, and its copy is not served stale for long', async () => {
  let fails = false;
  const path = createAddress((_request, response, count) =>
    fails
      ? response.writeHead(503).end('failing')
      : response
          .writeHead(200, {
            Age: '5000',
            Vary: 'Accept-Encoding, Available-Dictionary',
            'Cache-Control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
          })
          .end(String(count)),
  );
  const made = { 'available-dictionary': `:${'A'.repeat(43)}=:`, 'accept-encoding': 'br, dcz' };
  expect(await texts(path, made, {})).toEqual(['1', '2']);
  fails = true;
  expect((await get(path, made)).status).toBe(503);
  expect((await get(path)).text).toBe('2');
});
