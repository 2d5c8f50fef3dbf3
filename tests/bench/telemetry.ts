import { freePorts } from '../support/freePorts';
import { OtlpReceiver } from '../support/OtlpReceiver';
import type { Table } from './bench.types';
import { hostOf } from './homePages';
import { measureLoad, putLoad, type Load } from './load';
import { median } from './median';
import { startProduct, type Product } from './product';

export const title = 'What traces and metrics cost, on beside off';

/** Many short ones: the machine's speed changes meanwhile, and both sides of a round have nearly the same. */
const rounds = 24;
const site = 'automotive-se';

/** Most that it may cost, as a share of the CPU time of a page. */
const bars = { cached: 0.05, uncached: 0.03 } as const;
type Kind = keyof typeof bars;

/** Of a round: long enough for ticks of 10 ms to tell a fiftieth. */
const requests: Readonly<Record<Kind, number>> = { cached: 8000, uncached: 200 };

/** Two products side by side, one that is seen from outside and one that is not; each gets the load in turn. */
export async function run(): Promise<Table> {
  const receiver = await OtlpReceiver.start({ keep: false });
  const [metricsPort] = await freePorts(1);
  const off = { METRICS_PORT: 'off' };
  const on = {
    METRICS_PORT: String(metricsPort),
    VITALS_SHARE: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  };
  try {
    return {
      columns: ['page', 'off, CPU ms', 'on, CPU ms', 'cost', 'bar'],
      rows: [await compare('cached', off, on), await compare('uncached', off, on)],
      notes: [
        `CPU time of the web process alone, median of ${rounds} rounds of each, in turn; cost: median of the rounds' own. Metrics are scraped once a round.`,
        'On: one request in ten is traced, which is the default. Uncached: every request asks with a query of its own.',
      ],
    };
  } finally {
    await receiver.close();
  }
}

type Environment = Readonly<Record<string, string>>;

async function compare(
  kind: Kind,
  off: Environment,
  on: Environment,
): Promise<(string | number)[]> {
  const cache: Environment = kind === 'cached' ? {} : { PAGE_CACHE_MEGABYTES: '0' };
  const without = await startProduct({ environment: { ...cache, ...off } });
  try {
    const withIt = await startProduct({ environment: { ...cache, ...on } });
    try {
      const [before, after] = await measureInTurn(kind, without, withIt, Number(on.METRICS_PORT));
      const share = median(after.map((cpuMs, round) => cpuMs / before[round]!));
      const cost = `${(100 * (share - 1)).toFixed(1)} %`;
      return [kind, median(before), median(after), cost, `${100 * bars[kind]} %`];
    } finally {
      await withIt.stop();
    }
  } finally {
    await without.stop();
  }
}

async function measureInTurn(
  kind: Kind,
  off: Product,
  on: Product,
  metricsPort: number,
): Promise<[number[], number[]]> {
  const loadOn = ({ port }: Product): Load => ({
    port,
    addresses: [{ host: hostOf(site, port), path: '/' }],
    requests: requests[kind],
    connections: kind === 'cached' ? 10 : 4,
    ...(kind === 'cached' ? { headers: { 'accept-encoding': 'br' } } : { unique: true }),
  });
  for (const product of [off, on]) await putLoad({ ...loadOn(product), requests: 1000 });
  const spent: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const at of order) {
      const product = at === 0 ? off : on;
      if (at === 1) await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((it) => it.text());
      spent[at === 0 ? 0 : 1].push((await measureLoad(product.pid, loadOn(product))).cpuMs);
    }
  }
  return spent;
}
