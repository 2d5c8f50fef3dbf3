import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Grants a page access to the position, after it has seen that access is denied. With access at its start, it
 * would show results nearby without a click.
 */
export async function allowPosition(page: Page, context: BrowserContext): Promise<void> {
  // The browser answers in order, so the page has received its own answer by then.
  const state = await page.evaluate(
    async () => (await navigator.permissions.query({ name: 'geolocation' })).state,
  );
  expect(state).not.toBe('granted');
  await context.grantPermissions(['geolocation']);
}
