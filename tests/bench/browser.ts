import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../launcher/prepare/browser.mjs';

/** Starts the machine's headless Chromium, as in the browser tests. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** Opens a page with the helper function that the TypeScript loader calls in named functions. */
export async function openPage(browser: Browser, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport });
  await page.addInitScript('globalThis.__name ??= (named) => named');
  return page;
}
