import type { Page } from '@playwright/test';

/** Scrolls to a position without animation, and waits for the page's scroll event. */
export const scrollOn = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' });
    const waitForFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await waitForFrame();
    await waitForFrame();
  }, top);
