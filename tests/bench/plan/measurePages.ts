import { setTimeout as wait } from 'node:timers/promises';
import { cpuTime } from '../cpuTime';
import { manyKey } from '../../../platform/pages/surrogateKeys';
import { ask, eachOf, textOf, type Answer } from './askProduct';
import type { MeasuredProduct } from './measuredProduct';
import type { Address, PageCost } from './plan.types';
import type { RealAddress } from './realAddresses';

/** Pages asked for at a time: the process shall not wait for what it asks. */
const AT_ONCE = 3;
/** A page that began before all of it was there has its keys once it is whole; in ms. */
const WHOLE_MS = 300;

export interface MeasuredPages {
  cost: PageCost;
  addresses: Address[];
  /** Documents by site and path, of those that are asked for. */
  documents: Map<string, string>;
  headerBytes: number;
}

/** Asks for addresses that were never asked for, and tells what they cost and came to. */
export async function measurePages(
  product: MeasuredProduct,
  asked: readonly RealAddress[],
  pictures: Map<string, number>,
): Promise<MeasuredPages> {
  const before = await readCounts(product);
  const addresses: Address[] = [];
  const documents = new Map<string, string>();
  let headerBytes = 0;
  const late: RealAddress[] = [];
  const take = (address: RealAddress, answer: Answer) => {
    const html = textOf(answer);
    headerBytes = Math.max(headerBytes, answer.headerBytes);
    if (address.pageClass === 'list') documents.set(`${address.site} ${address.path}`, html);
    addresses.push({
      ...address,
      bytes: answer.bytes.length,
      keys: String(answer.headers['surrogate-key']).split(' '),
      pictures: picturesOf(html, address.site, pictures),
    });
  };
  let count = 0;
  await eachOf(asked, AT_ONCE, async (address) => {
    const answer = await ask({ ...address, port: product.port });
    if (answer.status !== 200) return;
    count += 1;
    if (isKept(answer)) take(address, answer);
    else late.push(address);
  });
  const after = await readCounts(product);
  await wait(WHOLE_MS);
  for (const address of late) {
    const answer = await ask({ ...address, port: product.port });
    // What nobody may keep is a visitor's own, and no part of the plan.
    if (isKept(answer)) take(address, answer);
  }
  const each = (key: keyof typeof after) => (after[key] - before[key]) / Math.max(1, count);
  const mean = (read: (address: Address) => number) =>
    addresses.reduce((sum, address) => sum + read(address), 0) / Math.max(1, addresses.length);
  return {
    cost: {
      addresses: addresses.length,
      webCpuMs: each('webCpuMs'),
      contentQueries: each('contentQueries'),
      searches: each('searches'),
      transactions: each('transactions'),
      kilobytes: mean(({ bytes }) => bytes / 1000),
      keys: mean(({ keys }) => keys.length),
      manyShare: mean(({ keys }) => (keys.includes(manyKey) ? 1 : 0)),
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
    webCpuMs: cpuTime(product.pid),
    contentQueries: await product.upstreamCalls('content'),
    searches: await product.upstreamCalls('search'),
  };
}

const isKept = ({ headers }: Answer): boolean =>
  headers['surrogate-key'] !== undefined && /^public/.test(headers['cache-control'] ?? '');

function picturesOf(html: string, site: string, known: Map<string, number>): number[] {
  const found = new Set<number>();
  for (const [, source = ''] of html.matchAll(/\/image\?src=([^"&\s]+)/g)) {
    const key = `${site} ${source}`;
    if (!known.has(key)) known.set(key, known.size);
    found.add(known.get(key)!);
  }
  return [...found];
}
