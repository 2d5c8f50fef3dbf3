import pino from 'pino';
import { llms } from '../../server/seo/llms';
import { defaultSiteContent } from '../../platform/content/siteContent';
import { parse } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import { createSearchCars } from '../../features/search/server/searchCars';
import { createSearchClient, type SearchClient } from '../../features/search/server/searchClient';
import type { AppUnderTest } from '../unit/server/appUnderTest';
import { startApp, stopServers } from '../unit/server/appUnderTest';
import { searchApiKey, TestPlatform } from './testPlatform';

let platform: TestPlatform;
let app: AppUnderTest;
/** The search service fails after this number of car queries in a test. */
let failsAfter = Infinity;
let requestCount = 0;

beforeAll(async () => {
  // More cars per site than one query returns.
  platform = await TestPlatform.start({ stock: { cars: 3000, day: '2026-11-01' } });
  const search = { url: platform.url, apiKey: searchApiKey };
  const client = createSearchClient({ search, logger: { error: () => undefined } });
  const faulty: SearchClient = {
    search: (site, kind, request) => {
      if (kind === 'cars') requestCount += 1;
      const failed = { facet: [], content: [], total_items: 0, limit: 0, offset: 0, failed: true };
      return requestCount > failsAfter
        ? Promise.resolve(failed)
        : client.search(site, kind, request);
    },
  };
  const brief = llms({
    origin: (site) => Promise.resolve(`http://${site.name}.example`),
    describe: (site, language) => Promise.resolve({ content: defaultSiteContent(site, language) }),
    logger: pino({ level: 'silent' }),
  });
  app = await startApp({
    search: faulty.search,
    searchCars: createSearchCars(faulty),
    llms: brief,
  });
});

function restoreSearch(): void {
  requestCount = 0;
  failsAfter = Infinity;
}

beforeEach(restoreSearch);
afterAll(async () => {
  await stopServers();
  await platform.close();
});

const site = 'automotive-se';
const get = (path: string, host = `${site}.localhost`) => app.request({ path, headers: { host } });
const json = async (path: string) =>
  JSON.parse((await get(path)).text) as Record<string, unknown> & {
    cars: Record<string, unknown>[];
  };

/** Returns the items of an XML document by element name; throws if it is not well-formed. */
function readXml(text: string): Record<string, string>[] {
  const items: Record<string, string>[] = [];
  let open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => {
        open.push(name);
        if (name === 'item') items.push({});
      },
      ontext: (words) => {
        const item = items.at(-1);
        const name = open.at(-1) ?? '';
        if (item && open.includes('item')) item[name] = (item[name] ?? '') + words;
      },
      onclosetag: (name, isImplied) => {
        if (open.at(-1) !== name || isImplied) throw new Error(`</${name}> ends nothing`);
        open = open.slice(0, -1);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  expect(open).toEqual([]);
  return items;
}

test('the merchant feed contains every car for sale once, with the attributes that vehicle ads require', async () => {
  let answer = await get('/feeds/vehicles.xml');
  // On a busy machine the first search may take longer than the feed waits.
  for (let attempt = 0; answer.status === 503 && attempt < 5; attempt++) {
    answer = await get('/feeds/vehicles.xml');
  }
  const { status, headers, text } = answer;
  expect([status, headers['content-type']]).toEqual([200, 'application/xml']);
  const items = readXml(text);
  const { total } = await json('/open-data/cars?car_is_used=true');
  expect(items.length).toBeGreaterThan(500);
  expect(items.length).toBeGreaterThan(Number(total) / 2);
  expect(new Set(items.map((item) => item['g:id'])).size).toBe(items.length);
  for (const item of items) {
    expect(item['g:price']).toMatch(/^\d+\.\d\d SEK$/);
    expect(item['g:link']).toMatch(/^https?:\/\//);
    expect(item['g:image_link']).toMatch(/^https?:\/\//);
    expect(item['g:condition']).toMatch(/^(new|used)$/);
    expect(item['g:store_code']).toMatch(/^\d+$/);
    for (const name of ['g:brand', 'g:model', 'g:year', 'g:mileage', 'g:title'])
      expect(item[name]).toBeTruthy();
    if (item['g:sale_price'])
      expect(parseFloat(item['g:sale_price'])).toBeLessThan(parseFloat(item['g:price'] ?? ''));
  }
  const sampled = items[0]?.['g:link'] ?? '';
  const id = items[0]?.['g:id'] ?? '';
  expect(await json(`/open-data/cars/${id}`)).toMatchObject({ id, url: sampled });
});

test('the marketplace feed has the same cars, as CSV with the dealer of each', async () => {
  const { headers, text } = await get('/feeds/vehicles.csv');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const rows = parse(text, { columns: true }) as Record<string, string>[];
  const items = readXml((await get('/feeds/vehicles.xml')).text);
  // Vans are omitted, since Google accepts only passenger cars.
  const ids = new Set(items.map((item) => item['g:id']));
  const omitted = rows.filter((row) => !ids.has(row.vehicle_id));
  expect(rows.filter((row) => ids.has(row.vehicle_id)).map((row) => row.vehicle_id)).toEqual([
    ...ids,
  ]);
  expect(new Set(omitted.map((row) => row.body_style))).toEqual(new Set(['VAN', 'TRUCK']));
  expect(rows.filter((row) => ids.has(row.vehicle_id) && row.body_style === 'VAN')).toEqual([]);
  for (const row of rows) {
    expect(row['mileage.unit']).toMatch(/^(KM|MI)$/);
    expect([row.dealer_name, row['address.city'], row['address.country']]).not.toContain('');
    expect(Number(row.latitude)).toBeGreaterThan(50);
  }
});

test('a feed is aborted if the search service fails midway, and gets an error status if it fails before', async () => {
  failsAfter = 0;
  expect((await get('/feeds/vehicles.xml')).status).toBe(503);
  restoreSearch();
  failsAfter = 1;
  await expect(get('/feeds/vehicles.csv')).rejects.toThrow(/aborted|hang up|ECONNRESET/);
});

test('sites without cars have neither feeds nor open data', async () => {
  for (const path of ['/feeds/vehicles.xml', '/open-data/cars', '/open-data/openapi.json'])
    expect((await get(path, 'charging.localhost')).status).toBe(404);
  expect((await get('/feeds/other.xml')).status).toBe(404);
});

test('open data of cars is filtered like the list and paged, without personal data or vehicle identifiers', async () => {
  const first = await json('/open-data/cars?car_brand=volvo&sort=price_asc');
  expect(first.cars.length).toBeGreaterThan(5);
  // Sorted by the price before a campaign.
  const prices = first.cars.flatMap(({ price }) => {
    const { amount, before = amount } = (price ?? {}) as { amount?: number; before?: number };
    return before ?? [];
  });
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(new Set(first.cars.map(({ make }) => make))).toEqual(new Set(['Volvo']));
  const text = JSON.stringify(first);
  expect(text).not.toMatch(/@|regno|chassi|vin"|phone|email/i);

  const all = await json('/open-data/cars');
  const next = new URL(String(all.next));
  const second = await json(next.pathname + next.search);
  const ids = [...all.cars, ...second.cars].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(second.page).toBe(2);
});

test('unknown orders and filters are ignored; an unknown car gets 404, an outage 503', async () => {
  const plain = await json('/open-data/cars');
  expect(await json('/open-data/cars?sort=<script>&nonsense=1')).toMatchObject({
    total: plain.total,
  });
  expect((await get('/open-data/cars/none')).status).toBe(404);
  expect((await get('/open-data/cars/%3Cscript%3E')).status).toBe(404);
  failsAfter = 0;
  for (const path of ['/open-data/cars', '/open-data/cars/1000001'])
    expect((await get(path)).status).toBe(503);
});

test('answers match the published description', async () => {
  const { paths } = (await json('/open-data/openapi.json')) as unknown as {
    paths: Record<string, { get: { responses: Record<number, { content?: unknown }> } }>;
  };
  const schema = JSON.stringify(paths['/cars/{id}']?.get.responses[200]);
  const { cars } = await json('/open-data/cars');
  const keys = new Set(cars.flatMap((car) => Object.keys(car)));
  for (const key of keys) expect(schema).toContain(`"${key}"`);
});

test('llms.txt lists the data of sites that sell cars', async () => {
  expect((await get('/llms.txt')).text).toContain('/open-data/openapi.json');
  expect((await get('/llms.txt', 'charging.localhost')).text).not.toContain('/open-data/');
});
