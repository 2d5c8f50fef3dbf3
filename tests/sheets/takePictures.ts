import type { Browser, Page } from '@playwright/test';
import { openPage } from '../bench/browser';
import { localHost } from '../bench/homePages';
import { scrollThrough, findVisiblePictures } from '../pages/visiblePictures';
import type { SheetPage } from './sheetPages';

/** Medium of a screenshot: screen, screen with forced colours, or print. */
export type SheetMedium = 'screen' | 'forced' | 'print';

const emulated = {
  screen: {},
  forced: { forcedColors: 'active', colorScheme: 'dark' },
  print: { media: 'print' },
} as const satisfies Record<SheetMedium, object>;

/** Maximum height of a screenshot, in window heights. */
const MAX_SCREENS = 3;
/** Timeout for the images of a page on its first visit. */
const TIMEOUT_MS = 20_000;
/** Number of visits after which missing images count as a failure. */
const MAX_VISITS = 3;

/**
 * Waits for all images. On a busy machine a page may stop retrying before they are scaled; they are then
 * ready on the next visit.
 */
async function waitForPictures(page: Page): Promise<void> {
  for (let visit = 1; ; visit++) {
    const deadline = Date.now() + TIMEOUT_MS;
    while ((await findVisiblePictures(page)).missing.length > 0 && Date.now() < deadline)
      await page.waitForTimeout(200);
    const { missing } = await findVisiblePictures(page);
    if (missing.length === 0) return;
    if (visit === MAX_VISITS) throw new Error(`${page.url()} lacks ${missing.join(', ')}`);
    await page.reload();
    await scrollThrough(page);
  }
}

/** Takes a screenshot of the upper part of each page, without animations; returns PNG. */
export async function takePictures(
  browser: Browser,
  pages: readonly SheetPage[],
  port: number,
  size: { width: number; height: number },
  medium: SheetMedium = 'screen',
): Promise<Buffer[]> {
  const taken: Buffer[] = [];
  for (const { site, path } of pages) {
    const page = await openPage(browser, size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const address = `http://${localHost(site, port)}${path}`;
    // Web fonts that load late are used from the second visit.
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.goto(address);
    await scrollThrough(page);
    await waitForPictures(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // Otherwise a large image is decoded after the page is drawn, and the screenshot would show its preview.
    await page.evaluate(() => [...document.images].forEach((image) => (image.decoding = 'sync')));
    await page.emulateMedia(emulated[medium]);
    await page.waitForTimeout(200);
    const clip = { x: 0, y: 0, width: size.width, height: size.height * MAX_SCREENS };
    taken.push(await page.screenshot({ fullPage: true, clip, animations: 'disabled' }));
    await page.close();
  }
  return taken;
}
