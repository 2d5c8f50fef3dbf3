import type { Page } from '@playwright/test';

/** Scrolls to a height at once, and waits until the page has noticed. */
export const scrollOn = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' });
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
  }, top);
