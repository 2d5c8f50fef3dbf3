import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCdnClient } from '../../server/cdn/cdn';
import { freePorts } from '../support/freePorts';
import { ask } from '../unit/server/appUnderTest';
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
/** How the origin answers at an address; `page` by default. */
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
/** An address that nobody has asked for, and how the origin answers there. */
function at(reply: Reply = page, prefix = '/page-'): string {
  number += 1;
  const path = `${prefix}${number}`;
  replies.set(path, reply);
  return path;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(port, { path, headers: { host: 'one.example', ...headers } });
const texts = async (path: string, ...visits: Record<string, string>[]) => {
  const found: string[] = [];
  for (const headers of visits) found.push((await get(path, headers)).text);
  return found;
};
const purge = (keys: readonly string[]) =>
  createCdnClient({ kind: 'varnish', purgeUrls: [varnish.url], token: purgeToken })(keys);

test('a page is kept, and tells visitors neither its keys nor another one’s request', async () => {
  const path = at();
  const first = await get(path);
  const second = await get(path, { 'x-request-id': 'request-of-the-second' });
  expect([first.text, second.text]).toEqual(['1', '1']);
  expect(second.headers).not.toHaveProperty('surrogate-key');
  expect(second.headers['x-request-id']).toBe('request-of-the-second');
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  expect(second.headers['cache-status']).toBe('forecourt; hit');
});

test('a page is kept by host, way and its whole query', async () => {
  const path = at();
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
])('an answer %s is never kept', async (_, headers) => {
  const path = at((_request, response, count) => response.writeHead(200, headers).end(`${count}`));
  expect(await texts(path, {}, { cookie: 'a=1' }, {})).toEqual(['1', '2', '3']);
});

test('visitors with cookies get what is kept, and their cookies reach pages that depend on them', async () => {
  expect(await texts(at(), { cookie: 'consent=statistics' }, { cookie: 'other=1' })).toEqual([
    ...['1', '1'],
  ]);
  const own = at((request, response) =>
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

test('an answer for a password, an interface or a form is not kept', async () => {
  expect(await texts(at(), { authorization: 'Basic x' }, { authorization: 'Basic y' })).toEqual([
    ...['1', '2'],
  ]);
  expect(await texts(at(page, '/api/'), {}, {})).toEqual(['1', '2']);
  expect(await texts(at(page, '/_edit/'), {}, {})).toEqual(['1', '2']);
  const path = at();
  const post = () =>
    ask(port, { path, method: 'POST', headers: { host: 'one.example' }, body: 'a=1' });
  expect([(await post()).text, (await post()).text]).toEqual(['1', '2']);
});

const encoded: Reply = (request, response) => {
  const encoding = request.headers['accept-encoding'] ?? 'none';
  response.writeHead(200, { 'Cache-Control': shared, Vary: 'Accept-Encoding' }).end(encoding);
};

test('compressions are three at most, however they are asked for', async () => {
  const path = at(encoded);
  const asked = [
    'gzip, deflate, br',
    'br;q=1.0, gzip',
    'gzip, deflate',
    'gzip;q=1, br;q=0',
    'deflate',
    '',
    'BR',
    'br-x, x-gzip',
  ];
  const got = await texts(path, ...asked.map((value) => ({ 'accept-encoding': value })));
  expect(got).toEqual(['br', 'br', 'gzip', 'gzip', 'none', 'none', 'br', 'none']);
  expect(counts.get(path)).toBe(3);
});

test('a page that is compressed with a dictionary is for those alone who name that dictionary', async () => {
  const path = at((request, response) => {
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
  const asked: Record<string, string>[] = [
    { 'accept-encoding': encodings, 'available-dictionary': one! },
    { 'accept-encoding': 'dcz,br', 'available-dictionary': one!, 'dictionary-id': '"1"' },
    { 'accept-encoding': encodings, 'available-dictionary': other! },
    { 'accept-encoding': encodings },
    { 'accept-encoding': 'gzip, br', 'available-dictionary': one! },
    { 'accept-encoding': encodings, 'available-dictionary': 'made up' },
    { 'accept-encoding': 'gzip, dcz', 'available-dictionary': one! },
    { 'accept-encoding': 'br, dcz;q=0', 'available-dictionary': one! },
  ];
  expect(await texts(path, ...asked)).toEqual([
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

test('who saves data is not given a dictionary that others have', async () => {
  const path = at(
    (request, response) =>
      response
        .writeHead(200, { 'Cache-Control': 'public, max-age=60' })
        .end(request.headers['save-data'] ?? 'none'),
    '/assets/dictionaries/',
  );
  expect(await texts(path, {}, { 'save-data': 'on' }, {})).toEqual(['none', 'on', 'none']);
});

test('pictures are kept in three kinds at most, however they are asked for', async () => {
  const path = at(
    (request, response) =>
      response
        .writeHead(200, { 'Cache-Control': 'public, max-age=60', Vary: 'Accept' })
        .end(request.headers.accept ?? 'none'),
    '/image?url=',
  );
  const asked = [
    'image/avif,image/webp,*/*',
    'image/webp, image/avif',
    'image/webp,*/*;q=0.8',
    '*/*',
  ];
  const got = await texts(path, ...asked.map((accept) => ({ accept })));
  expect(got).toEqual(['image/avif,image/webp', 'image/avif,image/webp', 'image/webp', 'none']);
  expect(counts.get(path)).toBe(3);
});

test('many who ask for a new page at once ask the origin once', async () => {
  const path = at((_request, response, count) =>
    setTimeout(() => page(_request, response, count), 300),
  );
  const answers = await Promise.all(Array.from({ length: 30 }, () => get(path)));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['1']));
});

test('click ids of advertisements share the copy of the page, and other words of the query do not', async () => {
  const path = at();
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

test('what only looks like a click id belongs to its address, and takes the place of no other page', async () => {
  const path = at();
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

test('a site has one copy of a page, whatever port its name is written with', async () => {
  const path = at();
  const hosts = ['one.example', 'one.example:7001', 'ONE.example:7002', 'two.example:7001'];
  expect(await texts(path, ...hosts.map((host) => ({ host })))).toEqual(['1', '1', '1', '2']);
});

test('a redirect gives every visitor the click id of their own', async () => {
  const path = at();
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

test('a purge drops the pages with a key, and no others', async () => {
  const [mine, other] = [
    at(),
    at((_request, response, count) =>
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

test('a purge without the token, or with other signs than keys have, is refused', async () => {
  const path = at();
  await get(path);
  const send = (headers: Record<string, string>) => ask(port, { method: 'PURGE', headers });
  const authorization = `Bearer ${purgeToken}`;
  expect((await send({ 'surrogate-key': 'site-one' })).status).toBe(403);
  expect((await send({ 'surrogate-key': 'site-one', authorization: 'Bearer x' })).status).toBe(403);
  for (const keys of ['', '.*', 'a) || (b', 'a"b', 'A']) {
    expect((await send({ 'surrogate-key': keys, authorization })).status).toBe(400);
  }
  expect(await texts(path, {})).toEqual(['1']);
});

test('what is kept stands while the origin is down, and a failure takes its place nowhere', async () => {
  const brief: Reply = (_request, response, count) =>
    response
      .writeHead(200, {
        'Cache-Control': 'public, max-age=0, s-maxage=1, stale-if-error=86400',
      })
      .end(String(count));
  const [known, unknown] = [at(brief), at()];
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

test('yesterday’s page is shown where the origin is up and answers with a failure, and no failure hides it', async () => {
  let fails = false;
  const old: Reply = (_request, response, count) =>
    fails
      ? response.writeHead(503, { 'Cache-Control': 'no-store' }).end('failing')
      : response
          .writeHead(200, {
            // It left the origin long before a page would be shown while another one is made.
            Age: '5000',
            'Cache-Control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
          })
          .end(String(count));
  const [known, unknown] = [at(old), at(old)];
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

test('a made-up dictionary gets the page, in a copy that does not stand for long', async () => {
  let fails = false;
  const path = at((_request, response, count) =>
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
