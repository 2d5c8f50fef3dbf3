import type { BlockLoader } from '../../../../rendering/blockData';
import { AncestorsDocument } from '../../../../schema/generated/operations';
import type { QueryFn } from '../../../../platform/content/queryCache';
import type { Page, PageBlock } from '../../../../platform/content/page.types';
import { loadBlockData } from '../../../../site/page/loadBlockData';
import { automotiveSe } from '../../../../sites/automotive-se';

const block = (name: string, overrides: Partial<PageBlock> = {}): PageBlock => ({
  uid: name,
  name,
  isKnown: true,
  fields: { Title: name },
  placeholders: {},
  ...overrides,
});

const page = (main: readonly PageBlock[]): Page => ({
  itemId: 'ID',
  name: 'x',
  template: 'ContentPage',
  language: 'sv',
  languages: [],
  fields: { noIndex: false },
  ownFields: {},
  placeholders: { main },
  images: [],
});

type Loaders = Record<string, BlockLoader<PageBlock['fields'], unknown>>;

function load(main: readonly PageBlock[], loaders: Loaders, query = '', deferAfterMs?: number) {
  const requestedVariables: unknown[] = [];
  const errors: unknown[] = [];
  const runQuery: QueryFn = async (_, variables) => {
    requestedVariables.push(variables);
    return JSON.parse('{ "item": null }');
  };
  const loaded = loadBlockData(page(main), {
    searchCars: async () => ({ facets: [], cars: [], total: 0 }),
    searchDealers: async () => ({ dealers: [] }),
    searchKits: async () => ({ facets: [], kits: [], total: 0 }),
    kitSessionSample: false,
    hubspotScriptUrl: '',
    jotForm: () => Promise.resolve(undefined),
    runQuery,
    loaders,
    site: automotiveSe,
    path: '/x',
    query: new URLSearchParams(query),
    onError: (error, name) => errors.push([name, error]),
    deferAfterMs,
  });
  return { loaded, requestedVariables, errors };
}

test('a block at any depth gets the data of its loader', async () => {
  const loaders: Loaders = { Inner: { load: async ({ Title }) => `data of ${String(Title)}` } };
  const row = block('Row', { placeholders: { row: [block('Inner')] } });
  const { page: filled } = await load([row], loaders).loaded;
  const [inner] = filled.placeholders.main?.[0]?.placeholders.row ?? [];
  expect(inner?.fields).toEqual({ Title: 'Inner', data: 'data of Inner' });
});

test('a failing loader affects only its own block', async () => {
  const error = new Error('down');
  const loaders: Loaders = {
    Bad: { load: () => Promise.reject(error) },
    Good: { load: async () => 1 },
  };
  const result = await load([block('Bad'), block('Good')], loaders).loaded;
  const [bad, good] = result.page.placeholders.main ?? [];
  expect(bad?.failure).toEqual({ error });
  expect(good?.fields.data).toBe(1);
  expect(result.incomplete).toBe(true);
});

test('an error that a loader reports is logged and the page is not cached', async () => {
  const loaders: Loaders = { A: { load: async (_, { report }) => report('late') } };
  const { loaded, errors } = load([block('A')], loaders);
  expect((await loaded).incomplete).toBe(true);
  expect(errors).toEqual([['A', 'late']]);
});

test('a loader sees only its own query keys, and the page declares the keys of all loaders', async () => {
  let seenQuery = '';
  const loaders: Loaders = {
    A: { queryKeys: ['tag'], load: async (_, { query }) => void (seenQuery = query.toString()) },
    B: { queryKeys: ['page'], load: async () => undefined },
  };
  const { loaded } = load([block('A'), block('B')], loaders, 'tag=a&page=2&tag=b&utm=x');
  expect((await loaded).queryKeys).toEqual(['tag', 'page']);
  expect(seenQuery).toBe('tag=a&tag=b');
});

test('blocks with the same query share its result', async () => {
  const variables = { path: 'ID', language: 'sv' };
  const loaders: Loaders = {
    A: { load: (_, { runQuery }) => runQuery(AncestorsDocument, variables) },
  };
  const { loaded, requestedVariables } = load([block('A'), block('A')], loaders);
  await loaded;
  expect(requestedVariables).toEqual([variables]);
});

test('loaders run in parallel', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const loaders: Loaders = {
    Waits: { load: () => released },
    Releases: { load: async () => release() },
  };
  await expect(load([block('Waits'), block('Releases')], loaders).loaded).resolves.toBeDefined();
});

test('a page takes its metadata from the first block that has any', async () => {
  const loaders: Loaders = {
    Silent: { load: async () => 1, metadata: () => undefined },
    Car: { load: async () => 'EX30', metadata: (data) => ({ title: String(data) }) },
  };
  const { metadata } = await load([block('Silent'), block('Car')], loaders).loaded;
  expect(metadata).toEqual({ title: 'EX30' });
});

test('a slow block is deferred, and the full page follows once it has loaded', async () => {
  let arrive: (data: unknown) => void = () => undefined;
  const loaders: Loaders = {
    Late: { load: () => new Promise((resolve) => (arrive = resolve)) },
    Soon: { load: async () => 'soon' },
  };
  const { loaded } = load([block('Soon'), block('Late')], loaders, '', 0);
  const { page: startedPage, incomplete, fullPage } = await loaded;
  expect(startedPage.placeholders.main).toMatchObject([
    { fields: { data: 'soon' } },
    { name: 'Late', deferred: 'awaited' },
  ]);
  expect(incomplete).toBe(true);
  arrive('late');
  const fullResult = await fullPage;
  expect(fullResult?.page.placeholders.main?.[1]).toMatchObject({
    deferred: 'arrived',
    fields: { data: 'late' },
  });
  expect(fullResult?.incomplete).toBe(false);
});

test('a block that decides the status of the page is never deferred', async () => {
  const loaders: Loaders = {
    Car: {
      decidesStatus: true,
      load: () => new Promise((resolve) => setTimeout(() => resolve('car'), 20)),
    },
  };
  const { loaded } = load([block('Car')], loaders, '', 0);
  const { page: filled, fullPage } = await loaded;
  expect(filled.placeholders.main?.[0]?.fields.data).toBe('car');
  expect(fullPage).toBeUndefined();
});

test('blocks without data or with unchanged data remain the same objects', async () => {
  let cars = ['one'];
  const loaders: Loaders = { Inner: { load: async () => ({ cars: [...cars] }) } };
  const row = block('Row', { placeholders: { row: [block('Inner'), block('Plain')] } });
  const main = [row, block('Plain')];
  const loadBlocks = async () => (await load(main, loaders).loaded).page.placeholders.main ?? [];
  const [first, plain] = await loadBlocks();
  expect(plain).toBe(main[1]);
  expect(first?.placeholders.row?.[1]).toBe(row.placeholders.row?.[1]);
  expect((await loadBlocks())[0]).toBe(first);
  cars = ['one', 'two'];
  const [after] = await loadBlocks();
  expect(after?.placeholders.row?.[0]?.fields.data).toEqual({ cars: ['one', 'two'] });
});
