import type { Browser, Page } from '@playwright/test';
import { openPage } from '../bench/browser';
import { hostOf } from '../bench/homePages';
import { scrollThrough, visiblePictures } from '../pages/visiblePictures';
import type { SheetPage } from './sheetPages';

/** What a page is looked at in: a screen in its own colours, one in the colours of the system, or paper. */
export type SheetMedium = 'screen' | 'forced' | 'print';

const emulated = {
  screen: {},
  forced: { forcedColors: 'active', colorScheme: 'dark' },
  print: { media: 'print' },
} as const satisfies Record<SheetMedium, object>;

/** Longest part of a page that is looked at, in window heights. */
const SCREENS = 3;
/** Milliseconds for the pictures of a page that nobody has visited before. */
const PATIENCE = 20_000;
/** Times that a page is opened before the lack of a picture counts as a failure. */
const VISITS = 3;

/**
 * Waits for all pictures. A page gives up on those that a busy machine has not made after some attempts; by its next
 * visit they are made.
 */
async function picturesThere(page: Page): Promise<void> {
  for (let visit = 1; ; visit++) {
    const deadline = Date.now() + PATIENCE;
    while ((await visiblePictures(page)).missing.length > 0 && Date.now() < deadline)
      await page.waitForTimeout(200);
    const { missing } = await visiblePictures(page);
    if (missing.length === 0) return;
    if (visit === VISITS) throw new Error(`${page.url()} lacks ${missing.join(', ')}`);
    await page.reload();
    await scrollThrough(page);
  }
}

/** Takes the upper part of each page at a window size, with everything at rest; PNG. */
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
    const address = `http://${hostOf(site, port)}${path}`;
    // Letters that come late show from the second visit on.
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.goto(address);
    await scrollThrough(page);
    await picturesThere(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // A large picture is drawn a moment after its page otherwise: on the sheet there would be its preview.
    await page.evaluate(() => [...document.images].forEach((image) => (image.decoding = 'sync')));
    await page.emulateMedia(emulated[medium]);
    await page.waitForTimeout(200);
    const clip = { x: 0, y: 0, width: size.width, height: size.height * SCREENS };
    taken.push(await page.screenshot({ fullPage: true, clip, animations: 'disabled' }));
    await page.close();
  }
  return taken;
}
