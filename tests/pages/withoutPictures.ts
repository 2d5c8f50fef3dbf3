import type { Page } from '@playwright/test';

/** Leaves pictures out, which a busy machine takes seconds to draw, where a test is not about them. */
export async function withoutPictures({ page }: { page: Page }): Promise<void> {
  await page.route(/\/image\?|\/-\/media\//, (route) => route.abort());
}
