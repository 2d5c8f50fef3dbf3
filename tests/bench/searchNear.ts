import { dealerField, priceFields } from '../../features/car/ui/list/Map/carPlaces';
import type { Car } from '../../domain/documents/car';
import type { SearchQuery } from '../../services/search/searchQuery.types';
import { stockDocuments } from '../../services/stock/stock';
import type { Table } from './bench.types';
import { readOwnCpuMs } from './cpuTime';
import { embeddedPeer } from './ourPeers';
import { benchIndex, createSearchMix } from './searchMix';
import { COMPILE_WARM_UP } from './searchPeer';

export const title = 'Search of 100,000 cars with a place, beside the same without';

const CARS = 100_000;
/** Share of all generated cars in the measured index. */
const INDEX_SHARE = 0.3;
/** Number of cars that searches are created from. */
const SAMPLED_CARS = 5000;
const SEARCHES = 200;
const ROUNDS = 5;
/** Maximum CPU time relative to the same search without a position. */
const MAX_CPU_RATIO = 1.5;

/** Positions of visitors: towns, as latitude and longitude. */
const towns = [
  [59.33, 18.07],
  [57.71, 11.97],
  [55.6, 13],
  [63.83, 20.26],
] as const;

/**
 * Variants of a search with a position: only distances, a maximum distance, sorting by distance, and the
 * map's query.
 */
const variants: Readonly<Record<string, (query: SearchQuery, at: number) => SearchQuery>> = {
  'without a place': (query) => query,
  'distances told': (query, at) => withPlace(query, at, null),
  'within 100 km': (query, at) => withPlace(query, at, 100),
  'nearest first': (query, at) => ({ ...withPlace(query, at, null), sort: 'nearest' }),
  'within 200 km, nearest first': (query, at) => ({
    ...withPlace(query, at, 200),
    sort: 'nearest',
  }),
  'on the map': (query, at) => toMapQuery(withPlace(query, at, 200)),
};

/** Query of the map: number of cars and lowest price per dealer (features/car/ui/list/Map/carPlaces.ts). */
const toMapQuery = (query: SearchQuery): SearchQuery => ({
  ...query,
  limit: 0,
  facets: [...query.facets, { name: dealerField, order: 'count', lowest: priceFields }],
});

function withPlace(query: SearchQuery, at: number, maxKm: number | null): SearchQuery {
  const [lat, lng] = towns[at % towns.length] ?? towns[0];
  return { ...query, filters: { ...query.filters, car_site_geocoord: [lat, lng, maxKm] } };
}

/** Runs each search in all variants in turn, so that other programs disturb all of them equally. */
export async function run(): Promise<Table> {
  const cars = function* (count: number): Iterable<Car> {
    const stock = { cars: Math.ceil(count / INDEX_SHARE), day: '2026-11-21' };
    yield* stockDocuments(benchIndex, stock) as Iterable<Car>;
  };
  const peer = await embeddedPeer(cars(CARS));
  try {
    await peer.build();
    const mix = createSearchMix([...cars(SAMPLED_CARS)], SEARCHES + COMPILE_WARM_UP);
    const times = new Map<string, number[]>(Object.keys(variants).map((name) => [name, []]));
    for (const [at, query] of mix.slice(SEARCHES).entries()) {
      for (const vary of Object.values(variants)) await peer.search(vary(query, at));
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, query] of mix.slice(0, SEARCHES).entries()) {
        for (const [name, vary] of Object.entries(variants)) {
          const start = readOwnCpuMs();
          await peer.search(vary(query, at));
          times.get(name)?.push(readOwnCpuMs() - start);
        }
      }
    }
    return getTable(times);
  } finally {
    await peer.close();
  }
}

function getTable(times: ReadonlyMap<string, number[]>): Table {
  const rows = [...times].map(([name, taken]) => {
    const sorted = taken.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    const mean = taken.reduce((sum, ms) => sum + ms, 0) / taken.length;
    return { name, mean, p50: at(0.5), p95: at(0.95) };
  });
  const [base] = rows;
  return {
    columns: ['searches', 'mean ms', 'p50 ms', 'p95 ms', 'times without'],
    rows: rows.map(({ name, mean, p50, p95 }) => [name, mean, p50, p95, mean / (base?.mean ?? 1)]),
    notes: [
      `CPU ms a search: the mix of the bench of engines, 11 value facets, 4 histograms and a page of 24, ${ROUNDS} rounds of ${SEARCHES}. Times: of the means.`,
      `Bar: at most ${MAX_CPU_RATIO} times the same without a place.`,
    ],
  };
}
