import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses';
import { secret } from './ownPage';

/**
 * Gives a browser the session of somebody who has signed in, by default with the secret. The form for that, which loads the
 * editor once more, has tests of its own.
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
