/** Process of its own that measures one engine with one number of cars, so that its memory is its own. */
import type { SearchQuery } from '../../services/search/searchQuery.types';
import { stockDocuments } from '../../services/stock/stock';
import type { Car } from '../../domain/documents/car';
import { ownCpuTime, residentMegabytes } from './cpuTime';
import { itemsjsPeer } from './itemsjsPeer';
import { embeddedPeer, openSearchPeer } from './ourPeers';
import { pglitePeer } from './pglitePeer';
import { hardSearches } from './searchHard';
import { benchIndex, searchMix } from './searchMix';
import type { MakePeer, SearchPeer } from './searchPeer';
import { sqlitePeer } from './sqlitePeer';

const peers = {
  ours: embeddedPeer,
  itemsjs: itemsjsPeer,
  sqlite: sqlitePeer,
  pglite: pglitePeer,
  opensearch: openSearchPeer,
} satisfies Record<string, MakePeer>;

export type EngineName = keyof typeof peers;

export interface SearchOrder {
  engine: EngineName;
  /** Cars of the index. */
  size: number;
  /** Searches of the mix. */
  searches: number;
}

export interface SearchFigures {
  name: string;
  /** CPU seconds, the making of the cars not counted. */
  buildSeconds: number;
  /** The same on the wall. */
  buildWallSeconds: number;
  megabytes: number;
  /** CPU ms of a search. */
  p50: number;
  p95: number;
  /** Longest of the hard searches, CPU ms; of ours alone. */
  slowest?: number;
  totals: number[];
}

/** Share of all generated cars that the measured index gets. */
const SHARE = 0.3;
/** Cars that searches are made from; the first ones are the same in every size. */
const KNOWN = 5000;
const HARD = 300;
const WARM_UP = 20;

function* carsOf(size: number): Iterable<Car> {
  const cars = Math.ceil(size / SHARE);
  yield* stockDocuments(benchIndex, { cars, day: '2026-11-21' }) as Iterable<Car>;
}

/** Measures one search after the other; times are sorted. */
async function timed(
  queries: readonly SearchQuery[],
  { search, clock = ownCpuTime }: SearchPeer,
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

/** How long work takes, in seconds: by the clock of what is measured, and on the wall. */
async function secondsOf(
  work: () => Promise<void>,
  clock = ownCpuTime,
): Promise<{ measured: number; wall: number }> {
  const [start, wallStart] = [clock(), performance.now()];
  await work();
  return {
    measured: (clock() - start) / 1000,
    wall: (performance.now() - wallStart) / 1000,
  };
}

async function measure({ engine, size, searches }: SearchOrder): Promise<SearchFigures> {
  const before = residentMegabytes(process.pid);
  const peer = await peers[engine](carsOf(size));
  try {
    const building = await secondsOf(peer.build, peer.clock);
    globalThis.gc?.();
    const megabytes = residentMegabytes(process.pid) + (peer.megabytes?.() ?? 0) - before;
    const making = await secondsOf(async () => {
      for (const _ of carsOf(size)) continue;
    }, peer.clock);
    const known = [...carsOf(Math.min(size, KNOWN))];
    const { warmUp = WARM_UP } = peer;
    // Others than those that count: nothing is known of these yet.
    const mix = searchMix(known, searches + warmUp);
    await timed(mix.slice(searches), peer);
    const { times, totals } = await timed(mix.slice(0, searches), peer);
    const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
    const isOurs = engine === 'ours';
    const hard = isOurs ? await timed(hardSearches(known as never, HARD), peer) : undefined;
    return {
      name: peer.name,
      megabytes,
      p50: at(0.5),
      p95: at(0.95),
      totals,
      buildSeconds: building.measured - making.measured,
      buildWallSeconds: building.wall - making.wall,
      slowest: hard?.times.at(-1),
    };
  } finally {
    await peer.close();
  }
}

process.once('message', (order: SearchOrder) => {
  const send = (answer: object) => process.send?.(answer, () => process.exit(0));
  measure(order).then(send, (error: unknown) => send({ error: String(error) }));
});
