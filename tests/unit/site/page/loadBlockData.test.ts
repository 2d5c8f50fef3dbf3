import type { BlockLoader } from '../../../../rendering/blockData';
import { AncestorsDocument } from '../../../../schema/generated/operations';
import type { Ask } from '../../../../platform/content/queryCache';
import type { Page, PageBlock } from '../../../../platform/content/page.types';
import { loadBlockData } from '../../../../site/page/loadBlockData';
import { automotiveSe } from '../../../../sites/automotive-se';

const block = (name: string, over: Partial<PageBlock> = {}): PageBlock => ({
  uid: name,
  name,
  known: true,
  fields: { Title: name },
  placeholders: {},
  ...over,
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

function load(main: readonly PageBlock[], loaders: Loaders, query = '', patienceMs?: number) {
  const asked: unknown[] = [];
  const errors: unknown[] = [];
  const ask: Ask = async (_, variables) => {
    asked.push(variables);
    return JSON.parse('{ "item": null }');
  };
  const loaded = loadBlockData(page(main), {
    searchCars: async () => ({ facets: [], cars: [], total: 0 }),
    searchDealers: async () => ({ dealers: [] }),
    searchKits: async () => ({ facets: [], kits: [], total: 0 }),
    kitSessionSample: false,
    hubspotScript: '',
    jotForm: () => Promise.resolve(undefined),
    ask,
    loaders,
    site: automotiveSe,
    path: '/x',
    query: new URLSearchParams(query),
    onError: (error, name) => errors.push([name, error]),
    patienceMs,
  });
  return { loaded, asked, errors };
}

test('a block gets what its loader brings, wherever it stands', async () => {
  const loaders: Loaders = { Inner: { load: async ({ Title }) => `data of ${String(Title)}` } };
  const row = block('Row', { placeholders: { row: [block('Inner')] } });
  const { page: filled } = await load([row], loaders).loaded;
  const [inner] = filled.placeholders.main?.[0]?.placeholders.row ?? [];
  expect(inner?.fields).toEqual({ Title: 'Inner', data: 'data of Inner' });
});

test('a loader that fails costs its own block', async () => {
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

test('what a loader reports is logged, and the page is not kept', async () => {
  const loaders: Loaders = { A: { load: async (_, { report }) => report('late') } };
  const { loaded, errors } = load([block('A')], loaders);
  expect((await loaded).incomplete).toBe(true);
  expect(errors).toEqual([['A', 'late']]);
});

test('a loader sees its own query keys, and the page knows all of them', async () => {
  let seen = '';
  const loaders: Loaders = {
    A: { queryKeys: ['tag'], load: async (_, { query }) => void (seen = query.toString()) },
    B: { queryKeys: ['page'], load: async () => undefined },
  };
  const { loaded } = load([block('A'), block('B')], loaders, 'tag=a&page=2&tag=b&utm=x');
  expect((await loaded).queryKeys).toEqual(['tag', 'page']);
  expect(seen).toBe('tag=a&tag=b');
});

test('blocks that ask the same share the answer', async () => {
  const variables = { path: 'ID', language: 'sv' };
  const loaders: Loaders = { A: { load: (_, { ask }) => ask(AncestorsDocument, variables) } };
  const { loaded, asked } = load([block('A'), block('A')], loaders);
  await loaded;
  expect(asked).toEqual([variables]);
});

test('loaders run side by side', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const loaders: Loaders = {
    Waits: { load: () => released },
    Releases: { load: async () => release() },
  };
  await expect(load([block('Waits'), block('Releases')], loaders).loaded).resolves.toBeDefined();
});

test('a page is about what the first block says that it is about', async () => {
  const loaders: Loaders = {
    Silent: { load: async () => 1, metadata: () => undefined },
    Car: { load: async () => 'EX30', metadata: (data) => ({ title: String(data) }) },
  };
  const { metadata } = await load([block('Silent'), block('Car')], loaders).loaded;
  expect(metadata).toEqual({ title: 'EX30' });
});

test('a block that is late is awaited, and the page with it comes after', async () => {
  let arrive: (data: unknown) => void = () => undefined;
  const loaders: Loaders = {
    Late: { load: () => new Promise((resolve) => (arrive = resolve)) },
    Soon: { load: async () => 'soon' },
  };
  const { loaded } = load([block('Soon'), block('Late')], loaders, '', 0);
  const { page: begun, incomplete, whole } = await loaded;
  expect(begun.placeholders.main).toMatchObject([
    { fields: { data: 'soon' } },
    { name: 'Late', late: 'awaited' },
  ]);
  expect(incomplete).toBe(true);
  arrive('late');
  const then = await whole;
  expect(then?.page.placeholders.main?.[1]).toMatchObject({
    late: 'arrived',
    fields: { data: 'late' },
  });
  expect(then?.incomplete).toBe(false);
});

test('a block that tells the status of the page is always awaited', async () => {
  const loaders: Loaders = {
    Car: {
      decidesStatus: true,
      load: () => new Promise((resolve) => setTimeout(() => resolve('car'), 20)),
    },
  };
  const { loaded } = load([block('Car')], loaders, '', 0);
  const { page: filled, whole } = await loaded;
  expect(filled.placeholders.main?.[0]?.fields.data).toBe('car');
  expect(whole).toBeUndefined();
});

test('blocks that nothing was loaded for, or the same as before, are the objects that they were', async () => {
  let cars = ['one'];
  const loaders: Loaders = { Inner: { load: async () => ({ cars: [...cars] }) } };
  const row = block('Row', { placeholders: { row: [block('Inner'), block('Plain')] } });
  const main = [row, block('Plain')];
  const filled = async () => (await load(main, loaders).loaded).page.placeholders.main ?? [];
  const [first, plain] = await filled();
  expect(plain).toBe(main[1]);
  expect(first?.placeholders.row?.[1]).toBe(row.placeholders.row?.[1]);
  expect((await filled())[0]).toBe(first);
  cars = ['one', 'two'];
  const [after] = await filled();
  expect(after?.placeholders.row?.[0]?.fields.data).toEqual({ cars: ['one', 'two'] });
});
