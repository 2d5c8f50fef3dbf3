import type { Page, Request } from '@playwright/test';

export interface PageScripts {
  /** Waits until all scripts that the page loads by itself have run. */
  waitUntilLoaded: () => Promise<void>;
}

/** Tracks the scripts that a page requests; call it before the page is opened. */
export function trackScripts(page: Page): PageScripts {
  const awaited = new Set<Request>();
  let onIdle = () => {};
  const forget = (request: Request) => {
    awaited.delete(request);
    if (awaited.size === 0) onIdle();
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') awaited.add(request);
  });
  page.on('requestfinished', forget).on('requestfailed', forget);
  return {
    async waitUntilLoaded() {
      do {
        if (awaited.size > 0) await new Promise<void>((resolve) => (onIdle = resolve));
        // Scripts that wait for fonts, first paint, visibility or idle time are requested by then.
        await page.evaluate(waitUntilIdle);
      } while (awaited.size > 0);
    },
  };
}

/** Runs in the page: waits until it is idle. */
async function waitUntilIdle(): Promise<void> {
  const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Ends after a timeout, since a font may hang and a page may never be idle.
  const timeoutMs = 5_000;
  await Promise.race([document.fonts.ready, new Promise((end) => setTimeout(end, timeoutMs))]);
  if (performance.getEntriesByType('paint').length === 0) {
    await new Promise<void>((resolve) => {
      new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      setTimeout(resolve, timeoutMs);
    });
  }
  await waitForFrame().then(waitForFrame);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: timeoutMs }));
}
