import { Pool } from 'undici';
import { freePorts } from '../support/freePorts';
import { OtlpReceiver } from '../support/OtlpReceiver';
import type { Table } from './bench.types';
import { readCpuMs } from './cpuTime';
import { localHost } from './homePages';
import { startProduct, type Product } from './product';

export const title = 'What traces and metrics cost, on beside off';

/** Number of restarts, since two processes of the same build may permanently differ by a few percent. */
const RESTARTS = 6;
const SITE = 'automotive-se';

type Kind = 'cached' | 'uncached';

/** Maximum additional CPU time, relative to that of a page. */
const MAX_OVERHEAD: Readonly<Record<Kind, number>> = { cached: 0.05, uncached: 0.03 };
/** Number of requests per process before the measurement, until its code is compiled. */
const WARM_UP_REQUESTS: Readonly<Record<Kind, number>> = { cached: 20_000, uncached: 1500 };
const MEASURED_REQUESTS: Readonly<Record<Kind, number>> = { cached: 40_000, uncached: 2500 };
/** Number of metrics scrapes during the measurement. */
const SCRAPES = 2;
const CONNECTIONS = 4;

type Environment = Readonly<Record<string, string>>;
const off: Environment = { METRICS_PORT: 'off' };

/** Compares one product with telemetry and two without; the difference of the latter is the random error. */
export async function run(): Promise<Table> {
  const receiver = await OtlpReceiver.start({ keep: false });
  const [metricsPort] = await freePorts(1);
  const on = {
    METRICS_PORT: String(metricsPort),
    VITALS_SHARE: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  };
  try {
    return {
      columns: ['page', 'off, CPU ms', 'on, CPU ms', 'cost', 'bar', 'off beside off'],
      rows: [await compare('cached', on), await compare('uncached', on)],
      notes: [
        `CPU time of the web process alone; ${RESTARTS} starts of three processes that are asked in turn, request by request, so that what else the machine does meets all alike. Cost: mean of the starts, with its standard error. Metrics are scraped about every 10 s.`,
        'On: one request in twenty is traced, which is the default. Uncached: every request asks with a query of its own.',
      ],
    };
  } finally {
    await receiver.close();
  }
}

async function compare(kind: Kind, on: Environment): Promise<(string | number)[]> {
  const cache: Environment = kind === 'cached' ? {} : { PAGE_CACHE_MEGABYTES: '0' };
  const sides = [off, on, off].map((environment) => ({ ...cache, ...environment }));
  const cpuMsByStart: number[][] = [];
  for (let start = 0; start < RESTARTS; start += 1) {
    cpuMsByStart.push(await measureOnce(kind, sides, start));
  }
  const offs = cpuMsByStart.map(([first, , second]) => mean([first!, second!]));
  const ons = cpuMsByStart.map(([, on]) => on!);
  return [
    kind,
    mean(offs),
    mean(ons),
    formatPercent(ons.map((cpuMs, start) => cpuMs / offs[start]! - 1)),
    `${100 * MAX_OVERHEAD[kind]} %`,
    formatPercent(cpuMsByStart.map(([first, , second]) => second! / first! - 1)),
  ];
}

/**
 * Starts one process per variant in random order, sends requests in this order, and returns the CPU time in
 * ms per request.
 */
async function measureOnce(
  kind: Kind,
  sides: readonly Environment[],
  start: number,
): Promise<number[]> {
  const products: Product[] = [];
  const order = sides.map((_, index) => (index + start) % sides.length);
  try {
    for (const side of order) {
      products[side] = await startProduct({ environment: sides[side]! });
    }
    const orderedProducts = order.map((side) => products[side]!);
    await requestAlternately(orderedProducts, kind, WARM_UP_REQUESTS[kind]);
    const before = products.map(({ pid }) => readCpuMs(pid));
    for (let round = 0; round < SCRAPES; round += 1) {
      for (const { METRICS_PORT: metrics } of sides) {
        if (metrics !== 'off') await fetch(`http://127.0.0.1:${metrics}/metrics`).then(readText);
      }
      await requestAlternately(orderedProducts, kind, MEASURED_REQUESTS[kind] / SCRAPES);
    }
    return products.map(
      ({ pid }, side) => (readCpuMs(pid) - before[side]!) / MEASURED_REQUESTS[kind],
    );
  } finally {
    for (const product of Object.values(products)) await product.stop();
  }
}

let requestCount = 0;

/** Requests the front page of all products in turn. */
async function requestAlternately(products: readonly Product[], kind: Kind, requests: number) {
  const pools = products.map(
    ({ port }) => new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS }),
  );
  let remaining = requests;
  const visitor = async () => {
    while ((remaining -= 1) >= 0) {
      for (const [at, pool] of pools.entries()) {
        const { body, statusCode } = await pool.request({
          method: 'GET',
          path: kind === 'cached' ? '/' : `/?request=${(requestCount += 1)}`,
          headers: {
            host: localHost(SITE, products[at]!.port),
            ...(kind === 'cached' && { 'accept-encoding': 'br' }),
          },
        });
        await body.dump();
        if (statusCode !== 200) throw new Error(`The front page answered ${statusCode}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  await Promise.all(pools.map((pool) => pool.close()));
}

const readText = (response: Response) => response.text();

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Formats mean and standard error of shares in percent. */
function formatPercent(shares: readonly number[]): string {
  const middle = mean(shares);
  const squares = shares.map((share) => (share - middle) ** 2);
  const error = Math.sqrt(mean(squares) / (shares.length - 1));
  return `${(100 * middle).toFixed(1)} ± ${(100 * error).toFixed(1)} %`;
}
