import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { sites } from '../../sites/sites';
import { scrollThrough, findVisiblePictures } from '../pages/visiblePictures';
import type { Table } from './bench.types';
import { launchBrowser, openPage } from './browser';
import { localHost } from './homePages';
import { findMinContrast } from './pictureContrast';
import { startProduct } from './product';

export const title = 'Front pages: weight of pictures, layout shift, contrast over pictures';

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Measures all images of all front pages, scrolled to the end, and the contrast of text on images. */
export async function run(): Promise<Table> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const rows: (string | number)[][] = [];
    for (const site of Object.keys(sites)) {
      const address = `http://${localHost(site, product.port)}/`;
      const row: (string | number)[] = [site];
      for (const size of windows) {
        const { kilobytes, shift, contrast } = await measureFront(browser, address, size);
        row.push(
          kilobytes,
          shift,
          contrast ? contrast.ratio.toFixed(1) : '–',
          contrast?.words ?? '',
        );
      }
      rows.push(row);
    }
    return {
      columns: [
        'site',
        ...windows.flatMap(({ width }) => [
          `kB ${width}`,
          `CLS ${width}`,
          `contrast ${width}`,
          'of',
        ]),
      ],
      rows,
      notes: [
        'kB of all pictures of the page, scrolled to its end. Bars: 350 at 390 px, 700 at 1440 px; CLS 0; contrast 4.5.',
        'Contrast from pixels: of what lies behind a line of text, 2 % may be worse than the figure. LCP stands with Lighthouse.',
      ],
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function measureFront(
  browser: Browser,
  address: string,
  size: { width: number; height: number },
) {
  const page = await openPage(browser, size);
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchShifts(page);
    let bytes = 0;
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'image') return;
      void response
        .request()
        .sizes()
        .then(
          ({ responseBodySize }) => (bytes += responseBodySize),
          () => undefined,
        );
    });
    await page.goto(address);
    await scrollThrough(page);
    await waitForPictures(page);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const contrast = await findMinContrast(page);
    return { kilobytes: Math.round(bytes / 1000), shift, contrast };
  } finally {
    await page.close();
  }
}

/** Sums up the layout shifts and stores the total on the root element. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) sum += entry.value;
      document.documentElement.dataset.shift = sum.toFixed(4);
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function waitForPictures(page: Page): Promise<void> {
  const deadline = Date.now() + 30_000;
  while ((await findVisiblePictures(page)).missing.length > 0 && Date.now() < deadline)
    await wait(100);
  await wait(300);
}
