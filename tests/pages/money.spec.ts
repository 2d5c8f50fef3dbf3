import { messagesOf } from '../../messages/messagesOf';
import type { Page } from '@playwright/test';
import { siteNames, sites } from '../../sites/sites';
import { getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const carSites = siteNames.filter((name) => sites[name].carPath !== undefined);

test.beforeEach(paintedPictures);

/** Returns the vertical positions of prices relative to their cards. */
const readPricePositions = (page: Page, list: string) =>
  page.locator(`${list} [data-prices]`).evaluateAll((prices) => {
    const rows = new Map<number, Set<number>>();
    for (const price of prices) {
      const card = Math.round(price.closest('[data-car]')!.getBoundingClientRect().top);
      const lines = rows.get(card) ?? new Set<number>();
      rows.set(card, lines.add(Math.round(price.getBoundingClientRect().top)));
    }
    return [...rows.values()].map((lines) => lines.size);
  });

test('prices of adjacent cards are aligned, in lists and rows', async ({ page }) => {
  for (const [path, selector] of [
    ['/kop-bil', '[data-list-cars]'],
    ['/', '[data-row]'],
  ] as const) {
    await page.goto(getAddress('automotive-se', path), { waitUntil: 'domcontentloaded' });
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(new Set(await readPricePositions(page, selector))).toEqual(new Set([1]));
    }
  }
});

test('a card shows the rate at once, and the full representative example without script', async ({
  request,
}) => {
  for (const [site, path, word] of [
    ['automotive-se', '/kop-bil', 'restvärde'],
    ['automotive-uk', '/buy-car/used-cars', 'final payment'],
  ] as const) {
    const example = (await HtmlPage.open(request, site, path)).first('[data-example=credit]');
    const summary = example.first('summary').text;
    expect(summary).toContain('%');
    // Collapsed, it contains less text.
    expect(example.attributes).not.toHaveProperty('open');
    expect(summary.toLowerCase()).not.toContain(word);
    expect(example.text.toLowerCase()).toContain(word);
  }
});

test('the monthly cost on a UK card is the one on the car’s page and in its quote', async ({
  page,
  request,
}) => {
  const list = await HtmlPage.open(request, 'automotive-uk', '/buy-car/used-cars');
  const card = list.all('[data-car]').find((car) => car.all('[data-example=credit]').length > 0)!;
  const monthly = /£[\d,.]+/.exec(card.first('[data-monthly]').text)![0];
  await page.goto(getAddress('automotive-uk', card.first('a[href]').attributes.href));
  const column = page.locator('[data-price-column]');
  await expect(column.locator('summary', { hasText: monthly }).first()).toBeVisible();
  await column.locator('a[href="#finance"]').click();
  await expect(page.locator('#finance output')).toContainText(monthly);
});

test('a link in the hero shows the number of cars that it leads to', async ({ request }) => {
  for (const site of ['automotive-se', 'automotive-uk', 'automotive-no', 'carstore-se']) {
    const front = await HtmlPage.open(request, site);
    const parseCount = (text: string) => Number(text.replace(/\D/g, ''));
    const language = site.endsWith('-uk') ? 'en' : site.endsWith('-no') ? 'nb' : 'sv';
    const [before = '', behind = ''] = messagesOf(language).showAllCars.split('{count}');
    const [link] = front.links(new RegExp(`^${before}[\\d\\s,.]+${behind}$`));
    expect(link, site).toBeDefined();
    const list = await front.follow(link);
    expect(list.first('[data-car-list]').attributes['data-total']).toBe(
      String(parseCount(link!.text)),
    );
  }
});

test('the header shows the number of saved cars in both navigations, without layout shift', async ({
  page,
}) => {
  for (const [site, path, saved] of [
    ['automotive-se', '/kop-bil', '/sparade-bilar'],
    ['carstore-fi', '/osta-auto', '/tallennetut-autot'],
  ] as const) {
    await page.goto(getAddress(site, path), { waitUntil: 'domcontentloaded' });
    for (const [saves, width] of [390, 1440].entries()) {
      await page.setViewportSize({ width, height: 844 });
      const heart = page.locator(`header a[href="${saved}"]:has([data-saved-count])`);
      const count = heart.locator('[data-saved-count]');
      await expect(heart).toBeVisible();
      const before = await heart.boundingBox();
      await page.locator('[data-save][aria-pressed="false"]').first().click();
      await expect(count).toHaveText(String(saves + 1));
      await expect(count).toBeVisible();
      expect(await heart.boundingBox()).toEqual(before);
    }
  }
});

test('the link to saved cars works when the browser has no storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  await page.goto(getAddress('automotive-se', '/kop-bil'));
  await expect(page.locator('[data-saved-count]')).toBeHidden();
  await page.locator('header a:has([data-saved-count])').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every site that sells cars has a page of saved cars', async ({ request }) => {
  for (const site of carSites) {
    const front = await HtmlPage.open(request, site);
    const heart = front.all('header a').find((link) => link.all('[data-saved-count]').length > 0);
    expect((await front.follow(heart)).status, site).toBe(200);
  }
});
