import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Table } from './bench.types';
import { fetchText, hostOf } from './homePages';
import { measureLoad } from './load';
import { makeDataDir, startProduct, type Product } from './product';
import { startBare } from './startBare';

export const title = 'The list of cars, uncached, at 100,000 cars of the site';

const site = 'automotive-se';
const path = '/kop-bil';
/** All generated cars; the site has three in ten of them. */
const stockCars = 334_000;
const requests = 300;
/** Most milliseconds that 99 of 100 lists may take. */
const p99Bar = 60;
/** Most milliseconds until the stock is made. */
const patience = 600_000;

/** Lists that nobody has asked for before, one after another, beside the same markup rendered alone. */
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
    const { body: document } = await fetchText(product.port, site, path);
    const bare = await startBare({ kind: 'bare', document });
    try {
      const ours = [];
      for (const [name, addresses] of Object.entries(choices())) {
        const load = { port: product.port, addresses: hosted(addresses, product), connections: 1 };
        await measureLoad(product.pid, { ...load, requests: 50 });
        // The first fifty are known by now.
        const rest = load.addresses.slice(50);
        const measured = await measureLoad(product.pid, { ...load, addresses: rest, requests });
        ours.push([name, ...figures(measured)]);
      }
      const load = { addresses: hosted([path], product), connections: 1, requests };
      await measureLoad(bare.pid, { ...load, port: bare.port });
      const floor = await measureLoad(bare.pid, { ...load, port: bare.port });
      return {
        columns: ['lists', 'CPU ms', 'pages/s', 'p50 ms', 'p99 ms'],
        rows: [...ours, ['bare renderToString of the first', ...figures(floor)]],
        notes: [
          `${total} cars of the site, ${stockCars} in all. Every list is another one: nothing of it is kept. One connection.`,
          `Bar: p99 ≤ ${p99Bar} ms. CPU ms: of the web process alone; the search has a process of its own.`,
        ],
      };
    } finally {
      bare.stop();
    }
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Addresses of different lists, by what they ask for. */
function choices(): Record<string, string[]> {
  const count = requests + 50;
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

const figures = (measured: Awaited<ReturnType<typeof measureLoad>>): number[] => [
  measured.cpuMs,
  Math.round(measured.requestsPerSecond),
  measured.p50,
  measured.p99,
];

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
