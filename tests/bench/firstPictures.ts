import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { listFirstPages } from '../pages/firstPages';
import { scrollThrough, findVisiblePictures } from '../pages/visiblePictures';
import type { Table } from './bench.types';
import { launchBrowser, openPage } from './browser';
import { localHost } from './homePages';
import { startProduct } from './product';

export const title = 'Pictures for the first visitor of a fresh product';

/** Maximum time in ms from the page to its images. */
const TARGET_MS = 5000;
/** Delay in ms after the last page, and duration in ms of the measurement of the idle product. */
const IDLE_MS = { after: 60_000, during: 60_000 };

/** Opens each page once and scrolls to its end at once, on a product without earlier visits. */
export async function run(): Promise<Table> {
  const product = await startProduct();
  try {
    const rows = await visit((site, path) => `http://${localHost(site, product.port)}${path}`);
    await wait(IDLE_MS.after);
    const before = product.totalCpuMs();
    await wait(IDLE_MS.during);
    const share = ((product.totalCpuMs() - before) / IDLE_MS.during) * 100;
    const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0);
    return {
      columns: ['page', 'pictures', 'within 5 s'],
      rows: [...rows, ['all', sum(1), sum(2)]],
      notes: [
        'Desktop window, 1440 × 900. Bar: all of them.',
        `CPU of all processes in the second minute without visitors: ${share.toFixed(1)} % (bar: < 2 %).`,
      ],
    };
  } finally {
    await product.stop();
  }
}

async function visit(addressOf: (site: string, path: string) => string) {
  const browser = await launchBrowser();
  try {
    const rows: (string | number)[][] = [];
    for (const { site, path } of listFirstPages()) {
      const page = await openPage(browser, { width: 1440, height: 900 });
      await page.goto(addressOf(site, path), { waitUntil: 'domcontentloaded' });
      const { there, missing } = await waitForPictures(page);
      rows.push([site + path, there.length + missing.length, there.length]);
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Returns the loaded images at the target time, or earlier if none is missing. */
async function waitForPictures(page: Page) {
  const deadline = performance.now() + TARGET_MS;
  await scrollThrough(page);
  for (;;) {
    const pictures = await findVisiblePictures(page);
    if (pictures.missing.length === 0 || performance.now() > deadline) return pictures;
    await wait(100);
  }
}
