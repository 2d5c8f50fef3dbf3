import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses';
import { secret } from './ownPage';

/**
 * Adds a signed-in session to the browser, by default of the secret. The sign-in form, which would load the
 * editor once more, has its own tests.
 */
export async function enterEditor(
  page: Page,
  form: Record<string, string> = { secret },
): Promise<void> {
  const address = `${addresses.web}/_edit/session`;
  const answer = await page.request.post(address, { form, maxRedirects: 0 });
  expect(answer.status()).toBeLessThan(400);
  const cookies = await page.context().cookies(address);
  expect(cookies.length).toBeGreaterThan(0);
}
