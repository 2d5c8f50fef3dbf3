import { Pool } from 'undici';
import { freePorts } from '../support/freePorts';
import { OtlpReceiver } from '../support/OtlpReceiver';
import type { Table } from './bench.types';
import { cpuTime } from './cpuTime';
import { hostOf } from './homePages';
import { startProduct, type Product } from './product';

export const title = 'What traces and metrics cost, on beside off';

/** Started anew so often: two processes of the same build differ by a few hundredths for as long as they run. */
const STARTS = 6;
const SITE = 'automotive-se';

type Kind = 'cached' | 'uncached';

/** Most that it may cost, as a share of the CPU time of a page. */
const BARS: Readonly<Record<Kind, number>> = { cached: 0.05, uncached: 0.03 };
/** Requests to each process: those until its code is compiled, and those that count. */
const WARMING: Readonly<Record<Kind, number>> = { cached: 20_000, uncached: 1500 };
const COUNTED: Readonly<Record<Kind, number>> = { cached: 40_000, uncached: 2500 };
/** How often the metrics are asked for in between. */
const SCRAPES = 2;
const CONNECTIONS = 4;

type Environment = Readonly<Record<string, string>>;
const off: Environment = { METRICS_PORT: 'off' };

/** Products side by side: one that is seen from outside, and two that are not, whose difference is what chance makes. */
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
        `CPU time of the web process alone; ${STARTS} starts of three processes that are asked in turn, request by request, so that what else the machine does meets all alike. Cost: mean of the starts, with its standard error. Metrics are scraped about every 10 s.`,
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
  const spent: number[][] = [];
  for (let start = 0; start < STARTS; start += 1) {
    spent.push(await measureOnce(kind, sides, start));
  }
  const offs = spent.map(([first, , second]) => mean([first!, second!]));
  const ons = spent.map(([, on]) => on!);
  return [
    kind,
    mean(offs),
    mean(ons),
    inPercent(ons.map((cpuMs, start) => cpuMs / offs[start]! - 1)),
    `${100 * BARS[kind]} %`,
    inPercent(spent.map(([first, , second]) => second! / first! - 1)),
  ];
}

/** Starts one process of each side, in an order of its own that it asks them in too, and gives the CPU ms of a request to each. */
async function measureOnce(
  kind: Kind,
  sides: readonly Environment[],
  start: number,
): Promise<number[]> {
  const products: Product[] = [];
  const order = sides.map((_, at) => (at + start) % sides.length);
  try {
    for (const side of order) {
      products[side] = await startProduct({ environment: sides[side]! });
    }
    const inOrder = order.map((side) => products[side]!);
    await askInTurn(inOrder, kind, WARMING[kind]);
    const before = products.map(({ pid }) => cpuTime(pid));
    for (let part = 0; part < SCRAPES; part += 1) {
      for (const { METRICS_PORT: metrics } of sides) {
        if (metrics !== 'off') await fetch(`http://127.0.0.1:${metrics}/metrics`).then(readText);
      }
      await askInTurn(inOrder, kind, COUNTED[kind] / SCRAPES);
    }
    return products.map(({ pid }, side) => (cpuTime(pid) - before[side]!) / COUNTED[kind]);
  } finally {
    for (const product of Object.values(products)) await product.stop();
  }
}

let asked = 0;

/** Asks every product for the front page so many times, each once before one is asked again. */
async function askInTurn(products: readonly Product[], kind: Kind, requests: number) {
  const pools = products.map(
    ({ port }) => new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS }),
  );
  let left = requests;
  const visitor = async () => {
    while ((left -= 1) >= 0) {
      for (const [at, pool] of pools.entries()) {
        const { body, statusCode } = await pool.request({
          method: 'GET',
          path: kind === 'cached' ? '/' : `/?request=${(asked += 1)}`,
          headers: {
            host: hostOf(SITE, products[at]!.port),
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

/** Mean and standard error of shares. */
function inPercent(shares: readonly number[]): string {
  const middle = mean(shares);
  const squares = shares.map((share) => (share - middle) ** 2);
  const error = Math.sqrt(mean(squares) / (shares.length - 1));
  return `${(100 * middle).toFixed(1)} ± ${(100 * error).toFixed(1)} %`;
}
