import { phone, sound, step, sv, toWorkshops, open } from './bookingSteps';
import { expect, test } from './test';

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
  // Its week is shown, with the time; at 08:00 a whole day may be meant.
  const slot = step(page, 4).locator(
    `button[aria-label$=" ${time}"], button[aria-label$=" Heldag"]`,
  );
  await expect(slot.and(page.locator(`[aria-label*=" ${day} "]`)).first()).toBeAttached();
  await expect(step(page, 4).getByRole('button', { name: sv.bookingChangeWorkshop })).toBeVisible();
});
