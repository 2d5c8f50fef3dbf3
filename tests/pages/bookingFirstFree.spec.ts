import { expect, test } from '@playwright/test';
import { phone, sound, step, sv, toWorkshops, open } from './bookingSteps';

test('whoever wants the first free time within reach gets it by two presses', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await toWorkshops(page);
  await step(page, 4)
    .getByRole('button', { name: /^Hitta första lediga tid inom 30 km$/ })
    .press('Enter');
  const found = step(page, 4)
    .getByRole('status')
    .filter({ hasText: / bort\.$/ });
  await expect(found).toContainText('Automotive');
  await sound(page);
  const [, day, time] = /: \S+ (\d+) \S+ (\d\d:\d\d) på/.exec((await found.textContent())!)!;
  await step(page, 4).getByRole('button', { name: sv.visitFirstFreeTake }).press('Enter');
  const chosen = step(page, 4).locator('button[aria-pressed="true"][aria-label]');
  // On a phone the week closes over the chosen time.
  await expect(chosen).toHaveAttribute('aria-label', new RegExp(`^\\S+ ${day} \\S+ ${time}$`));
  await expect(page.locator('#booking-first-name')).toBeVisible();
});
