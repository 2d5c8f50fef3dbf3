import { chromium, type Browser } from '@playwright/test';
import { readShift, shiftClock } from '../../platform/clock/clock.mjs';

/** Returns the system time in ms since 1970, ignoring CLOCK; browsers use it for the expiry of cookies. */
export const systemTimeMs = (): number => performance.timeOrigin + performance.now();

/**
 * Shifts the clock of all pages like that of this process (platform/clock). Called by the Playwright
 * configuration, which every worker loads. A test's own `page.clock` starts from the shifted time. Web
 * workers and cookies use the system time.
 */
export function shiftPages(): void {
  const shiftMs = readShift(process.env);
  if (shiftMs === undefined) return;
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => shiftNewContexts(await launch(options), shiftMs);
}

function shiftNewContexts(browser: Browser, shiftMs: number): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(shiftClock, shiftMs);
    return context;
  };
  return browser;
}
