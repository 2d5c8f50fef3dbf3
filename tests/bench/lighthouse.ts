import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Table } from './bench.types';
import { homePages, hostOf } from './homePages';
import { startProduct } from './product';

export const title = 'Lighthouse, mobile with simulated throttling';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The scores of front pages (bars: performance ≥ 95, the others 100, no layout shift). */
export async function run(): Promise<Table> {
  const product = await startProduct({ dataDir: '.data', environment: { MEDIA_WARM_UP: 'false' } });
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
  try {
    const rows: (string | number)[][] = [];
    for (const site of homePages) {
      const address = `http://${hostOf(site, product.port)}/`;
      // The first visit makes the scaled pictures; the second one is measured.
      await lighthouse(address, { port: chrome.port, onlyCategories: ['performance'] });
      const result = await lighthouse(address, { port: chrome.port });
      if (!result) throw new Error(`Lighthouse gave no result for ${site}`);
      const { lhr } = result;
      rows.push([
        site,
        ...categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
        Math.round(lhr.audits['largest-contentful-paint']?.numericValue ?? NaN),
        lhr.audits['cumulative-layout-shift']?.numericValue ?? NaN,
      ]);
    }
    return {
      columns: ['page', ...categories, 'LCP ms', 'CLS'],
      rows,
      notes: ['Bars: performance ≥ 95, the others 100, CLS 0.'],
    };
  } finally {
    chrome.kill();
    await product.stop();
  }
}
