import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Table } from './bench.types';
import { fetchText, localHost } from './homePages';
import { measureLoad, putLoad } from './load';
import { median } from './median';
import { makeDataDir, startProduct, type Product } from './product';
import { startBare } from './startBare';

export const title = 'The list of cars, uncached, at 100,000 cars of the site';

const site = 'automotive-se';
const path = '/kop-bil';
/** Number of all generated cars, of which the site has 30 %. */
const STOCK_CARS = 334_000;
const rounds = 5;
/** Number of different lists per round. */
const REQUESTS_PER_ROUND = 60;
/** Number of lists before the first round. */
const WARM_UP_REQUESTS = 50;
/** Maximum CPU time of a list relative to bare rendering. */
const MAX_CPU_RATIO = 1.6;
/** Maximum 99th percentile of the response time. */
const MAX_P99_MS = 35;
/** Timeout for the generation of the stock. */
const STOCK_TIMEOUT_MS = 600_000;

/**
 * Measures lists that were never requested before, alternating with the bare rendering of the same markup.
 */
export async function run(): Promise<Table> {
  const dataDir = await makeDataDir();
  const environment = {
    STOCK_CARS: String(STOCK_CARS),
    // No caches: neither pages nor searches are requested twice.
    PAGE_CACHE_MEGABYTES: '0',
  };
  const product = await startProduct({ dataDir, environment });
  try {
    const total = await waitForStock(product);
    const rows = [];
    for (const [name, addresses] of Object.entries(createLists())) {
      rows.push([name, ...(await measureAlternately(product, addresses))]);
    }
    return {
      columns: ['lists', 'CPU ms', 'pages/s', 'p50 ms', 'p99 ms', 'bare CPU ms', 'share'],
      rows,
      notes: [
        `${total} cars of the site, ${STOCK_CARS} in all. Every list is another one: nothing of it is kept. One connection.`,
        'CPU ms: of the web process alone; the search has a process of its own. Bare: `renderToString` of the markup of such a list.',
        `Middle ones of ${rounds} rounds of ${REQUESTS_PER_ROUND}, in turn; p99: of a round, its slowest list. Bars: share ≤ ${MAX_CPU_RATIO}, p99 ≤ ${MAX_P99_MS} ms.`,
      ],
    };
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Returns CPU time, request rate and latencies of lists of a kind, the CPU time of the bare markup, and the
 * ratio.
 */
async function measureAlternately(product: Product, paths: readonly string[]): Promise<number[]> {
  const { body: document } = await fetchText(product.port, site, paths[0]);
  const bare = await startBare({ kind: 'bare', document });
  try {
    const addresses = toAddresses(paths, product);
    const load = { connections: 1, requests: REQUESTS_PER_ROUND };
    const ours = (from: number, to: number) => ({
      ...load,
      port: product.port,
      requests: to - from,
      addresses: addresses.slice(from, to),
    });
    const theirs = { ...load, port: bare.port, addresses: addresses.slice(0, 1) };
    await putLoad(ours(0, WARM_UP_REQUESTS));
    await putLoad({ ...theirs, requests: 300 });
    const measured = [];
    for (let from = WARM_UP_REQUESTS; from < addresses.length; from += REQUESTS_PER_ROUND) {
      const list = await measureLoad(product.pid, ours(from, from + REQUESTS_PER_ROUND));
      measured.push({ list, markup: await measureLoad(bare.pid, theirs) });
    }
    const cpuMs = median(measured.map(({ list }) => list.cpuMs));
    const markupMs = median(measured.map(({ markup }) => markup.cpuMs));
    return [
      cpuMs,
      Math.round(median(measured.map(({ list }) => list.requestsPerSecond))),
      median(measured.map(({ list }) => list.p50)),
      median(measured.map(({ list }) => list.p99)),
      markupMs,
      median(measured.map(({ list, markup }) => list.cpuMs / markup.cpuMs)),
    ];
  } finally {
    bare.stop();
  }
}

/** Returns addresses of different lists by kind. */
function createLists(): Record<string, string[]> {
  const count = WARM_UP_REQUESTS + rounds * REQUESTS_PER_ROUND;
  const brands = ['Volvo', 'BMW', 'Kia', 'Ford', 'Mercedes-Benz', 'Volkswagen', 'Renault', 'MINI'];
  const words = ['elbil', 'dragkrok', 'vovlo', 'suv automat', 'panorama', 'merc', 'xc60', 'kombi'];
  const fuels = ['El', 'Bensin', 'Diesel', 'Laddhybrid'];
  const sorts = ['newest', 'price_asc', 'mileage_asc', 'year_desc'];
  const createPaths = (query: (at: number) => Record<string, string>): string[] =>
    Array.from({ length: count }, (_, at) => {
      // A range that no other list has.
      const entries = [
        ...Object.entries(query(at)),
        ['car_mileage', ''],
        ['car_mileage', '' + (90_000 + at)],
      ];
      return `${path}?${new URLSearchParams(entries)}`;
    });
  const pickCyclic = (list: readonly string[], at: number): string => list[at % list.length] ?? '';
  return {
    'all cars': createPaths(() => ({})),
    'a make, a fuel, an order': createPaths((at) => ({
      car_brand: pickCyclic(brands, at),
      ...(at % 2 === 0 && { car_fuel: pickCyclic(fuels, at >> 3) }),
      sort: pickCyclic(sorts, at),
    })),
    'words, some mistyped': createPaths((at) => ({ keyphrase: pickCyclic(words, at) })),
    'near a place, nearest first': createPaths((at) => ({
      near: pickCyclic(['Uppsala', 'Lund', '411 04', '59.33,18.07'], at),
      within: pickCyclic(['50', '100', '200'], at),
      sort: 'nearest',
      delivery: 'home',
    })),
    'the second page': createPaths((at) => ({ car_brand: pickCyclic(brands, at), page: '2' })),
  };
}

const toAddresses = (paths: readonly string[], { port }: Product) =>
  paths.map((path) => ({ host: localHost(site, port), path }));

/** Waits until the last index responds; returns the number of the site's cars. */
async function waitForStock({ port }: Product): Promise<number> {
  const deadline = performance.now() + STOCK_TIMEOUT_MS;
  for (;;) {
    try {
      await fetchText(port, 'brand-se', path);
      const { body } = await fetchText(port, site, path);
      const total = Number(/data-total="(\d+)"/.exec(body)?.[1]);
      if (total > 0 && (await fetchText(port, 'brand-se', path)).body.includes('data-car=')) {
        return total;
      }
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    if (performance.now() > deadline) throw new Error('The stock was not made in time');
    await wait(1000);
  }
}
