import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { firstPages } from '../pages/firstPages';
import { scrollThrough, visiblePictures } from '../pages/visiblePictures';
import type { Table } from './bench.types';
import { launchBrowser, openPage } from './browser';
import { hostOf } from './homePages';
import { startProduct } from './product';

export const title = 'Pictures for the first visitor of a fresh product';

/** Milliseconds after its page within which a picture must be there. */
const bar = 5000;
/** Milliseconds after the last page, and how long the idle product is then measured. */
const idle = { after: 60_000, during: 60_000 };

/** Opens each page once, scrolled to its end at once, on a product that nobody has visited before. */
export async function run(): Promise<Table> {
  const product = await startProduct();
  try {
    const rows = await visit((site, path) => `http://${hostOf(site, product.port)}${path}`);
    await wait(idle.after);
    const before = product.cpuTime();
    await wait(idle.during);
    const share = ((product.cpuTime() - before) / idle.during) * 100;
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
    for (const { site, path } of firstPages()) {
      const page = await openPage(browser, { width: 1440, height: 900 });
      await page.goto(addressOf(site, path), { waitUntil: 'domcontentloaded' });
      const { there, missing } = await picturesAtBar(page);
      rows.push([site + path, there.length + missing.length, there.length]);
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** What is there when the time is up, or as soon as nothing is missing. */
async function picturesAtBar(page: Page) {
  const deadline = performance.now() + bar;
  await scrollThrough(page);
  for (;;) {
    const pictures = await visiblePictures(page);
    if (pictures.missing.length === 0 || performance.now() > deadline) return pictures;
    await wait(100);
  }
}
