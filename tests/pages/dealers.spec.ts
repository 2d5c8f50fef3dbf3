import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../messages/messagesOf';
import type { Language } from '../../sites/site.types';
import { addresses, addressOf } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

/** A dealer of each site that has pages of dealers, with the language and path of their list. */
const sites = [
  ['automotive-se', 'sv', '/anlaggningar', 'hedin-automotive-stockholm'],
  ['automotive-no', 'nb', '/finn-oss', 'hedin-automotive-oslo'],
  ['automotive-uk', 'en', '/find-us', 'hedin-automotive-dartford'],
  ['brand-se', 'sv', '/hitta-oss', 'hedin-automotive-stockholm'],
  ['carstore-se', 'sv', '/hitta-oss', 'carstore-jonkoping'],
  ['carstore-no', 'nb', '/finn-oss', 'carstore-kristiansand'],
  ['carstore-sk', 'sk', '/kontakty', 'carstore-bratislava'],
  ['carstore-fi', 'fi', '/loyda-meidat', 'carstore-oulu'],
] as const satisfies readonly (readonly [string, Language, string, string])[];

const sv = messagesOf('sv');
const stockholm = addressOf('automotive-se', '/anlaggningar/hedin-automotive-stockholm');
const list = addressOf('automotive-se', '/anlaggningar');
const goteborg = { latitude: 57.7, longitude: 11.97 };

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => page.locator('[data-dealer-results] ul[role=list] > li');

/** Opens a list and waits until its script has come. */
async function openList(page: Page, address = list): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-dealer-results] [data-state]').first()).toBeVisible();
}

test.beforeEach(paintedPictures);

for (const [site, language, path, slug] of sites) {
  test(`[DEAL-01] [DEAL-03] [ROUTE-19] [DEAL-25] [DEAL-26] ${site} lists its dealers, and each has a page`, async ({
    request,
  }) => {
    const list = await HtmlPage.open(request, site, path);
    const name = list.one(`[data-dealer-results] li a[href="${path}/${slug}"]`).text;
    expect(name).not.toBe('');
    const dealer = await HtmlPage.open(request, site, `${path}/${slug}`);
    expect(dealer.status).toBe(200);
    expect(dealer.one('h1').text).toBe(name);
    expect(dealer.title).toMatch(new RegExp(`^${name}`));
    const canonical = dealer.one('link[rel=canonical]').attributes.href;
    expect(canonical).toMatch(new RegExp(`${path}/${slug}$`));
    expect(dealer.texts('h2, h3')).toContainEqual(
      expect.stringContaining(messagesOf(language).dealerDepartments),
    );
    expect(dealer.has('main [data-car]')).toBe(true);
  });
}

test('[DEAL-16] [ERR-40] a dealer that is not there is looked for in the list, in each language', async ({
  request,
}) => {
  for (const prefix of ['', '/en']) {
    const address = `${addresses.web}${prefix}/anlaggningar/nowhere`;
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`${prefix}/anlaggningar`);
  }
});

test('[DEAL-12] the state of now is told in the time zone of the dealer, and renewed', async ({
  page,
}) => {
  // A Monday; in Stockholm it is a minute to seven in the evening.
  await page.clock.install({ time: '2026-11-23T17:58:30Z' });
  await page.goto(stockholm);
  const now = main(page).locator('[data-schedule]').first();
  await expect(now).toHaveText('Öppet till 19');
  await page.clock.runFor(120_000);
  await expect(now).toHaveText('Stängt, öppnar i morgon 8');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[DEAL-11] [DEAL-12] [DEAL-13] the page has its hours, people and a map', async ({
    page,
  }) => {
    await page.goto(stockholm);
    await expect(main(page).locator('[data-schedule]').first()).toHaveText(
      // Closed on days such as New Year's Eve.
      /^(Mån|Tis|Ons|Tors|Fre|Lör|Sön)dag (\d|Stängt)/,
    );
    await page.getByText(sv.dealerWeek).first().click();
    await expect(main(page).locator('[data-weekday="0"]').first()).toBeVisible();
    await page.getByText(sv.dealerStaff.replace('{count}', '3')).first().click();
    await expect(page.getByText(sv.dealerFaces).first()).toBeVisible();
    await expect(main(page).getByRole('img', { name: /^Karta/ })).toBeVisible();
    await expect(page.getByRole('button', { name: sv.dealerShowMap })).toBeHidden();
  });

  test('[DEAL-04] the list is searched and filtered by a form', async ({ page }) => {
    await page.goto(list);
    await page.getByRole('searchbox', { name: sv.dealerSearch }).fill('goteborg');
    await page.getByRole('button', { name: sv.searchSubmit, exact: true }).last().click();
    await expect(page).toHaveURL(/\?search=goteborg/);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Automotive Göteborg');
  });
});

test('[DEAL-10] the map is live after a press, and nothing of it is fetched before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (asked) => fetched.push(asked.url()));
  await page.goto(stockholm);
  const show = page.getByRole('button', { name: sv.dealerShowMap });
  await show.scrollIntoViewIfNeeded();
  await expect(main(page).locator('[data-schedule][data-state]').first()).toBeAttached();
  expect(fetched.filter((url) => /hydrateIsland|embeddedMap|DealerMap/.test(url))).toEqual([]);
  await show.press('Enter');
  await expect(page.getByRole('button', { name: sv.finderZoomIn, exact: true })).toBeVisible();
  await expect(page.locator('[data-live-map]')).toBeFocused();
});

test('[DEAL-15] the button leads to the cars of the dealer alone', async ({ page }) => {
  await page.goto(stockholm);
  await page
    .getByRole('link', { name: sv.dealerAllCars.replace('{dealer}', 'Automotive Stockholm') })
    .click();
  await expect(page).toHaveURL(/car_site_city=Stockholm&car_site_name=Automotive\+Stockholm/);
  const places = page.locator('[data-list-cars] [data-car]');
  await expect(places.first()).toContainText('Stockholm');
  expect(await places.filter({ hasNotText: 'Stockholm' }).count()).toBe(0);
});

test('[DEAL-08] back leads to where the visitor came from', async ({ page }) => {
  await openList(page, `${list}?search=lund`);
  await cards(page).getByRole('link', { name: 'Automotive Lund', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automotive Lund');
  await expect(main(page).locator('[data-schedule][data-state]').first()).toBeAttached();
  await page.getByRole('link', { name: sv.dealerBack, exact: true }).click();
  await expect(page).toHaveURL(`${list}?search=lund`);
});

test('[DEAL-02] [DEAL-04] the list follows the typing, filters and the way back', async ({
  page,
}) => {
  await openList(page);
  const all = await cards(page).count();
  expect(all).toBeGreaterThan(8);
  const search = page.getByRole('searchbox', { name: sv.dealerSearch });
  await search.pressSequentially('malmo');
  await expect(cards(page)).toHaveCount(1);
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/\?search=malmo$/);
  await search.fill('');
  await expect(cards(page)).toHaveCount(all);
  await page.getByLabel(sv.dealerDepartment, { exact: true }).selectOption('BodyWork');
  await expect(page).toHaveURL(/\?department=BodyWork$/);
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await search.fill('kiruna');
  await expect(page.getByRole('heading', { name: 'Inga anläggningar hittades' })).toBeVisible();
  await page.getByRole('link', { name: sv.dealerShowAll }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Inga anläggningar hittades' })).toBeVisible();
  await expect(search).toHaveValue('kiruna');
});

test.describe('nearby', () => {
  test.use({ permissions: ['geolocation'], geolocation: goteborg });

  test('[DEAL-02] distances are told, nearest first, once somebody asks', async ({ page }) => {
    await openList(page);
    await expect(cards(page).first().locator('[data-distance]')).toBeHidden();
    await page.getByRole('button', { name: sv.finderNearMe }).click();
    await expect(cards(page).first()).toContainText('Automotive Göteborg');
    await expect(cards(page).first().locator('[data-distance]')).toHaveText(
      /^~?\d[\d\s,]* k?m bort$/,
    );
    await expect(page.getByText(sv.dealerNearestFirst)).toBeVisible();
  });
});

test('[SITE-27] [DEAL-06] a selection on a Swedish and a Norwegian page leads to the same pages', async ({
  request,
}) => {
  for (const [site, at, path] of [
    ['automotive-se', '/service-och-verkstad', '/anlaggningar/hedin-automotive-stockholm'],
    ['automotive-no', '/service-og-verksted/bilservice', '/finn-oss/hedin-automotive-oslo'],
  ] as const) {
    const page = await HtmlPage.open(request, site, at);
    expect.soft(page.all(`main a[href="${path}"]`), site).toHaveLength(1);
  }
});

test('the finder’s entries lead to the dealer', async ({ request }) => {
  const near = '/service-och-verkstad/hitta-verkstad?near=Lund';
  const finder = await HtmlPage.open(request, 'automotive-se', near);
  expect(finder.has('main a[href="/anlaggningar/hedin-automotive-lund"]')).toBe(true);
});

// What is closed at first, and therefore not asked of every page (everyPage.spec.ts).
for (const [site, path] of [
  ['automotive-se', '/anlaggningar/hedin-automotive-stockholm'],
  ['carstore-fi', '/loyda-meidat/carstore-oulu'],
  ['automotive-uk', '/find-us/hedin-automotive-dartford'],
  ['carstore-sk', '/kontakty'],
  ['automotive-se', '/anlaggningar'],
] as const) {
  test(`${site}${path} fits, and axe finds nothing with all of it open`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 390) await page.goto(addressOf(site, path));
      await expect(main(page).locator('[data-schedule][data-state]').first()).toBeAttached();
      for (const details of await main(page).locator('details').all()) {
        await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
      }
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(await overflow()).toBe(false);
      expect(await findViolations(page, { include: ['main'] })).toEqual([]);
    }
  });
}
