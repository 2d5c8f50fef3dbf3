import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../launcher/prepare/browser.mjs';
import type { Table } from './bench.types';
import { fetchText, homePages, hostOf } from './homePages';
import { startProduct } from './product';

export const title = 'Lighthouse, mobile with simulated throttling';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lists whose first car is opened too: calculators of a loan and of leasing, the UK finance panel. */
const carLists = [
  ['automotive-se', '/kop-bil'],
  ['automotive-uk', '/buy-car/used-cars'],
] as const;

/**
 * The scores of front pages (bars: performance ≥ 95, the others 100, no layout shift), of lists of cars
 * and of cars (performance ≥ 90, the others 100, layout shift ≤ 0.01).
 */
export async function run(): Promise<Table> {
  const product = await startProduct({ dataDir: '.data' });
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
  try {
    const rows: (string | number)[][] = [];
    for (const [site, path] of await pagesOf(product.port)) {
      const address = `http://${hostOf(site, product.port)}${path}`;
      // The first visit makes the scaled pictures; the second one is measured.
      await lighthouse(address, { port: chrome.port, onlyCategories: ['performance'] });
      const result = await lighthouse(address, { port: chrome.port });
      if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
      const { lhr } = result;
      rows.push([
        `${site}${path}`,
        ...categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
        Math.round(lhr.audits['largest-contentful-paint']?.numericValue ?? NaN),
        lhr.audits['cumulative-layout-shift']?.numericValue ?? NaN,
      ]);
    }
    return {
      columns: ['page', ...categories, 'LCP ms', 'CLS'],
      rows,
      notes: [
        'Bars: front pages performance ≥ 95, the others 100, CLS 0; cars performance ≥ 90, CLS ≤ 0.01.',
      ],
    };
  } finally {
    chrome.kill();
    await product.stop();
  }
}

async function pagesOf(port: number): Promise<(readonly [site: string, path: string])[]> {
  const cars = await Promise.all(
    carLists.map(async ([site, list]) => {
      const { body } = await fetchText(port, site, list);
      const [, car] = /data-car="[^]*?<a [^>]*href="([^"]+)"/.exec(body) ?? [];
      if (!car) throw new Error(`${site}${list} shows no car`);
      return [[site, list] as const, [site, car] as const];
    }),
  );
  return [...homePages.map((site) => [site, '/'] as const), ...cars.flat()];
}
