import type { Page } from '@playwright/test';
import { sharedPictureName } from '../../design-system/layouts/pageMotion';
import { getAddress } from './addresses';
import { expect, test } from './test';

const list = getAddress('automotive-se', '/kop-bil');
const getName = (element: Element) => getComputedStyle(element).viewTransitionName;

/** Follows the first link of the page; returns the view transition to the next page, if any. */
async function followLink(page: Page): Promise<string | undefined> {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.arrived = viewTransition ? 'moving' : 'at once';
    }),
  );
  await page.goto(getAddress('automotive-se'));
  await page.locator('footer a[href^="/kop-bil"]').first().click();
  await page.waitForURL('**/kop-bil**');
  return page.evaluate(() => document.documentElement.dataset.arrived);
}

test('a page change is animated, and the new page accepts presses at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await followLink(page)).toBe('moving');
});

test('a page change is not animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await followLink(page)).toBe('at once');
});

test('the picture of a card in the list becomes the picture of the car page', async ({ page }) => {
  await page.goto(list);
  const cards = page.locator('[data-car]');
  await expect(cards.first()).toBeVisible();
  // Prevents the navigation, so that the list can be inspected.
  await page.evaluate(() => addEventListener('click', (click) => click.preventDefault()));
  // The first click loads the script.
  await page.locator('h1').click();
  await page.waitForLoadState('networkidle');
  for (const card of [cards.nth(1), cards.first()]) {
    await card.getByRole('link').first().click();
    await expect.poll(() => card.locator('img').first().evaluate(getName)).toBe(sharedPictureName);
  }
  const named = page.locator('[data-car] img');
  const names = await named.evaluateAll((images) =>
    images.map((image) => getComputedStyle(image).viewTransitionName),
  );
  expect(names.filter((name) => name !== 'none')).toEqual([sharedPictureName]);
});

test('a car page keeps its own picture for the transition until another car is opened', async ({
  page,
}) => {
  await page.goto(list);
  await page.locator('[data-car]').first().getByRole('link').first().click();
  const stage = page.locator('[data-carried-picture]');
  await expect(stage).toBeVisible();
  expect(await stage.evaluate(getName)).toBe(sharedPictureName);
});
