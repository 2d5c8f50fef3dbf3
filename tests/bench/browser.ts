import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../launcher/prepare/browser.mjs';

/** The machine's Chromium, without a window, as the browser tests start it. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** A page whose functions may have names: the loader of TypeScript calls a helper for each of them. */
export async function openPage(browser: Browser, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport });
  await page.addInitScript('globalThis.__name ??= (named) => named');
  return page;
}
