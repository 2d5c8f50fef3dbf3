/** Process of its own that measures one engine with one number of cars, so that its memory is its own. */
import { indexDefinitions } from '../../server/embedded/search/indexDefinitions';
import { createInlineEngine } from '../../server/embedded/search/inlineEngine';
import type { SearchQuery } from '../../server/embedded/search/searchQuery.types';
import { stockDocuments } from '../../server/embedded/stock/stock';
import type { Car } from '../../site/api/car.types';
import { hardSearches } from './searchHard';
import { benchIndex, searchMix } from './searchMix';
import { itemsjsPeer, pglitePeer, type SearchPeer } from './searchPeers';

export type EngineName = 'ours' | 'itemsjs' | 'pglite';

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

/** CPU of this process, in ms: it stands even when other work shares the machine. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const megabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
};

function* carsOf(size: number): Iterable<Car> {
  const cars = Math.ceil(size / SHARE);
  yield* stockDocuments(benchIndex, { cars, day: '2026-11-21' }) as Iterable<Car>;
}

async function timed(
  queries: readonly SearchQuery[],
  search: (query: SearchQuery) => Promise<number>,
): Promise<{ times: number[]; totals: number[] }> {
  const times: number[] = [];
  const totals: number[] = [];
  for (const query of queries) {
    const start = cpu();
    totals.push(await search(query));
    times.push(cpu() - start);
  }
  return { times: times.sort((a, b) => a - b), totals };
}

async function measure({ engine, size, searches }: SearchOrder): Promise<SearchFigures> {
  const known = [...carsOf(Math.min(size, KNOWN))];
  const mix = searchMix(known, searches);
  const peer = engine === 'ours' ? oursAsPeer(size) : peers[engine]();
  // Ours reads the cars one at a time, as at a start; the others are given all of them.
  const cars = engine === 'ours' ? [] : [...carsOf(size)];
  const generating = cpu();
  if (engine === 'ours') for (const _ of carsOf(size)) continue;
  const generated = engine === 'ours' ? cpu() - generating : 0;
  const before = megabytes();
  const start = cpu();
  await peer.build(cars);
  const buildSeconds = Math.max(0, cpu() - start - generated) / 1000;
  cars.length = 0;
  const used = megabytes() - before;
  await timed(mix.slice(0, WARM_UP), peer.search);
  const { times, totals } = await timed(mix, peer.search);
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
  const figures = { name: peer.name, buildSeconds, megabytes: used, p50: at(0.5), p95: at(0.95) };
  if (engine !== 'ours') return { ...figures, totals };
  const hard = await timed(hardSearches(known as never, HARD), peer.search);
  return { ...figures, totals, slowest: hard.times.at(-1) };
}

function oursAsPeer(size: number): SearchPeer {
  const engine = createInlineEngine(indexDefinitions, () => carsOf(size));
  return {
    name: 'ours',
    build: () => engine.load({ index: benchIndex }),
    async search(query) {
      const answer = Buffer.from(await engine.search(query)).toString();
      return (JSON.parse(answer) as { total_items: number }).total_items;
    },
    close: () => engine.close(),
  };
}

const peers = { itemsjs: itemsjsPeer, pglite: pglitePeer };

process.once('message', (order: SearchOrder) => {
  measure(order)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((answer) => process.send?.(answer, () => process.exit(0)));
});
