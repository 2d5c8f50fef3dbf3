import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Allows a page to know where its visitor is, once it has been told that it may not: it asks when it begins, and shows
 * what is near without a press where it may know.
 */
export async function allowPosition(page: Page, context: BrowserContext): Promise<void> {
  // The browser answers in order: the page has its own answer by then.
  const state = await page.evaluate(
    async () => (await navigator.permissions.query({ name: 'geolocation' })).state,
  );
  expect(state).not.toBe('granted');
  await context.grantPermissions(['geolocation']);
}
