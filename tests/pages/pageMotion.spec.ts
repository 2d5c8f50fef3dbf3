import type { Page } from '@playwright/test';
import { carriedPicture } from '../../design-system/layouts/pageMotion';
import { addressOf } from './addresses';
import { expect, test } from './test';

const list = addressOf('automotive-se', '/kop-bil');
const nameOf = (element: Element) => getComputedStyle(element).viewTransitionName;

/** Follows the first link of the page; whether the next page came by a transition. */
async function followLink(page: Page): Promise<string | undefined> {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.arrived = viewTransition ? 'moving' : 'at once';
    }),
  );
  await page.goto(addressOf('automotive-se'));
  await page.locator('footer a[href^="/kop-bil"]').first().click();
  await page.waitForURL('**/kop-bil**');
  return page.evaluate(() => document.documentElement.dataset.arrived);
}

test('pages become one another, and presses reach the new one at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await followLink(page)).toBe('moving');
});

test('who wants less motion gets pages at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await followLink(page)).toBe('at once');
});

test("a list's picture becomes the car's", async ({ page }) => {
  await page.goto(list);
  const cards = page.locator('[data-car]');
  await expect(cards.first()).toBeVisible();
  // The car's page never comes, so that the list stays to be looked at.
  await page.evaluate(() => addEventListener('click', (click) => click.preventDefault()));
  // The first press brings the script.
  await page.locator('h1').click();
  await page.waitForLoadState('networkidle');
  for (const card of [cards.nth(1), cards.first()]) {
    await card.getByRole('link').first().click();
    await expect.poll(() => card.locator('img').first().evaluate(nameOf)).toBe(carriedPicture);
  }
  const named = page.locator('[data-car] img');
  const names = await named.evaluateAll((images) =>
    images.map((image) => getComputedStyle(image).viewTransitionName),
  );
  expect(names.filter((name) => name !== 'none')).toEqual([carriedPicture]);
});

test('a car carries its own picture until another is followed', async ({ page }) => {
  await page.goto(list);
  await page.locator('[data-car]').first().getByRole('link').first().click();
  const stage = page.locator('[data-carried-picture]');
  await expect(stage).toBeVisible();
  expect(await stage.evaluate(nameOf)).toBe(carriedPicture);
});
