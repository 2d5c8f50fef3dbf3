import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../messages/messagesOf';
import type { Language } from '../../sites/site.types';
import { addresses, getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

/** A dealer of each site with dealer pages, with language and path of the list. */
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
const stockholm = getAddress('automotive-se', '/anlaggningar/hedin-automotive-stockholm');
const list = getAddress('automotive-se', '/anlaggningar');
const goteborg = { latitude: 57.7, longitude: 11.97 };

const getMain = (page: Page) => page.getByRole('main');
const getCards = (page: Page) => page.locator('[data-dealer-results] ul[role=list] > li');

/** Opens a list and waits until its script has loaded. */
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
    const name = list.first(`[data-dealer-results] li a[href="${path}/${slug}"]`).text;
    expect(name).not.toBe('');
    const dealer = await HtmlPage.open(request, site, `${path}/${slug}`);
    expect(dealer.status).toBe(200);
    expect(dealer.first('h1').text).toBe(name);
    expect(dealer.title).toMatch(new RegExp(`^${name}`));
    const canonical = dealer.first('link[rel=canonical]').attributes.href;
    expect(canonical).toMatch(new RegExp(`${path}/${slug}$`));
    expect(dealer.texts('h2, h3')).toContainEqual(
      expect.stringContaining(messagesOf(language).dealerDepartments),
    );
    expect(dealer.has('main [data-car]')).toBe(true);
  });
}

test('[DEAL-16] [ERR-40] an unknown dealer redirects to the list of dealers, in each language', async ({
  request,
}) => {
  for (const prefix of ['', '/en']) {
    const address = `${addresses.web}${prefix}/anlaggningar/nowhere`;
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`${prefix}/anlaggningar`);
  }
});

test('[DEAL-12] the opening status uses the time zone of the dealer, and is updated', async ({
  page,
}) => {
  // A Monday, 18:58:30 in Stockholm.
  await page.clock.install({ time: '2026-11-23T17:58:30Z' });
  await page.goto(stockholm);
  const now = getMain(page).locator('[data-schedule]').first();
  await expect(now).toHaveText('Öppet till 19');
  await page.clock.runFor(120_000);
  await expect(now).toHaveText('Stängt, öppnar i morgon 8');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[DEAL-11] [DEAL-12] [DEAL-13] the page shows opening hours, staff and a map', async ({
    page,
  }) => {
    await page.goto(stockholm);
    await expect(getMain(page).locator('[data-schedule]').first()).toHaveText(
      // Closed on public holidays such as New Year's Eve.
      /^(Mån|Tis|Ons|Tors|Fre|Lör|Sön)dag (\d|Stängt)/,
    );
    await page.getByText(sv.dealerWeek).first().click();
    await expect(getMain(page).locator('[data-weekday="0"]').first()).toBeVisible();
    await page.getByText(sv.dealerStaff.replace('{count}', '3')).first().click();
    await expect(page.getByText(sv.dealerFaces).first()).toBeVisible();
    await expect(getMain(page).getByRole('img', { name: /^Karta/ })).toBeVisible();
    await expect(page.getByRole('button', { name: sv.dealerShowMap })).toBeHidden();
  });

  test('[DEAL-04] the list is searched and filtered by a form', async ({ page }) => {
    await page.goto(list);
    await page.getByRole('searchbox', { name: sv.dealerSearch }).fill('goteborg');
    await page.getByRole('button', { name: sv.searchSubmit, exact: true }).last().click();
    await expect(page).toHaveURL(/\?search=goteborg/);
    await expect(getCards(page)).toHaveCount(1);
    await expect(getCards(page)).toContainText('Automotive Göteborg');
  });
});

test('[DEAL-10] the interactive map loads on a press, and nothing of the map before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(stockholm);
  const show = page.getByRole('button', { name: sv.dealerShowMap });
  await show.scrollIntoViewIfNeeded();
  await expect(getMain(page).locator('[data-schedule][data-state]').first()).toBeAttached();
  expect(fetched.filter((url) => /hydrateIsland|embeddedMap|DealerMap/.test(url))).toEqual([]);
  await show.press('Enter');
  await expect(page.getByRole('button', { name: sv.finderZoomIn, exact: true })).toBeVisible();
  await expect(page.locator('[data-live-map]')).toBeFocused();
});

test('[DEAL-15] the button links to the cars of the dealer only', async ({ page }) => {
  await page.goto(stockholm);
  await page
    .getByRole('link', { name: sv.dealerAllCars.replace('{dealer}', 'Automotive Stockholm') })
    .click();
  await expect(page).toHaveURL(/car_site_city=Stockholm&car_site_name=Automotive\+Stockholm/);
  const places = page.locator('[data-list-cars] [data-car]');
  await expect(places.first()).toContainText('Stockholm');
  expect(await places.filter({ hasNotText: 'Stockholm' }).count()).toBe(0);
});

test('[DEAL-08] the back link leads to where the visitor came from', async ({ page }) => {
  await openList(page, `${list}?search=lund`);
  await getCards(page).getByRole('link', { name: 'Automotive Lund', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automotive Lund');
  await expect(getMain(page).locator('[data-schedule][data-state]').first()).toBeAttached();
  await page.getByRole('link', { name: sv.dealerBack, exact: true }).click();
  await expect(page).toHaveURL(`${list}?search=lund`);
});

test('[DEAL-02] [DEAL-04] the list is updated while typing, by filters and when going back', async ({
  page,
}) => {
  await openList(page);
  const all = await getCards(page).count();
  expect(all).toBeGreaterThan(8);
  const search = page.getByRole('searchbox', { name: sv.dealerSearch });
  await search.pressSequentially('malmo');
  await expect(getCards(page)).toHaveCount(1);
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/\?search=malmo$/);
  await search.fill('');
  await expect(getCards(page)).toHaveCount(all);
  await page.getByLabel(sv.dealerDepartment, { exact: true }).selectOption('BodyWork');
  await expect(page).toHaveURL(/\?department=BodyWork$/);
  await expect.poll(() => getCards(page).count()).toBeLessThan(all);
  await search.fill('kiruna');
  await expect(page.getByRole('heading', { name: 'Inga anläggningar hittades' })).toBeVisible();
  await page.getByRole('link', { name: sv.dealerShowAll }).click();
  await expect(getCards(page)).toHaveCount(all);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Inga anläggningar hittades' })).toBeVisible();
  await expect(search).toHaveValue('kiruna');
});

test.describe('distances to dealers', () => {
  test.use({ permissions: ['geolocation'], geolocation: goteborg });

  test('[DEAL-02] distances are shown, nearest first, after a visitor requests them', async ({
    page,
  }) => {
    await openList(page);
    await expect(getCards(page).first().locator('[data-distance]')).toBeHidden();
    await page.getByRole('button', { name: sv.finderNearMe }).click();
    await expect(getCards(page).first()).toContainText('Automotive Göteborg');
    await expect(getCards(page).first().locator('[data-distance]')).toHaveText(
      /^~?\d[\d\s,]* k?m bort$/,
    );
    await expect(page.getByText(sv.dealerNearestFirst)).toBeVisible();
  });
});

test('[SITE-27] [DEAL-06] a selection of dealers on a Swedish and a Norwegian page links to the dealer pages', async ({
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

test('the entries of the finder link to the dealer', async ({ request }) => {
  const near = '/service-och-verkstad/hitta-verkstad?near=Lund';
  const finder = await HtmlPage.open(request, 'automotive-se', near);
  expect(finder.has('main a[href="/anlaggningar/hedin-automotive-lund"]')).toBe(true);
});

// Sections that are initially collapsed, which everyPage.spec.ts does not check.
for (const [site, path] of [
  ['automotive-se', '/anlaggningar/hedin-automotive-stockholm'],
  ['carstore-fi', '/loyda-meidat/carstore-oulu'],
  ['automotive-uk', '/find-us/hedin-automotive-dartford'],
  ['carstore-sk', '/kontakty'],
  ['automotive-se', '/anlaggningar'],
] as const) {
  test(`${site}${path} fits, and axe finds no violation with everything expanded`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 390) await page.goto(getAddress(site, path));
      await expect(getMain(page).locator('[data-schedule][data-state]').first()).toBeAttached();
      for (const details of await getMain(page).locator('details').all()) {
        await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
      }
      const isOverflowing = () =>
        page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(await isOverflowing()).toBe(false);
      expect(await findViolations(page, { include: ['main'] })).toEqual([]);
    }
  });
}
