import type { Browser, Request } from '@playwright/test';
import { scrollThrough } from '../../pages/visiblePictures';
import { launchBrowser } from '../browser';
import { localHost } from '../homePages';
import {
  devices,
  pageClasses,
  type Address,
  type Device,
  type Measured,
  type PageClass,
  type PageLoad,
} from './plan.types';
import { traffic } from './assumptions';

const windows: Record<Device, { width: number; height: number; scale: number }> = {
  phone: { width: 390, height: 844, scale: 2 },
  desktop: { width: 1440, height: 900, scale: 1 },
};
/** Time until all background requests of a page are done. */
const BACKGROUND_REQUESTS_MS = 2500;

/** Measures the requests of a browser with an empty cache, for one page of each kind. */
export async function measureLoads(
  port: number,
  addresses: readonly Address[],
): Promise<Measured['loads']> {
  const browser = await launchBrowser();
  try {
    const loads: Partial<Record<PageClass, Record<Device, PageLoad>>> = {};
    for (const pageClass of pageClasses.filter((name) => name !== 'filtered')) {
      const candidates = addresses.filter(
        (entry) => entry.pageClass === pageClass && entry.site === traffic.peakSite,
      );
      const { site, path } = candidates[Math.floor(candidates.length / 2)]!;
      const url = `http://${localHost(site, port)}${path}`;
      const byDevice: Partial<Record<Device, PageLoad>> = {};
      for (const device of devices) {
        // The first visit creates the scaled images.
        await visit(browser, url, device);
        byDevice[device] = await visit(browser, url, device);
      }
      loads[pageClass] = byDevice as Record<Device, PageLoad>;
    }
    // Filtered lists may be empty; a full one loads the same as an unfiltered list.
    return { ...loads, filtered: loads.list } as Measured['loads'];
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string, device: Device): Promise<PageLoad> {
  const { width, height, scale } = windows[device];
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const requests: Request[] = [];
  try {
    await page.addInitScript('globalThis.__name ??= (named) => named');
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(url);
    await scrollThrough(page);
    await page.waitForTimeout(BACKGROUND_REQUESTS_MS);
    return await getLoad(requests.filter((request) => request.url().startsWith('http')));
  } finally {
    await page.close();
  }
}

async function getLoad(requests: readonly Request[]): Promise<PageLoad> {
  const load = {
    assets: { requests: 0, kilobytes: 0 },
    pictures: { requests: 0, kilobytes: 0 },
    calls: 0,
  };
  for (const request of requests) {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') continue;
    if (pathname.startsWith('/api/')) {
      load.calls += 1;
      continue;
    }
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const kind = pathname === '/image' ? load.pictures : load.assets;
    kind.requests += 1;
    kind.kilobytes += (responseBodySize + responseHeadersSize) / 1000;
  }
  return load;
}
