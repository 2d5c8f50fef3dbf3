import { rm } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { readResidentMegabytes } from '../cpuTime';
import { makeDataDir } from '../product';
import { measureLoads } from './measureLoads';
import { startMeasuredProduct, type MeasuredProduct } from './measuredProduct';
import { measurePages, type MeasuredPages } from './measurePages';
import { measureRequests } from './measureRequests';
import { pageClasses, type Address, type Measured, type PageClass } from './plan.types';
import { createFilteredAddresses, readSitemapAddresses, type RealAddress } from './realAddresses';

/** Period in which transactions of an idle process are counted. */
const IDLE_SECONDS = 10;
/** Number of pages requested before the measurement. */
const WARM_UP_PAGES = 60;

/** Returns all real addresses of the built product and the cost of its requests. */
export async function measureProduct(): Promise<{ addresses: Address[]; measured: Measured }> {
  const dataDir = await makeDataDir();
  const product = await startMeasuredProduct(dataDir);
  try {
    const idleTransactions = await measureIdleTransactions(product);
    const pictures = new Map<string, number>();
    const pages = await measureAllPages(product, pictures);
    const megabytes = { web: readResidentMegabytes(product.pid) };
    const addresses = pageClasses.flatMap((pageClass) => pages[pageClass].addresses);
    const sources = [...pictures.keys()].map((key) => key.split(' ')[1] ?? '');
    const { versionedShare, ...cpuMs } = await measureRequests(product, sources);
    const costs = pageClasses.map((pageClass) => [pageClass, pages[pageClass].cost]);
    return {
      addresses,
      measured: {
        taken: `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.availableParallelism()} cores`,
        pages: Object.fromEntries(costs) as Measured['pages'],
        loads: await measureLoads(product.port, addresses),
        cpuMs,
        headerKilobytes:
          Math.max(...Object.values(pages).map(({ headerBytes }) => headerBytes)) / 1000,
        versionedShare,
        megabytes,
        idleTransactions,
      },
    };
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureIdleTransactions(product: MeasuredProduct): Promise<number> {
  const before = await product.transactions();
  await wait(IDLE_SECONDS * 1000);
  return ((await product.transactions()) - before) / (IDLE_SECONDS + 1.5);
}

async function measureAllPages(
  product: MeasuredProduct,
  pictures: Map<string, number>,
): Promise<Record<PageClass, MeasuredPages>> {
  const sitemap = await readSitemapAddresses(product.port);
  const addressesOf = (pageClass: PageClass) =>
    sitemap.filter((entry) => entry.pageClass === pageClass);
  // The first pages create shared data and compile code, so they are measured separately.
  const first = await measurePages(product, addressesOf('content').slice(-WARM_UP_PAGES), pictures);
  const measure = (addresses: readonly RealAddress[]) => measurePages(product, addresses, pictures);
  const front = await measure(addressesOf('front'));
  const content = await measure(addressesOf('content').slice(0, -WARM_UP_PAGES));
  content.addresses.push(...first.addresses);
  const list = await measure(addressesOf('list'));
  const car = await measure(addressesOf('car'));
  const choices = [...list.documents].flatMap(([key, html]) => {
    const [site = '', path = ''] = key.split(' ');
    return /^\/[^/]+$/.test(path) ? createFilteredAddresses(site, path, html) : [];
  });
  return { front, content, list, car, filtered: await measure(choices) };
}
