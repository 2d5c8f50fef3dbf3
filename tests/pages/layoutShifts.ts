import type { Page } from '@playwright/test';

/** Returns the unexpected layout shifts of a page so far, as Chromium counts them. */
export const readLayoutShifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Shifts of the next frame are reported in the frame after it.
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
