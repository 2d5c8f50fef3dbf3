import type { Page } from '@playwright/test';
import { messagesOf } from '../../site/messages/messagesOf';
import { addressOf } from './addresses';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const sv = messagesOf('sv');
const ready = (page: Page) => page.waitForLoadState('networkidle');

/** The finder's island is alive. */
async function finderReady(page: Page): Promise<void> {
  await page.getByRole('combobox').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="FindLocations"]')).toHaveAttribute('data-hydrated', '');
}

async function inEnglish(page: Page): Promise<void> {
  await page.locator('[data-languages] > summary').click();
  await page.locator('[data-languages] a[hreflang=en]').click();
}

test.beforeEach(paintedPictures);

test('another language keeps the filters of a list and what a finder looks around', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(addressOf('automotive-se', '/kop-bil'));
  await ready(page);
  await page.locator('[data-facet=car_condition] input[type=checkbox]').first().check();
  await expect(page).toHaveURL(/car_condition=/);
  const { search } = new URL(page.url());
  await inEnglish(page);
  await expect(page).toHaveURL(addressOf('automotive-se', `/en/kop-bil${search}`));

  await page.goto(addressOf('automotive-se', '/service-och-verkstad/hitta-verkstad?near=Kiruna'));
  await ready(page);
  await inEnglish(page);
  await expect(page).toHaveURL(
    addressOf('automotive-se', '/en/service-och-verkstad/hitta-verkstad?near=Kiruna'),
  );
});

test('on a phone going back closes the filters before it gives one up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const list = addressOf('automotive-se', '/kop-bil');
  await page.goto(list);
  await ready(page);
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
  const finder = addressOf('automotive-se', '/service-och-verkstad/hitta-verkstad');

  test('finds a misspelt town with Enter, and the address says so', async ({ page }) => {
    await page.goto(finder);
    await finderReady(page);
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

  test('scrolls to the place that is picked by keyboard', async ({ page }) => {
    await page.goto(finder);
    await finderReady(page);
    await page.getByRole('combobox').fill('Umea');
    await expect(page.getByRole('option').first()).toContainText('Automotive Umeå');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const summary = page.locator('details summary').filter({ hasText: 'Automotive Umeå' });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport({ ratio: 1 });
  });

  test('says that it goes no closer, and keeps the focus there', async ({ page }) => {
    await page.goto(`${finder}?near=Kiruna`);
    await finderReady(page);
    const closer = page.getByRole('button', { name: sv.finderZoomIn, exact: true });
    await expect(closer).toHaveAttribute('aria-disabled', 'false');
    // The map takes a moment for each step.
    await expect(async () => {
      await closer.press('Enter');
      expect(await closer.getAttribute('aria-disabled')).toBe('true');
    }).toPass({ timeout: 60_000 });
    await expect(closer).toBeFocused();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows all places again', async ({ page }) => {
      await page.goto(`${finder}?near=stokholm`);
      await expect(page.getByText('Närmast Stockholm.')).toBeVisible();
      await page.getByRole('link', { name: sv.finderShowAll }).click();
      await expect(page).toHaveURL(finder);
    });
  });
});

test('names tell cars of one model apart', async ({ page }) => {
  await page.goto(addressOf('automotive-se', '/kop-bil'));
  const link = page.locator('[data-list-cars] a').first();
  const card = page.locator('[data-list-cars] article').first();
  const name = (await link.getAttribute('aria-label')) ?? '';
  const visible = (await link.textContent()) ?? '';
  expect(name.startsWith(visible)).toBe(true);
  expect(name).toMatch(/, \d{4}$/);
  await expect(card.getByRole('heading', { name })).toBeVisible();
  await expect(card.getByRole('button', { name }).first()).toBeVisible();
});

test('a calculator says so when it takes another number than was typed', async ({ page }) => {
  await page.goto(addressOf('automotive-se', '/kop-bil'));
  const href = await page.locator('[data-list-cars] a').first().getAttribute('href');
  await page.goto(addressOf('automotive-se', href ?? ''));
  const months = page.getByRole('textbox', { name: sv.financeMonths }).first();
  await months.scrollIntoViewIfNeeded();
  await ready(page);
  await months.fill('999');
  await months.press('Tab');
  await expect(page.getByRole('status').filter({ hasText: /^Ändrat till \d+ mån/ })).toBeVisible();
});

test('the question for consent takes a third of the window at most', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(addressOf('automotive-uk'));
    const box = await page.locator('[data-consent-banner]').boundingBox();
    expect(height - (box?.y ?? 0)).toBeLessThanOrEqual(height / 3 + 1);
  }
});
