import type { Page } from '@playwright/test';
import { siteNames } from '../../sites/sites';
import { getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { withoutPictures } from './withoutPictures';
import { expect, test } from './test';

test.beforeEach(withoutPictures);

/** Returns the horizontal start of an element's first line in px. */
const readStart = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left);

test.describe('alignment', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  for (const site of siteNames) {
    test(`[THEME-03] bar, hero and bands of ${site} are aligned at the left`, async ({ page }) => {
      await page.goto(getAddress(site, '/'), { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const bands = await page
        .locator('main section[data-band] h2')
        .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().left));
      const line = Math.round(bands[0] ?? 0);
      expect(line).toBe(240);
      const form = await page.locator('[data-hero]').first().getAttribute('data-hero');
      const isReversed = form === 'split' && (await readStart(page, '[data-hero] h1')) > 900;
      if (form !== 'plinth' && !isReversed)
        expect(Math.round(await readStart(page, '[data-hero] h1'))).toBe(line);
      if ((await page.locator('[data-header-rows]').count()) === 0)
        expect(Math.round(await readStart(page, '[data-logo]'))).toBe(line);
    });
  }
});

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const site of ['automotive-se', 'carstore-fi']) {
    test(`shortcuts of ${site} are shown in two columns`, async ({ page }) => {
      await page.goto(getAddress(site));
      const links = page.locator('main ul[role="list"] > li:has(> a > span > svg)');
      const tops = await links.evaluateAll((items) =>
        items.slice(0, 2).map((item) => Math.round(item.getBoundingClientRect().top)),
      );
      expect(tops).toHaveLength(2);
      expect(tops[0]).toBe(tops[1]);
    });
  }

  test('the first car of a list starts within the first 900 px', async ({ page }) => {
    await page.goto(getAddress('automotive-se', '/kop-bil'));
    const top = await page
      .locator('[data-car]')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
    expect(top).toBeLessThan(900);
  });
});

test('with reduced motion nothing moves on hover', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(getAddress('carstore-se', '/'));
  const card = page.locator('[data-car] > div').first();
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  const style = await card.evaluate((element) => {
    const { transitionDuration, translate } = getComputedStyle(element);
    return { transitionDuration, translate };
  });
  expect(style).toEqual({ transitionDuration: '0s', translate: 'none' });
});

test('the opening picture of a front page is fetched at once and with priority', async ({
  request,
}) => {
  for (const site of siteNames) {
    const front = await HtmlPage.open(request, site);
    const { fetchpriority, loading } = front.first('[data-hero] img').attributes;
    expect.soft(fetchpriority, site).toBe('high');
    expect.soft(loading, site).not.toBe('lazy');
  }
});
