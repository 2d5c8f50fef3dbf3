import type { Page } from '@playwright/test';

/** Layout shifts of a page so far that no visitor caused, as Chromium counts them. */
export const layoutShifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // What is drawn with the next frame is counted by the one after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[];
    return entries.reduce(
      (sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value),
      0,
    );
  });
