import { messagesOf } from '../../messages/messagesOf';
import type { Page } from '@playwright/test';
import { siteNames, sites } from '../../sites/sites';
import { addressOf } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const carSites = siteNames.filter((name) => sites[name].carPath !== undefined);

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
  for (const [path, part] of [
    ['/kop-bil', '[data-list-cars]'],
    ['/', '[data-row]'],
  ] as const) {
    await page.goto(addressOf('automotive-se', path), { waitUntil: 'domcontentloaded' });
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(new Set(await linesOfPrices(page, part))).toEqual(new Set([1]));
    }
  }
});

test('a card tells rate and total at once, and the whole example without script', async ({
  request,
}) => {
  for (const [site, path, word] of [
    ['automotive-se', '/kop-bil', 'restvärde'],
    ['automotive-uk', '/buy-car/used-cars', 'final payment'],
  ] as const) {
    const example = (await HtmlPage.open(request, site, path)).one('[data-example]');
    const summary = example.one('summary').text;
    expect(summary).toContain('%');
    // Closed it says less than opened.
    expect(example.attributes).not.toHaveProperty('open');
    expect(summary.toLowerCase()).not.toContain(word);
    expect(example.text.toLowerCase()).toContain(word);
  }
});

test('a car of the UK costs on its card what its page says first and its quote begins with', async ({
  page,
  request,
}) => {
  const list = await HtmlPage.open(request, 'automotive-uk', '/buy-car/used-cars');
  const card = list.all('[data-car]').find((car) => car.all('[data-example]').length > 0)!;
  const monthly = /£[\d,.]+/.exec(card.one('[data-monthly]').text)![0];
  await page.goto(addressOf('automotive-uk', card.one('a[href]').attributes.href));
  const column = page.locator('[data-price-column]');
  await expect(column.locator('summary', { hasText: monthly }).first()).toBeVisible();
  await column.locator('a[href="#finance"]').click();
  await expect(page.locator('#finance output')).toContainText(monthly);
});

test('a link of the hero counts the cars that it leads to', async ({ request }) => {
  for (const site of ['automotive-se', 'automotive-uk', 'automotive-no', 'carstore-se']) {
    const front = await HtmlPage.open(request, site);
    const count = (text: string) => Number(text.replace(/\D/g, ''));
    const language = site.endsWith('-uk') ? 'en' : site.endsWith('-no') ? 'nb' : 'sv';
    const [before = '', behind = ''] = messagesOf(language).showAllCars.split('{count}');
    const [link] = front.links(new RegExp(`^${before}[\\d\\s,.]+${behind}$`));
    expect(link, site).toBeDefined();
    const list = await front.follow(link);
    expect(list.one('[data-car-list]').attributes['data-total']).toBe(String(count(link!.text)));
  }
});

test('the header counts saved cars in both navigations, without moving anything', async ({
  page,
}) => {
  for (const [site, path, saved] of [
    ['automotive-se', '/kop-bil', '/sparade-bilar'],
    ['carstore-fi', '/osta-auto', '/tallennetut-autot'],
  ] as const) {
    await page.goto(addressOf(site, path), { waitUntil: 'domcontentloaded' });
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

test('every site that sells cars has its page of saved cars', async ({ request }) => {
  for (const site of carSites) {
    const front = await HtmlPage.open(request, site);
    const heart = front.all('header a').find((link) => link.all('[data-saved-count]').length > 0);
    expect((await front.follow(heart)).status, site).toBe(200);
  }
});
