/** A separate process that measures one engine at one index size, so that its memory use can be measured alone. */
import type { SearchQuery } from '../../services/search/searchQuery.types';
import { stockDocuments } from '../../services/stock/stock';
import type { Car } from '../../domain/documents/car';
import { readOwnCpuMs, readResidentMegabytes } from './cpuTime';
import { itemsjsPeer } from './itemsjsPeer';
import { embeddedPeer, openSearchPeer } from './ourPeers';
import { pglitePeer } from './pglitePeer';
import { createHardSearches } from './searchHard';
import { benchIndex, createSearchMix } from './searchMix';
import type { CreatePeer, SearchPeer } from './searchPeer';
import { sqlitePeer } from './sqlitePeer';

const peers = {
  ours: embeddedPeer,
  itemsjs: itemsjsPeer,
  sqlite: sqlitePeer,
  pglite: pglitePeer,
  opensearch: openSearchPeer,
} satisfies Record<string, CreatePeer>;

export type EngineName = keyof typeof peers;

export interface SearchJob {
  engine: EngineName;
  /** Number of cars in the index. */
  size: number;
  /** Number of searches from the mix. */
  searches: number;
}

export interface SearchMeasurement {
  name: string;
  /** CPU seconds, without generating the cars. */
  buildSeconds: number;
  /** The same in elapsed (wall-clock) time. */
  buildWallSeconds: number;
  megabytes: number;
  /** Median of CPU ms per search. */
  p50: number;
  p95: number;
  /** Slowest of the hard searches, in CPU ms; only for our engine. */
  slowest?: number;
  totals: number[];
}

/** Share of all generated cars in the measured index. */
const INDEX_SHARE = 0.3;
/** Number of cars that searches are generated from; the first ones are the same at every index size. */
const SAMPLED_CARS = 5000;
const HARD_SEARCHES = 300;
const WARM_UP = 20;

function* getCars(size: number): Iterable<Car> {
  const cars = Math.ceil(size / INDEX_SHARE);
  yield* stockDocuments(benchIndex, { cars, day: '2026-11-21' }) as Iterable<Car>;
}

/** Runs the searches one after the other; the times are sorted. */
async function measureSearches(
  queries: readonly SearchQuery[],
  { search, clock = readOwnCpuMs }: SearchPeer,
): Promise<{ times: number[]; totals: number[] }> {
  const times: number[] = [];
  const totals: number[] = [];
  for (const query of queries) {
    const start = clock();
    totals.push(await search(query));
    times.push(clock() - start);
  }
  return { times: times.sort((a, b) => a - b), totals };
}

/** Duration of work in seconds: by the engine's clock (CPU time), and elapsed. */
async function measureSeconds(
  work: () => Promise<void>,
  clock = readOwnCpuMs,
): Promise<{ measured: number; wall: number }> {
  const [start, wallStart] = [clock(), performance.now()];
  await work();
  return {
    measured: (clock() - start) / 1000,
    wall: (performance.now() - wallStart) / 1000,
  };
}

async function measure({ engine, size, searches }: SearchJob): Promise<SearchMeasurement> {
  const before = readResidentMegabytes(process.pid);
  const peer = await peers[engine](getCars(size));
  try {
    const building = await measureSeconds(peer.build, peer.clock);
    globalThis.gc?.();
    const megabytes = readResidentMegabytes(process.pid) + (peer.megabytes?.() ?? 0) - before;
    const generating = await measureSeconds(async () => {
      for (const _ of getCars(size)) continue;
    }, peer.clock);
    const sampledCars = [...getCars(Math.min(size, SAMPLED_CARS))];
    const { warmUp = WARM_UP } = peer;
    // Different queries than the measured ones, so that no measured result is cached.
    const mix = createSearchMix(sampledCars, searches + warmUp);
    await measureSearches(mix.slice(searches), peer);
    const { times, totals } = await measureSearches(mix.slice(0, searches), peer);
    const percentile = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
    const isOurs = engine === 'ours';
    const hard = isOurs
      ? await measureSearches(createHardSearches(sampledCars as never, HARD_SEARCHES), peer)
      : undefined;
    return {
      name: peer.name,
      megabytes,
      p50: percentile(0.5),
      p95: percentile(0.95),
      totals,
      buildSeconds: building.measured - generating.measured,
      buildWallSeconds: building.wall - generating.wall,
      slowest: hard?.times.at(-1),
    };
  } finally {
    await peer.close();
  }
}

process.once('message', (job: SearchJob) => {
  const send = (answer: object) => process.send?.(answer, () => process.exit(0));
  measure(job).then(send, (error: unknown) => send({ error: String(error) }));
});
