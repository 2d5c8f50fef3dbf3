import type { Page } from '@playwright/test';

/** Matches addresses of images, scaled or original. */
export const pictures = /\/image\?|\/-\/media\/.*\.(?:jpg|png|webp)/;

/** Answers image requests with plain images, since scaling takes seconds on a busy machine. */
export async function paintedPictures({ page }: { page: Page }): Promise<void> {
  await page.route(pictures, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080"><path fill="#9ab" d="M0 0h1920v1080H0z"/></svg>',
    }),
  );
}
