import { expect, test } from './test';

test('pages use the clock of the tests, even when CLOCK is set', async ({ page }) => {
  await page.goto('/');
  const inPage = await page.evaluate(() => [Date.now(), Number(new Date())]);
  for (const time of inPage) expect(Math.abs(time - Date.now())).toBeLessThan(20_000);
});
