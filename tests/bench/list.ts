import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Table } from './bench.types';
import { fetchText, hostOf } from './homePages';
import { measureLoad, putLoad } from './load';
import { median } from './median';
import { makeDataDir, startProduct, type Product } from './product';
import { startBare } from './startBare';

export const title = 'The list of cars, uncached, at 100,000 cars of the site';

const site = 'automotive-se';
const path = '/kop-bil';
/** All generated cars; the site has three in ten of them. */
const stockCars = 334_000;
const rounds = 5;
/** Lists of a round: none of them is asked for twice. */
const requests = 60;
/** Lists before the first round. */
const warmUp = 50;
/** Most times the bare rendering's CPU time that a list may cost. */
const shareBar = 1.6;
/** Most milliseconds that 99 of 100 lists may take. */
const p99Bar = 35;
/** Most milliseconds until the stock is made. */
const patience = 600_000;

/** Lists that nobody has asked for before, one after another, in turn with the same markup rendered alone. */
export async function run(): Promise<Table> {
  const dataDir = await makeDataDir();
  const environment = {
    STOCK_CARS: String(stockCars),
    // Neither pages nor their searches are asked for twice.
    PAGE_CACHE_MEGABYTES: '0',
  };
  const product = await startProduct({ dataDir, environment });
  try {
    const total = await untilStocked(product);
    const rows = [];
    for (const [name, addresses] of Object.entries(choices())) {
      rows.push([name, ...(await measureInTurn(product, addresses))]);
    }
    return {
      columns: ['lists', 'CPU ms', 'pages/s', 'p50 ms', 'p99 ms', 'bare CPU ms', 'share'],
      rows,
      notes: [
        `${total} cars of the site, ${stockCars} in all. Every list is another one: nothing of it is kept. One connection.`,
        'CPU ms: of the web process alone; the search has a process of its own. Bare: `renderToString` of the markup of such a list.',
        `Middle ones of ${rounds} rounds of ${requests}, in turn; p99: of a round, its slowest list. Bars: share ≤ ${shareBar}, p99 ≤ ${p99Bar} ms.`,
      ],
    };
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** CPU time, rate and latencies of lists of a kind, the CPU time of their bare markup, and how many times that they take. */
async function measureInTurn(product: Product, paths: readonly string[]): Promise<number[]> {
  const { body: document } = await fetchText(product.port, site, paths[0]);
  const bare = await startBare({ kind: 'bare', document });
  try {
    const addresses = hosted(paths, product);
    const load = { connections: 1, requests };
    const ours = (from: number, to: number) => ({
      ...load,
      port: product.port,
      requests: to - from,
      addresses: addresses.slice(from, to),
    });
    const theirs = { ...load, port: bare.port, addresses: addresses.slice(0, 1) };
    await putLoad(ours(0, warmUp));
    await putLoad({ ...theirs, requests: 300 });
    const measured = [];
    for (let from = warmUp; from < addresses.length; from += requests) {
      const list = await measureLoad(product.pid, ours(from, from + requests));
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

/** Addresses of different lists, by what they ask for. */
function choices(): Record<string, string[]> {
  const count = warmUp + rounds * requests;
  const brands = ['Volvo', 'BMW', 'Kia', 'Ford', 'Mercedes-Benz', 'Volkswagen', 'Renault', 'MINI'];
  const words = ['elbil', 'dragkrok', 'vovlo', 'suv automat', 'panorama', 'merc', 'xc60', 'kombi'];
  const fuels = ['El', 'Bensin', 'Diesel', 'Laddhybrid'];
  const sorts = ['newest', 'price_asc', 'mileage_asc', 'year_desc'];
  const make = (query: (at: number) => Record<string, string>): string[] =>
    Array.from({ length: count }, (_, at) => {
      // A bound that no other list has.
      const entries = [
        ...Object.entries(query(at)),
        ['car_mileage', ''],
        ['car_mileage', '' + (90_000 + at)],
      ];
      return `${path}?${new URLSearchParams(entries)}`;
    });
  const of = (list: readonly string[], at: number): string => list[at % list.length] ?? '';
  return {
    'all cars': make(() => ({})),
    'a make, a fuel, an order': make((at) => ({
      car_brand: of(brands, at),
      ...(at % 2 === 0 && { car_fuel: of(fuels, at >> 3) }),
      sort: of(sorts, at),
    })),
    'words, some mistyped': make((at) => ({ keyphrase: of(words, at) })),
    'near a place, nearest first': make((at) => ({
      near: of(['Uppsala', 'Lund', '411 04', '59.33,18.07'], at),
      within: of(['50', '100', '200'], at),
      sort: 'nearest',
      delivery: 'home',
    })),
    'the second page': make((at) => ({ car_brand: of(brands, at), page: '2' })),
  };
}

const hosted = (paths: readonly string[], { port }: Product) =>
  paths.map((path) => ({ host: hostOf(site, port), path }));

/** Waits until the last index answers, and gives the number of the site's cars. */
async function untilStocked({ port }: Product): Promise<number> {
  const deadline = performance.now() + patience;
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
