import type { Page, Request } from '@playwright/test';

export interface PageScripts {
  /** Resolves once every script that the page loads by itself has arrived and run. */
  arrived: () => Promise<void>;
}

/** Follows the scripts that a page asks for, from before it is opened. */
export function scriptsOf(page: Page): PageScripts {
  const awaited = new Set<Request>();
  let tell = () => {};
  const forget = (request: Request) => {
    awaited.delete(request);
    if (awaited.size === 0) tell();
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') awaited.add(request);
  });
  page.on('requestfinished', forget).on('requestfailed', forget);
  return {
    async arrived() {
      do {
        if (awaited.size > 0) await new Promise<void>((resolve) => (tell = resolve));
        // What waits for fonts, the first paint, sight or leisure asks for its scripts by then.
        await page.evaluate(untilIdle);
      } while (awaited.size > 0);
    },
  };
}

/** Runs in the page. */
async function untilIdle(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A font that hangs, or a page that is never idle, is not waited for.
  const patience = 5_000;
  await Promise.race([document.fonts.ready, new Promise((end) => setTimeout(end, patience))]);
  if (performance.getEntriesByType('paint').length === 0) {
    await new Promise<void>((resolve) => {
      new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      setTimeout(resolve, patience);
    });
  }
  await frame().then(frame);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: patience }));
}
