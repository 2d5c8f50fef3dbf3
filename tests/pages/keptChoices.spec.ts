import type { Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const sv = messagesOf('sv');
const waitUntilReady = (page: Page) => page.waitForLoadState('networkidle');

/** Waits until the finder is hydrated. */
async function waitForFinder(page: Page): Promise<void> {
  await page.getByRole('combobox').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="FindLocations"]')).toHaveAttribute('data-hydrated', '');
}

async function switchToEnglish(page: Page): Promise<void> {
  await page.locator('[data-languages] > summary').click();
  await page.locator('[data-languages] a[hreflang=en]').click();
}

test.beforeEach(paintedPictures);

test('changing the language keeps the filters of a list and the place of a finder', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(getAddress('automotive-se', '/kop-bil'));
  await waitUntilReady(page);
  await page.locator('[data-facet=car_condition] input[type=checkbox]').first().check();
  await expect(page).toHaveURL(/car_condition=/);
  const { search } = new URL(page.url());
  await switchToEnglish(page);
  await expect(page).toHaveURL(getAddress('automotive-se', `/en/kop-bil${search}`));

  await page.goto(getAddress('automotive-se', '/service-och-verkstad/hitta-verkstad?near=Kiruna'));
  await waitUntilReady(page);
  await switchToEnglish(page);
  await expect(page).toHaveURL(
    getAddress('automotive-se', '/en/service-och-verkstad/hitta-verkstad?near=Kiruna'),
  );
});

test('on a phone going back closes the filter drawer before it removes a filter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const list = getAddress('automotive-se', '/kop-bil');
  await page.goto(list);
  await waitUntilReady(page);
  await page.getByRole('button', { name: sv.carFilters }).click();
  const drawer = page.locator('[data-list-drawer]');
  await expect(drawer).toBeVisible();
  await page.locator('[data-facet=car_condition] input[type=checkbox]').first().check();
  await expect(page).toHaveURL(/car_condition=/);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/car_condition=/);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.locator('[data-list-chip]')).toHaveCount(0);
});

test.describe('the finder', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const finder = getAddress('automotive-se', '/service-och-verkstad/hitta-verkstad');

  test('finds a misspelt town with Enter, scrolls to the entry picked by keyboard, and reports the closest zoom', async ({
    page,
  }) => {
    await page.goto(finder);
    await waitForFinder(page);
    await test.step('a misspelt town is found, and the URL contains it', async () => {
      await page.getByRole('combobox').fill('stokholm');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Närmast Stockholm.')).toBeVisible();
      await expect(page).toHaveURL(`${finder}?near=Stockholm`);
      await page.getByRole('combobox').fill('Xyzzyborg');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'hittar ingen' })).toBeVisible();
      await expect(page.getByText('Närmast Stockholm.')).toHaveCount(0);
      await expect(page).toHaveURL(finder);
    });
    await test.step('the entry picked by keyboard is scrolled into view', async () => {
      await page.getByRole('combobox').fill('Umea');
      await expect(page.getByRole('option').first()).toContainText('Automotive Umeå');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const summary = page.locator('details summary').filter({ hasText: 'Automotive Umeå' });
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport({ ratio: 1 });
    });
    await test.step('the map reports the closest zoom, and keeps the focus on its button', async () => {
      const closer = page.getByRole('button', { name: sv.finderZoomIn, exact: true });
      // Zooming takes a moment, so the action is retried.
      await expect(async () => {
        await closer.press('Enter');
        expect(await closer.getAttribute('aria-disabled')).toBe('true');
      }).toPass({ timeout: 60_000 });
      await expect(closer).toBeFocused();
    });
  });

  test('shows all locations again without script', async ({ request }) => {
    const { pathname } = new URL(finder);
    const near = await HtmlPage.open(request, 'automotive-se', `${pathname}?near=stokholm`);
    expect(near.text).toContain('Närmast Stockholm.');
    const all = await near.follow(near.links(sv.finderShowAll)[0]);
    expect(all.path).toBe(pathname);
    expect(all.text).not.toContain('Närmast Stockholm.');
  });
});

test('accessible names distinguish cars of one model', async ({ request }) => {
  const page = await HtmlPage.open(request, 'automotive-se', '/kop-bil');
  const card = page.first('[data-list-cars] article');
  const link = card.first('h2 a, h3 a');
  const name = link.attributes['aria-label'] ?? '';
  expect(name.startsWith(link.text)).toBe(true);
  expect(name).toMatch(/, \d{4}$/);
  const names = card.all('button').map(({ attributes, text }) => attributes['aria-label'] ?? text);
  expect(names.some((words) => words.includes(name))).toBe(true);
});

test('the consent banner takes at most a third of the window', async ({ page }) => {
  await page.goto(getAddress('automotive-uk'), { waitUntil: 'domcontentloaded' });
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await page.locator('[data-consent-banner]').boundingBox();
    expect(height - (box?.y ?? 0)).toBeLessThanOrEqual(height / 3 + 1);
  }
});
