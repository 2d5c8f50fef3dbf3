import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Table } from './bench.types';
import { fetchText, homePages, localHost } from './homePages';
import { measureLoad, putLoad, type Load, type LoadResult } from './load';
import { median } from './median';
import { makeDataDir, startProduct, type Product } from './product';
import { startBare, type BareProcess } from './startBare';
import { measureTimeToFirstByte } from './timeToFirstByte';

export const title = 'Pages, uncached and cached, beside bare node:http';

const rounds = 5;
/** Maximum CPU time of an uncached page relative to bare rendering. */
const MAX_UNCACHED_CPU_RATIO = 1.6;
/** Minimum rate of cached pages relative to sending a static buffer. */
const MIN_CACHED_RATE_RATIO = 0.7;

type Measured = LoadResult & { cpuMs: number; ttfb: number };
type Row = (string | number)[];

export async function run(): Promise<Table> {
  const dataDir = await makeDataDir();
  try {
    const noCache = { PAGE_CACHE_MEGABYTES: '0' };
    const uncached = await withProduct(noCache, dataDir, measureUncached);
    const cached = await withProduct({}, dataDir, measureCached);
    return {
      columns: ['page', 'server', 'CPU ms', 'pages/s', 'p50 ms', 'p99 ms', 'TTFB ms', 'share'],
      rows: homePages.flatMap((_, index) => [...(uncached[index] ?? []), ...(cached[index] ?? [])]),
      notes: [
        `CPU ms: what the web process alone spends on one page, median of ${rounds} rounds, the two servers in turn.`,
        `Share: uncached, times the CPU of \`renderToString\` of the same markup (bar: ≤ ${MAX_UNCACHED_CPU_RATIO}); cached, of the static buffer's pages/s, best round of each (bar: ≥ ${MIN_CACHED_RATE_RATIO}).`,
        'Uncached: page and styles rendered, no copy kept; every request asks with a query of its own, and the layout is fetched once a second (decision 79). Four connections. Cached: brotli, 10 connections.',
      ],
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withProduct(
  environment: Record<string, string>,
  dataDir: string,
  measure: (product: Product, site: string) => Promise<Row[]>,
): Promise<Row[][]> {
  const product = await startProduct({ dataDir, environment });
  try {
    const rows: Row[][] = [];
    for (const site of homePages) rows.push(await measure(product, site));
    return rows;
  } finally {
    await product.stop();
  }
}

async function measureUncached(product: Product, site: string): Promise<Row[]> {
  const load = {
    addresses: [{ host: localHost(site, product.port), path: '/' }],
    requests: 400,
    connections: 4,
    unique: true,
  };
  await putLoad({ ...load, port: product.port, requests: 1000 });
  // The first requests start the creation of image placeholders in the background.
  await wait(1000);
  const { body: document } = await fetchText(product.port, site);
  const bare = await startBare({ kind: 'bare', document });
  try {
    await putLoad({ ...load, port: bare.port, requests: 1000 });
    const [ours, theirs] = await measureAlternately(product, bare, load);
    const share = ours.cpuMs / theirs.cpuMs;
    return [row(site, 'product, uncached', ours, share), row('', 'bare renderToString', theirs)];
  } finally {
    bare.stop();
  }
}

async function measureCached(product: Product, site: string): Promise<Row[]> {
  const load = {
    addresses: [{ host: localHost(site, product.port), path: '/' }],
    // Enough requests for meaningful rates, which are counted per second.
    requests: 30_000,
    connections: 10,
    headers: { 'accept-encoding': 'br' },
  };
  await putLoad({ ...load, port: product.port });
  const body = await fetchCompressedPage(product.port, site);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': String(body.length),
  };
  const fixed = await startBare({ kind: 'static', headers, base64: body.toString('base64') });
  try {
    await putLoad({ ...load, port: fixed.port });
    const [ours, theirs] = await measureAlternately(product, fixed, load);
    const share = ours.requestsPerSecond / theirs.requestsPerSecond;
    return [row('', 'product, cached', ours, share), row('', 'static buffer', theirs)];
  } finally {
    fixed.stop();
  }
}

/** Returns the page compressed as by the product. */
async function fetchCompressedPage(port: number, site: string): Promise<Buffer> {
  const { body: html } = await fetchText(port, site);
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

async function measureAlternately(
  product: Product,
  other: BareProcess,
  load: Omit<Load, 'port'>,
): Promise<[Measured, Measured]> {
  const results: [(LoadResult & { cpuMs: number })[], (LoadResult & { cpuMs: number })[]] = [
    [],
    [],
  ];
  for (let round = 0; round < rounds; round += 1) {
    results[0].push(await measureLoad(product.pid, { ...load, port: product.port }));
    results[1].push(await measureLoad(other.pid, { ...load, port: other.port }));
  }
  const host = load.addresses[0]?.host ?? '';
  const path = (request: number) => (load.unique ? `/?first=${request}` : '/');
  return [
    { ...summary(results[0]), ttfb: await measureTimeToFirstByte(product.port, host, path) },
    { ...summary(results[1]), ttfb: await measureTimeToFirstByte(other.port, host, path) },
  ];
}

function summary(results: readonly (LoadResult & { cpuMs: number })[]) {
  const medianOf = (key: 'cpuMs' | 'p50' | 'p99') => median(results.map((result) => result[key]));
  return {
    cpuMs: medianOf('cpuMs'),
    requestsPerSecond: Math.max(...results.map((result) => result.requestsPerSecond)),
    p50: medianOf('p50'),
    p99: medianOf('p99'),
  };
}

const row = (page: string, server: string, measured: Measured, share?: number): Row => [
  ...[page, server, measured.cpuMs, Math.round(measured.requestsPerSecond)],
  ...[measured.p50, measured.p99, measured.ttfb, share ?? ''],
];
