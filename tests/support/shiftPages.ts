import { chromium, type Browser } from '@playwright/test';
import { readShift, shiftClock } from '../../platform/clock/clock.mjs';

/** What the machine's clock shows, in ms since 1970, whatever CLOCK says: browsers let cookies end by it. */
export const machineTime = (): number => performance.timeOrigin + performance.now();

/**
 * Shifts the clock of all pages as that of this process is shifted (platform/clock); called by the configuration, which
 * every worker reads. A test's own `page.clock` counts from there. Workers of a page keep the machine's time, and so does what
 * the browser itself remembers: cookies end by it.
 */
export function shiftPages(): void {
  const shiftMs = readShift(process.env);
  if (shiftMs === undefined) return;
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => shiftPagesOf(await launch(options), shiftMs);
}

function shiftPagesOf(browser: Browser, shiftMs: number): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(shiftClock, shiftMs);
    return context;
  };
  return browser;
}
