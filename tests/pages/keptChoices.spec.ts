import type { Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { addressOf } from './addresses';
import { HtmlPage } from './htmlPage';
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

  test('finds a misspelt town with Enter, scrolls to the place that is picked by keyboard, and says that it goes no closer', async ({
    page,
  }) => {
    await page.goto(finder);
    await finderReady(page);
    await test.step('a misspelt town is found, and the address says so', async () => {
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
    await test.step('the place that is picked by keyboard is scrolled to', async () => {
      await page.getByRole('combobox').fill('Umea');
      await expect(page.getByRole('option').first()).toContainText('Automotive Umeå');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const summary = page.locator('details summary').filter({ hasText: 'Automotive Umeå' });
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport({ ratio: 1 });
    });
    await test.step('the map says that it goes no closer, and keeps the focus there', async () => {
      const closer = page.getByRole('button', { name: sv.finderZoomIn, exact: true });
      // The map takes a moment for each step.
      await expect(async () => {
        await closer.press('Enter');
        expect(await closer.getAttribute('aria-disabled')).toBe('true');
      }).toPass({ timeout: 60_000 });
      await expect(closer).toBeFocused();
    });
  });

  test('shows all places again without script', async ({ request }) => {
    const { pathname } = new URL(finder);
    const near = await HtmlPage.open(request, 'automotive-se', `${pathname}?near=stokholm`);
    expect(near.text).toContain('Närmast Stockholm.');
    const all = await near.follow(near.links(sv.finderShowAll)[0]);
    expect(all.path).toBe(pathname);
    expect(all.text).not.toContain('Närmast Stockholm.');
  });
});

test('names tell cars of one model apart', async ({ request }) => {
  const page = await HtmlPage.open(request, 'automotive-se', '/kop-bil');
  const card = page.one('[data-list-cars] article');
  const link = card.one('h2 a, h3 a');
  const name = link.attributes['aria-label'] ?? '';
  expect(name.startsWith(link.text)).toBe(true);
  expect(name).toMatch(/, \d{4}$/);
  const names = card.all('button').map(({ attributes, text }) => attributes['aria-label'] ?? text);
  expect(names.some((words) => words.includes(name))).toBe(true);
});

test('the question for consent takes a third of the window at most', async ({ page }) => {
  await page.goto(addressOf('automotive-uk'), { waitUntil: 'domcontentloaded' });
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
