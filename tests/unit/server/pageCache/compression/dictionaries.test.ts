import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm';
import { TooManyTasksError } from '../../../../../platform/boundedTasks';
import { encodeHtml } from '../../../../../platform/pages/encodeHtml';
import type { PageRequest } from '../../../../../platform/pages/page.types';
import type { CachedPage } from '../../../../../server/pageCache/CachedPage';
import { CompressionDictionaries } from '../../../../../server/pageCache/compression/CompressionDictionaries';
import {
  CompressionThread,
  type Compressor,
} from '../../../../../server/pageCache/compression/CompressionThread';
import { dictionaryCodings } from '../../../../../server/pageCache/compression/PageCodings';
import { dictionaryFiles } from '../../../../../server/pageCache/compression/dictionaryFiles';
import { DictionaryFolder } from '../../../../../server/pageCache/compression/DictionaryFolder';
import { allSites, plainPage, startApp, stopServers } from '../../appUnderTest';

const compressor = new CompressionThread(
  path.resolve('server/pageCache/compression/compression.main.ts'),
);
let compress: Compressor['compress'];

const browser = 'gzip, deflate, br, zstd, dcb, dcz';
let home: string;

beforeAll(() => init());
afterAll(() => compressor.close());
beforeEach(async () => {
  compress = compressor.compress;
  home = await mkdtemp(path.join(os.tmpdir(), 'forecourt-dictionaries-'));
});
afterEach(async () => {
  await stopServers();
  await rm(home, { recursive: true, force: true });
});

/** Renders pages of one route that share long style rules and differ in their texts. */
async function renderPage(request: PageRequest) {
  const rules = Array.from({ length: 300 }, (_, index) => `.c${index * 7919}{margin:${index}px}`);
  const page = await plainPage(request);
  return {
    ...page,
    html: encodeHtml(`<style>${rules.join('')}</style><p>Only at ${request.path}</p>`),
    headers: { ...page.headers, 'Content-Language': request.path.startsWith('/en') ? 'en' : 'sv' },
  };
}

async function start(build = '00000001') {
  const folder = new DictionaryFolder(home);
  let listCachedPages: () => Iterable<CachedPage> = () => [];
  const warnings: unknown[] = [];
  const logger = { info: () => undefined, warn: (line: unknown) => warnings.push(line) };
  const dictionaries = new CompressionDictionaries({
    folder,
    compressor: { compress: (task) => compress(task) },
    build,
    pages: () => listCachedPages(),
    logger,
  });
  const app = await startApp({
    renderPage,
    codings: dictionaryCodings(dictionaries),
    dictionaryFiles: dictionaryFiles(folder, allSites),
  });
  listCachedPages = () => app.services.pageCache.existing();
  return { ...app, dictionaries, warnings };
}

/** Fetches the dictionary that a page offers, as a browser does. */
async function fetchOffered(app: Awaited<ReturnType<typeof start>>, page = '/one') {
  const { headers } = await app.request({ path: page });
  const [, address] = /^<([^>]+)>; rel="compression-dictionary"$/.exec(String(headers.link)) ?? [];
  const answer = await app.request({ path: address });
  const digest = createHash('sha256').update(answer.body).digest();
  return { address, answer, digest, available: `:${digest.toString('base64')}:` };
}

/** Starts an app with two pages of a route and the dictionary created from them. */
async function startWithDictionary() {
  const app = await start();
  await app.request({ path: '/one' });
  await app.request({ path: '/two' });
  await app.dictionaries.scan();
  return app;
}

it('offers no dictionary before two pages of a kind are cached', async () => {
  const app = await start();
  await app.request({ path: '/one' });
  await app.dictionaries.scan();
  expect((await app.request({ path: '/one' })).headers).not.toHaveProperty('link');
});

it('builds a dictionary from content common to pages, without the content of a single page', async () => {
  const { answer } = await fetchOffered(await startWithDictionary());
  expect(answer.text).toContain('.c0{margin:0px}.c7919{margin:1px}');
  expect(answer.text).not.toContain('Only at');
  expect(answer.headers).toMatchObject({
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding, Save-Data',
  });
});

it('sends a page compressed with the dictionary to a client that has it, rendered or cached', async () => {
  const app = await startWithDictionary();
  const { digest, available, answer: dictionary } = await fetchOffered(app);
  const plain = await app.request({ path: '/new' });
  for (let visit = 0; visit < 3; visit += 1) {
    const headers = { 'accept-encoding': browser, 'available-dictionary': available };
    const answer = await app.request({ path: '/new', headers });
    expect(answer.headers['content-encoding']).toBe('dcz');
    expect(answer.headers.vary).toBe('Accept-Encoding, Available-Dictionary');
    expect(answer.headers).not.toHaveProperty('link');
    expect(answer.headers.etag).toBe(plain.headers.etag);
    expect(answer.body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(answer.body.subarray(8, 40)).toEqual(digest);
    const decoded = decompressUsingDict(createDCtx(), answer.body.subarray(40), dictionary.body);
    expect(Buffer.from(decoded).toString()).toBe(plain.text);
    expect(answer.body.length).toBeLessThan(plain.body.length / 20);
  }
});

it.each<[string, Record<string, string> | ((available: string) => Record<string, string>)]>([
  ['that has none', { 'accept-encoding': browser }],
  [
    'with another one',
    { 'accept-encoding': browser, 'available-dictionary': `:${'A'.repeat(43)}=:` },
  ],
  ['with an invalid digest', { 'accept-encoding': browser, 'available-dictionary': '"x"' }],
  [
    'that does not take the encoding',
    (available) => ({ 'accept-encoding': 'gzip, br', 'available-dictionary': available }),
  ],
  [
    'that would rather have brotli',
    (available) => ({
      'accept-encoding': 'dcz;q=0.1, br;q=1',
      'available-dictionary': available,
    }),
  ],
  [
    'that takes anything and names brotli',
    (available) => ({ 'accept-encoding': 'br, *', 'available-dictionary': available }),
  ],
  [
    'that refuses the encoding',
    (available) => ({ 'accept-encoding': 'br, dcz;q=0', 'available-dictionary': available }),
  ],
])('sends brotli to a client %s', async (_, headers) => {
  const app = await startWithDictionary();
  const { available } = await fetchOffered(app);
  const requestHeaders = typeof headers === 'function' ? headers(available) : headers;
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await app.request({ path: '/one', headers: requestHeaders });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.body).toString()).toContain('Only at /one');
  }
});

it('sends brotli when the dictionary no longer exists', async () => {
  const app = await startWithDictionary();
  const digest = Buffer.from((await readdir(home))[0]!.split('.')[4]!, 'hex').toString('base64');
  await rm(home, { recursive: true });
  const headers = { 'accept-encoding': browser, 'available-dictionary': `:${digest}:` };
  const answer = await app.request({ path: '/one', headers });
  expect(answer.headers['content-encoding']).toBe('br');
});

it("sends brotli while the compressor is overloaded, and the dictionary's form later", async () => {
  const app = await startWithDictionary();
  const { available } = await fetchOffered(app);
  const headers = { 'accept-encoding': browser, 'available-dictionary': available };
  const encoding = async () =>
    (await app.request({ path: '/one', headers })).headers['content-encoding'];
  compress = () => Promise.reject(new TooManyTasksError('Too many tasks at once.'));
  expect([await encoding(), await encoding()]).toEqual(['br', 'br']);
  compress = compressor.compress;
  expect(await encoding()).toBe('dcz');
});

it('compresses one page at a time, queues eight more, and restarts a thread that ended', async () => {
  const thread = new CompressionThread(
    path.resolve('server/pageCache/compression/compression.main.ts'),
  );
  const bytes = Buffer.from('<p>a page like others</p>'.repeat(50));
  const task = { page: bytes, dictionary: bytes, digest: Buffer.alloc(32) };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, () => thread.compress(task)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 9 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
  ]);
  // Compression takes far longer than closing the thread.
  const lost = expect(thread.compress({ ...task, page: randomBytes(20_000_000) })).rejects.toThrow(
    'has ended',
  );
  await thread.close();
  await lost;
  const packed = await thread.compress(task);
  await thread.close();
  expect(Buffer.from(decompressUsingDict(createDCtx(), packed.subarray(40), bytes))).toEqual(bytes);
});

it('has separate dictionaries for each site', async () => {
  const app = await startWithDictionary();
  const { available } = await fetchOffered(app);
  const answer = await app.request({
    path: '/one',
    headers: {
      host: 'trucks.localhost',
      'accept-encoding': browser,
      'available-dictionary': available,
    },
  });
  expect(answer.headers['content-encoding']).toBe('br');
});

it('offers the same dictionary in every process of a build, and another one in another build', async () => {
  const firstProcess = await startWithDictionary();
  const { address } = await fetchOffered(firstProcess);
  const secondProcess = await start();
  await secondProcess.dictionaries.scan();
  expect((await fetchOffered(secondProcess)).address).toBe(address);
  const nextBuild = await start('00000002');
  await nextBuild.dictionaries.scan();
  expect((await nextBuild.request({ path: '/one' })).headers).not.toHaveProperty('link');
  const { available } = await fetchOffered(firstProcess);
  const headers = { 'accept-encoding': browser, 'available-dictionary': available };
  expect((await nextBuild.request({ path: '/one', headers })).headers['content-encoding']).toBe(
    'dcz',
  );
});

it('keeps three dictionaries for each site and language', async () => {
  const folder = new DictionaryFolder(home);
  for (const kinds of [1, 2, 3, 4, 5]) {
    const properties = { site: 'trucks', language: 'sv', build: '00000001', kinds };
    await folder.add(properties, Buffer.from(`dictionary ${kinds}`));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect((await folder.list()).map(({ kinds }) => kinds).sort()).toEqual([3, 4, 5]);
});

it('sends no dictionary to clients with Save-Data, and no file with another name', async () => {
  const app = await startWithDictionary();
  const { address } = await fetchOffered(app);
  const saving = await app.request({ path: address, headers: { 'save-data': 'on' } });
  expect([saving.status, saving.body.length]).toEqual([204, 0]);
  expect(saving.headers['cache-control']).toBe('private, max-age=86400');
  for (const name of ['x.dict', 'package.json', `${'a'.repeat(64)}.dict`]) {
    expect((await app.request({ path: `/assets/dictionaries/${name}` })).status).toBe(404);
  }
});
