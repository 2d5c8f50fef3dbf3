import type { Page } from '@playwright/test';

/** Blocks images, which take seconds to scale on a busy machine, in tests that do not depend on them. */
export async function withoutPictures({ page }: { page: Page }): Promise<void> {
  await page.route(/\/image\?|\/-\/media\//, (route) => route.abort());
}
