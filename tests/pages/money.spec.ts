import type { Page } from '@playwright/test';
import { siteNames, sites } from '../../sites/sites';
import type { Site } from '../../sites/site.types';
import { addressOf } from './addresses';
import { paintedPictures } from './paintedPictures';
import { scrollOn } from './scrollOn';
import { expect, test } from './test';

const carSites = siteNames.filter((name) => (sites[name] as Site).carPath !== undefined);

test.beforeEach(paintedPictures);

/** Tops of the prices of cards, by the top of their card. */
const linesOfPrices = (page: Page, list: string) =>
  page.locator(`${list} [data-prices]`).evaluateAll((prices) => {
    const rows = new Map<number, Set<number>>();
    for (const price of prices) {
      const card = Math.round(price.closest('[data-car]')!.getBoundingClientRect().top);
      const lines = rows.get(card) ?? new Set<number>();
      rows.set(card, lines.add(Math.round(price.getBoundingClientRect().top)));
    }
    return [...rows.values()].map((lines) => lines.size);
  });

test('prices of cards beside each other stand on one line, in lists and rows', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf('automotive-se', '/kop-bil'));
    expect(new Set(await linesOfPrices(page, '[data-list-cars]'))).toEqual(new Set([1]));
    await page.goto(addressOf('automotive-se'));
    expect(new Set(await linesOfPrices(page, '[data-row]'))).toEqual(new Set([1]));
  }
});

test('a card tells rate and total at once, and the whole example without script', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const [site, path, word] of [
    ['automotive-se', '/kop-bil', 'restvärde'],
    ['automotive-uk', '/buy-car/used-cars', 'final payment'],
  ] as const) {
    await page.goto(addressOf(site, path));
    const example = page.locator('[data-example]').first();
    await expect(example.locator('summary')).toContainText('%');
    await expect(example.getByText(word)).toBeHidden();
    await example.locator('summary').click();
    await expect(example.getByText(word)).toBeVisible();
  }
  await page.close();
});

test('a car of the UK costs on its card what its page says first and its quote begins with', async ({
  page,
}) => {
  await page.goto(addressOf('automotive-uk', '/buy-car/used-cars'));
  const card = page.locator('[data-car]:has([data-example])').first();
  const monthly = /£[\d,.]+/.exec((await card.locator('[data-monthly]').textContent()) ?? '')![0];
  await card.getByRole('link').first().click();
  const column = page.locator('[data-price-column]');
  await expect(column.locator('summary', { hasText: monthly }).first()).toBeVisible();
  await column.locator('a[href="#finance"]').click();
  await expect(page.locator('#finance output')).toContainText(monthly);
});

test('the search of a hero is never dimmed and counts the cars that it leads to', async ({
  page,
}) => {
  for (const site of ['automotive-se', 'automotive-uk', 'automotive-no', 'carstore-se']) {
    await page.goto(addressOf(site));
    const submit = page.locator('[data-client=SearchBar] button[type=submit]').first();
    await expect(submit).toBeEnabled();
    await expect(submit).toHaveCSS('opacity', '1');
    expect((await submit.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    const told = ((await submit.textContent()) ?? '').replace(/\D/g, '');
    expect(Number(told)).toBeGreaterThan(0);
    await submit.click();
    await expect(page.locator('[data-car-list]')).toHaveAttribute('data-total', told);
  }
});

test('the header counts saved cars in both navigations, without moving anything', async ({
  page,
}) => {
  for (const [site, path, saved] of [
    ['automotive-se', '/kop-bil', '/sparade-bilar'],
    ['carstore-fi', '/osta-auto', '/tallennetut-autot'],
  ] as const) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(addressOf(site, path));
      const heart = page.locator(`header a[href="${saved}"]:has([data-saved-count])`);
      const before = await heart.boundingBox();
      const save = page.locator('[data-save][aria-pressed="false"]').first();
      const count = heart.locator('[data-saved-count]');
      const known = Number((await count.textContent()) || 0);
      await save.click();
      await expect(count).toHaveText(String(known + 1));
      await expect(count).toBeVisible();
      expect(await heart.boundingBox()).toEqual(before);
    }
    await page.locator(`header a[href="${saved}"]:has([data-saved-count])`).click();
    await expect(page).toHaveURL(addressOf(site, saved));
  }
});

test('the heart leads on where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  await page.goto(addressOf('automotive-se', '/kop-bil'));
  await expect(page.locator('[data-saved-count]')).toBeHidden();
  await page.locator('header a:has([data-saved-count])').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every site that sells cars has its page of saved cars', async ({ page }) => {
  for (const site of carSites) {
    await page.goto(addressOf(site));
    const path = await page.locator('header a:has([data-saved-count])').getAttribute('href');
    expect((await page.goto(addressOf(site, path!)))?.status()).toBe(200);
  }
});

test('on phones the way back to the top lies over nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf('automotive-se', '/kop-bil'));
  for (const top of [1100, 900]) await scrollOn(page, top);
  const button = page.locator('[data-scroll-to-top]');
  await expect(button).toHaveAttribute('data-shown');
  // It stands at the page's end, in the room above the footer's first line.
  await expect(button).toHaveCSS('position', 'relative');
  const end = await button.evaluate((link) => link.getBoundingClientRect().bottom);
  const first = page.locator('footer').locator('a, p, h2').first();
  expect(await first.evaluate((line) => line.getBoundingClientRect().top)).toBeGreaterThan(end);
});
