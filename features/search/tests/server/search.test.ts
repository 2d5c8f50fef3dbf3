import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSearchClient, UnknownSiteName } from '../../server/searchClient';

const answer = {
  facet: [
    {
      name: 'car_brand>car_model',
      type: 'value',
      values: [{ text: 'Volvo', count: 2, children: [{ text: 'XC60', count: 2 }] }],
    },
    {
      name: 'car_price',
      type: 'histogram',
      min: 1,
      max: 2,
      values: [{ min: 1, max: 1, count: 1 }],
    },
  ],
  content: [{ car_id: '1' }],
  total_items: 2,
  limit: 24,
  offset: 0,
};
const emptyAnswer = { facet: [], content: [], total_items: 0, limit: 24, offset: 0, failed: true };

let server: Server;
let url: string;
let reply: { status: number; body: unknown };
let requests: { path: string; key: unknown; body: unknown }[];
let now: number;

beforeEach(async () => {
  reply = { status: 200, body: answer };
  requests = [];
  now = 1000;
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      requests.push({
        path: request.url ?? '',
        key: request.headers['x-api-key'],
        body: JSON.parse(text),
      });
      response.writeHead(reply.status).end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

function client() {
  const logged: unknown[] = [];
  const search = createSearchClient({
    search: { url, apiKey: 'the key' },
    logger: { error: (...entry: unknown[]) => void logged.push(entry) },
    now: () => now,
  });
  return { ...search, logged };
}

test('[SRCH-01] [SRCH-06] [SRCH-10] a search is sent with the key to the index of its site', async () => {
  const { search } = client();
  expect(await search('automotive-se', 'cars', { sort_name: 'newest' })).toEqual(answer);
  await search('carstore-fi', 'kits', {});
  await search('automotive-uk', 'dealers', {});
  const expectedRequest = (body: object) => ({ path: '/v1/search/', key: 'the key', body });
  expect(requests).toEqual([
    expectedRequest({ index: 'vehicles_automotive_se', sort_name: 'newest' }),
    expectedRequest({ index: 'kits_carstore_fi' }),
    expectedRequest({ index: 'sites_automotive_uk' }),
  ]);
});

test('[SRCH-09] responses are cached for 60 s by the whole request, and parallel requests are merged', async () => {
  const { search } = client();
  await Promise.all([1, 2, 3].map(() => search('automotive-se', 'cars', { limit: 1 })));
  now += 59_999;
  await search('automotive-se', 'cars', { limit: 1 });
  expect(requests).toHaveLength(1);
  await search('automotive-se', 'cars', { limit: 2 });
  await search('automotive-no', 'cars', { limit: 1 });
  expect(requests).toHaveLength(3);
  now += 2;
  await search('automotive-se', 'cars', { limit: 1 });
  expect(requests).toHaveLength(4);
});

test('[SRCH-09] the cache has at most 8 MB, and drops the least recently used responses', async () => {
  const { search } = client();
  // Eight answers of a million bytes each fit into the cache, a ninth does not.
  const content = [{ car_id: '1', car_texts: 'x'.repeat(1_000_000) }];
  reply = { status: 200, body: { ...answer, content } };
  const searchAtOffset = (offset: number) => search('automotive-se', 'cars', { offset });
  for (let offset = 0; offset < 8; offset += 1) await searchAtOffset(offset);
  await searchAtOffset(0);
  expect(requests).toHaveLength(8);
  await searchAtOffset(8);
  expect(await searchAtOffset(0)).toEqual({ ...answer, content });
  expect(requests).toHaveLength(9);
  await searchAtOffset(1);
  expect(requests).toHaveLength(10);
});

test('[SRCH-16] cars with invalid fields are repaired or dropped, also in a cached answer', async () => {
  const { search, logged } = client();
  const content = [
    { car_id: '1', car_images: {} },
    { car_id: '2', car_price: '1' },
  ];
  reply = { status: 200, body: { ...answer, content } };
  for (let times = 0; times < 3; times += 1) {
    expect((await search('automotive-se', 'cars', {})).content).toEqual([{ car_id: '1' }]);
  }
  expect(requests).toHaveLength(1);
  expect(logged).toEqual([]);
});

test('a caller cannot modify a cached response', async () => {
  const { search } = client();
  const searchAll = () => search('automotive-se', 'cars', {});
  const firstAnswer = await searchAll();
  const cachedAnswer = await searchAll();
  expect(cachedAnswer).toEqual(answer);
  expect(() => cachedAnswer.content.pop()).toThrow(TypeError);
  expect(() => delete cachedAnswer.facet[0]?.values[0]).toThrow(TypeError);
  firstAnswer.content.pop();
  expect(await searchAll()).toBe(cachedAnswer);
  expect(cachedAnswer).toEqual(answer);
});

test.each([
  ['an error', { status: 500, body: {} }],
  ['a refusal', { status: 400, body: { errors: ['no'] } }],
  ['no answer of a search', { status: 200, body: { ...answer, total_items: '2' } }],
  ['a broken facet', { status: 200, body: { ...answer, facet: [{ name: 'x', type: 'value' }] } }],
])(
  '[SRCH-16] [ERR-23] %s is logged, gives an empty result and is not cached',
  async (_, failure) => {
    const { search, logged } = client();
    reply = failure;
    expect(await search('automotive-se', 'cars', {})).toEqual(emptyAnswer);
    expect(logged).toHaveLength(1);
    reply = { status: 200, body: answer };
    expect(await search('automotive-se', 'cars', {})).toEqual(answer);
  },
);

const values = { name: 'car_body', type: 'value' };
const histogram = { name: 'car_price', type: 'histogram', min: 1, max: 2 };
const bucket = { min: 1, max: 2, count: 1 };

test.each<[what: string, part: object]>([
  ['cars that are no list', { content: {} }],
  ['a car that is a text', { content: ['XC60'] }],
  ['a limit below nothing', { limit: -1 }],
  ['a place that is no whole number', { offset: 0.5 }],
  ['facets that are no list', { facet: 'car_body' }],
  ['a facet without a name', { facet: [{ type: 'value', values: [] }] }],
  ['a facet of no known type', { facet: [{ name: 'car_body', type: 'range', values: [] }] }],
  ['a value without a text', { facet: [{ ...values, values: [{ count: 1 }] }] }],
  ['a value without a count', { facet: [{ ...values, values: [{ text: 'SUV' }] }] }],
  [
    'a wrong value below another',
    { facet: [{ ...values, values: [{ text: 'Volvo', count: 1, children: [{ text: 'XC60' }] }] }] },
  ],
  [
    'values below that are no list',
    { facet: [{ ...values, values: [{ text: 'a', count: 1, children: 1 }] }] },
  ],
  ['a bound that is a text', { facet: [{ ...histogram, min: '1', values: [bucket] }] }],
  ['another bound that is a text', { facet: [{ ...histogram, max: '2', values: [bucket] }] }],
  ['a histogram without buckets', { facet: [histogram] }],
  [
    'a bucket that begins nowhere',
    { facet: [{ ...histogram, values: [{ ...bucket, min: null }] }] },
  ],
  ['a bucket that ends nowhere', { facet: [{ ...histogram, values: [{ ...bucket, max: null }] }] }],
  ['a bucket without a count', { facet: [{ ...histogram, values: [{ ...bucket, count: '1' }] }] }],
])('[SRCH-16] a response with %s is rejected', async (_, change) => {
  const { search, logged } = client();
  reply = { status: 200, body: { ...answer, ...change } };
  expect(await search('automotive-se', 'cars', {})).toEqual(emptyAnswer);
  expect(logged).toHaveLength(1);
});

test('a histogram without bounds and a value without children are accepted', async () => {
  const { search } = client();
  const empty = { ...histogram, min: null, max: null, values: [] };
  const facet = [empty, { ...values, values: [{ text: 'SUV', count: 0 }] }];
  reply = { status: 200, body: { ...answer, facet } };
  expect(await search('automotive-se', 'cars', {})).toEqual({ ...answer, facet });
});

test.each([
  ['nowhere', 'cars'],
  ['charging', 'cars'],
  ['automotive-se', 'kits'],
  ['toString', 'cars'],
] as const)('[SRCH-12] [ERR-28] searching %s without an index of %s throws', async (site, kind) => {
  const { search } = client();
  await expect(search(site, kind, {})).rejects.toThrow(UnknownSiteName);
  expect(requests).toEqual([]);
});
