import { indexDefinitions } from '../../server/embedded/search/indexDefinitions';
import { createInlineEngine } from '../../server/embedded/search/inlineEngine';
import type { SearchQuery } from '../../server/embedded/search/searchQuery.types';
import { stockDocuments } from '../../server/embedded/stock/stock';
import type { Car } from '../../site/api/car.types';
import type { Table } from './bench.types';
import { benchIndex, searchMix } from './searchMix';
import { itemsjsPeer, pglitePeer, type SearchPeer } from './searchPeers';

export const title = 'Search: the embedded engine beside other engines';

/** Cars of the measured index; the peers take minutes beyond the first two. */
const sizes = [10_000, 100_000, 500_000];
const largestForPeers = 100_000;
const queries = 200;
/** Share of all generated cars that the measured index gets. */
const share = 0.3;

interface Figures {
  name: string;
  size: number;
  buildSeconds: number;
  megabytes: number;
  p50: number;
  p95: number;
  agreement: string;
}

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
  yield* stockDocuments(benchIndex, {
    cars: Math.ceil(size / share),
    day: '2026-11-21',
  }) as Iterable<Car>;
}

async function measure(
  mix: readonly SearchQuery[],
  search: (query: SearchQuery) => Promise<number>,
): Promise<{ p50: number; p95: number; totals: number[] }> {
  for (const query of mix.slice(0, 20)) await search(query);
  const times: number[] = [];
  const totals: number[] = [];
  for (const query of mix) {
    const start = cpu();
    totals.push(await search(query));
    times.push(cpu() - start);
  }
  const sorted = times.sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), totals };
}

async function measureOurs(size: number, mix: readonly SearchQuery[]) {
  const before = megabytes();
  const engine = createInlineEngine(indexDefinitions, () => carsOf(size));
  const generating = cpu();
  let cars = 0;
  for (const _ of carsOf(Math.min(size, 20_000))) cars += 1;
  const generated = ((cpu() - generating) / cars) * size;
  const start = cpu();
  await engine.load({ index: benchIndex });
  const buildSeconds = Math.max(0, cpu() - start - generated) / 1000;
  const figures = await measure(mix, async (query) => {
    const answer = JSON.parse(Buffer.from(await engine.search(query)).toString()) as {
      total_items: number;
    };
    return answer.total_items;
  });
  await engine.close();
  return { buildSeconds, megabytes: megabytes() - before, ...figures };
}

async function measurePeer(peer: SearchPeer, size: number, mix: readonly SearchQuery[]) {
  const before = megabytes();
  const cars = [...carsOf(size)];
  const start = cpu();
  await peer.build(cars);
  const buildSeconds = (cpu() - start) / 1000;
  const figures = await measure(mix, peer.search);
  const used = megabytes() - before;
  await peer.close();
  return { buildSeconds, megabytes: used, ...figures };
}

/** The same searches on each engine; what peers find is compared with what we find. */
export async function run(): Promise<Table> {
  const rows: Figures[] = [];
  for (const size of sizes) {
    const mix = searchMix([...carsOf(Math.min(size, 5000))], queries);
    const ours = await measureOurs(size, mix);
    rows.push({ name: 'ours', size, ...ours, agreement: '' });
    if (size > largestForPeers) continue;
    for (const peer of [itemsjsPeer(), pglitePeer()]) {
      const figures = await measurePeer(peer, size, mix);
      const same = figures.totals.filter((total, at) => total === ours.totals[at]).length;
      rows.push({ name: peer.name, size, ...figures, agreement: `${same} of ${queries}` });
    }
  }
  return {
    columns: ['cars', 'engine', 'p50 ms', 'p95 ms', 'times ours', 'built s', 'MB', 'same totals'],
    rows: rows.map((row) => {
      const ours = rows.find(({ name, size }) => name === 'ours' && size === row.size);
      return [
        ...[String(row.size), row.name, row.p50, row.p95, row.p50 / (ours?.p50 ?? 1)],
        ...[row.buildSeconds, Math.round(row.megabytes), row.agreement],
      ];
    }),
    notes: [
      'CPU ms a search: 11 value facets, 4 histograms and a page of 24; a fifth of the searches are words.',
      'Bars of ours: 100,000 cars p50 ≤ 3 ms, p95 ≤ 6 ms, ≤ 600 MB, built in ≤ 10 s; 500,000 cars p50 ≤ 10 ms, ≤ 1.2 GB.',
      'The peers understand neither synonyms nor mistyped words: there the totals differ; itemsjs counts no histograms and no hierarchies. SQLite is left out: its binding is compiled or downloaded at installation.',
    ],
  };
}
