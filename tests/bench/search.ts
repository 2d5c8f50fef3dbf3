import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { TestCluster } from '../opensearch/TestCluster';
import type { Table } from './bench.types';
import type { EngineName, SearchMeasurement, SearchJob } from './searchProcess';

export const title = 'Search: the embedded engine beside other engines';

/** Cars in the measured index, and number of searches per engine; slow engines get fewer. */
const plan: readonly { size: number; engines: Partial<Record<EngineName, number>> }[] = [
  {
    size: 10_000,
    engines: { ours: 200, itemsjs: 200, sqlite: 100, pglite: 100, opensearch: 100 },
  },
  {
    size: 30_000,
    engines: { ours: 200, itemsjs: 100, sqlite: 50, pglite: 50, opensearch: 100 },
  },
  {
    size: 100_000,
    engines: { ours: 200, itemsjs: 40, sqlite: 20, pglite: 20, opensearch: 50 },
  },
  { size: 500_000, engines: { ours: 200 } },
];

interface Row extends SearchMeasurement {
  size: number;
  searches: number;
}

/** Runs the same searches on each engine and compares the numbers of results. */
export async function run(): Promise<Table> {
  const rows: Row[] = [];
  const missing = process.env.OPENSEARCH_URL ? [] : TestCluster.missingCommands();
  for (const { size, engines } of plan) {
    for (const [engine, searches] of Object.entries(engines) as [EngineName, number][]) {
      if (engine === 'opensearch' && missing.length > 0) continue;
      const figures = await measure({ engine, size, searches });
      console.log(`${size} cars, ${figures.name}: p50 ${figures.p50.toFixed(1)} ms`);
      rows.push({ size, searches, ...figures });
    }
  }
  return {
    columns: [
      ...['cars', 'engine', 'p50 ms', 'p95 ms', 'times ours', 'slowest hard ms'],
      ...['built CPU s', 'built s', 'MB', 'searches', 'same totals'],
    ],
    rows: rows.map((row) => {
      const ours = rows.find(({ name, size }) => name === 'ours' && size === row.size);
      const equalTotals = row.totals.filter((total, at) => total === ours?.totals[at]).length;
      return [
        ...[String(row.size), row.name, row.p50, row.p95, row.p50 / (ours?.p50 ?? 1)],
        ...[row.slowest ?? '', row.buildSeconds, row.buildWallSeconds],
        ...[Math.round(row.megabytes), row.searches],
        row === ours ? '' : `${equalTotals} of ${row.searches}`,
      ];
    }),
    notes: [
      'CPU ms a search: 11 value facets, 4 histograms and a page of 24; a fifth of the searches are words. Each engine has a process of its own; the making of the cars is not counted. Engines in JavaScript and Java answer 300 other searches first, those in WebAssembly 20. MB: what its process has grown by.',
      'Hard searches: 330 random ones of every kind, a tenth of them with 40 facets of their own filters, 200 characters of words and 500 cars. Bar: 250 ms.',
      'Bars of ours: 100,000 cars p50 ≤ 3 ms, p95 ≤ 5 ms, ≤ 600 MB, built in ≤ 6 s of CPU; 500,000 cars p50 ≤ 10 ms, ≤ 1.2 GB.',
      'Peers are asked the first of the same searches, and 500,000 cars are ours alone: they take minutes there. Only OpenSearch, which our adapter asks, understands synonyms and mistyped words, so totals of the others differ; itemsjs counts no histograms and no hierarchies.',
      'SQLite is its own WebAssembly build, in memory as PGlite is; both have an index for each facet and a statement for each count.',
      missing.length > 0
        ? `OpenSearch is left out: ${missing.join(' and ')} is missing here and OPENSEARCH_URL is not set.`
        : 'OpenSearch is one node with a heap of 1 GB; its CPU, which the kernel tells in steps of 10 ms, and memory are counted with ours. A cluster that OPENSEARCH_URL names is timed on the wall.',
    ],
  };
}

/** @throws Error if the engine fails or ends without a result */
async function measure(job: SearchJob): Promise<SearchMeasurement> {
  const child = fork(path.join('tests', 'bench', 'searchProcess.ts'), {
    execArgv: ['--import', 'tsx', '--expose-gc', '--max-old-space-size=8192'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(job);
  const [answer] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`${job.engine} ended at ${job.size} cars`);
    }),
  ])) as [SearchMeasurement | { error: string }];
  if ('error' in answer) throw new Error(`${job.engine}: ${answer.error}`);
  return answer;
}
