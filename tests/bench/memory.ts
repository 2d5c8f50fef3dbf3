import { siteNames } from '../../site/sites/sites';
import type { Table } from './bench.types';
import { residentMegabytes } from './cpuTime';
import { fetchText, hostOf } from './homePages';
import { putLoad } from './load';
import { startProduct } from './product';

export const title = 'Memory of the web process over 100,000 requests to 50 pages';

const requests = 100_000;
const steps = 10;
const pageCount = 50;

/** Resident memory after warming up and after each tenth of the requests (bars: ≤ 200 MB, flat within 10 %). */
export async function run(): Promise<Table> {
  const product = await startProduct();
  try {
    const addresses = await pagesOf(product.port);
    const load = { port: product.port, addresses, connections: 10 };
    await putLoad({ ...load, requests: 5_000 });
    const rows: (string | number)[][] = [['warmed up', Math.round(residentMegabytes(product.pid))]];
    for (let step = 1; step <= steps; step++) {
      await putLoad({ ...load, requests: requests / steps, headers: { 'accept-encoding': 'br' } });
      rows.push([`after ${(requests / steps) * step}`, Math.round(residentMegabytes(product.pid))]);
    }
    return {
      columns: ['requests', 'MB'],
      rows,
      notes: ['Bars: at most 200 MB, flat within 10 %.'],
    };
  } finally {
    await product.stop();
  }
}

/** Fifty pages of all sites, as their sitemaps list them. */
async function pagesOf(port: number): Promise<{ host: string; path: string }[]> {
  const lists = await Promise.all(
    siteNames.map(async (site) => {
      const { body } = await fetchText(port, site, '/sitemap.xml');
      const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '/']) => loc);
      return paths.map((loc) => ({ host: hostOf(site, port), path: new URL(loc).pathname }));
    }),
  );
  const longest = Math.max(...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  );
  return inTurn.flat().slice(0, pageCount);
}
