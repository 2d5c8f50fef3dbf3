import { setTimeout as wait } from 'node:timers/promises';
import { readCpuMs } from '../cpuTime';
import { overflowKey } from '../../../platform/pages/surrogateKeys';
import {
  requestProduct,
  forEachConcurrently,
  getText,
  type ProductResponse,
} from './requestProduct';
import type { MeasuredProduct } from './measuredProduct';
import type { Address, PageCost } from './plan.types';
import type { RealAddress } from './realAddresses';

/** Number of concurrent page requests, so that the process is never idle. */
const CONCURRENCY = 3;
/** Time until a streamed page is complete and its cache keys are known. */
const COMPLETE_MS = 300;

export interface MeasuredPages {
  cost: PageCost;
  addresses: Address[];
  /** Documents by site and path, of the pages to record. */
  documents: Map<string, string>;
  headerBytes: number;
}

/** Requests addresses for the first time and measures their cost and results. */
export async function measurePages(
  product: MeasuredProduct,
  requested: readonly RealAddress[],
  pictures: Map<string, number>,
): Promise<MeasuredPages> {
  const before = await readCounts(product);
  const addresses: Address[] = [];
  const documents = new Map<string, string>();
  let headerBytes = 0;
  const incomplete: RealAddress[] = [];
  const record = (address: RealAddress, answer: ProductResponse) => {
    const html = getText(answer);
    headerBytes = Math.max(headerBytes, answer.headerBytes);
    if (address.pageClass === 'list') documents.set(`${address.site} ${address.path}`, html);
    addresses.push({
      ...address,
      bytes: answer.bytes.length,
      keys: String(answer.headers['surrogate-key']).split(' '),
      pictures: getPictures(html, address.site, pictures),
    });
  };
  let count = 0;
  await forEachConcurrently(requested, CONCURRENCY, async (address) => {
    const answer = await requestProduct({ ...address, port: product.port });
    if (answer.status !== 200) return;
    count += 1;
    if (isCacheable(answer)) record(address, answer);
    else incomplete.push(address);
  });
  const after = await readCounts(product);
  await wait(COMPLETE_MS);
  for (const address of incomplete) {
    const answer = await requestProduct({ ...address, port: product.port });
    // Pages that must not be cached are personal and not part of the plan.
    if (isCacheable(answer)) record(address, answer);
  }
  const perPage = (key: keyof typeof after) => (after[key] - before[key]) / Math.max(1, count);
  const mean = (read: (address: Address) => number) =>
    addresses.reduce((sum, address) => sum + read(address), 0) / Math.max(1, addresses.length);
  return {
    cost: {
      addresses: addresses.length,
      webCpuMs: perPage('webCpuMs'),
      contentQueries: perPage('contentQueries'),
      searches: perPage('searches'),
      transactions: perPage('transactions'),
      kilobytes: mean(({ bytes }) => bytes / 1000),
      keys: mean(({ keys }) => keys.length),
      manyShare: mean(({ keys }) => (keys.includes(overflowKey) ? 1 : 0)),
    },
    addresses: addresses.sort((a, b) => (a.site + a.path < b.site + b.path ? -1 : 1)),
    documents,
    headerBytes,
  };
}

async function readCounts(product: MeasuredProduct) {
  const transactions = await product.transactions();
  return {
    transactions,
    webCpuMs: readCpuMs(product.pid),
    contentQueries: await product.upstreamCalls('content'),
    searches: await product.upstreamCalls('search'),
  };
}

const isCacheable = ({ headers }: ProductResponse): boolean =>
  headers['surrogate-key'] !== undefined && /^public/.test(headers['cache-control'] ?? '');

function getPictures(html: string, site: string, numbers: Map<string, number>): number[] {
  const results = new Set<number>();
  for (const [, source = ''] of html.matchAll(/\/image\?src=([^"&\s]+)/g)) {
    const key = `${site} ${source}`;
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    results.add(numbers.get(key)!);
  }
  return [...results];
}
