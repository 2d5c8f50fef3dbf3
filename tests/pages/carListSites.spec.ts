import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../messages/messagesOf';
import { getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const texts = messagesOf('sv');
const getCards = (page: Page) => page.locator('[data-list-cars] > li');

test.beforeEach(paintedPictures);

test('[LIST-18] a list of the brand variant shows 48 cars', async ({ request }) => {
  const page = await HtmlPage.open(request, 'brand-se', '/kop-bil');
  expect(page.all('[data-list-cars] > li')).toHaveLength(48);
});

test('[LIST-26] only one site shows the badge for deductible VAT', async ({ request }) => {
  const withBadge = async (site: string) => {
    const page = await HtmlPage.open(request, site, '/kop-bil?car_condition=Ny');
    const cars = page.all('[data-list-cars] [data-car]');
    expect(cars.length).toBeGreaterThan(12);
    return cars.filter((car) => car.texts('*').includes(texts.carVat)).length;
  };
  expect(await withBadge('brand-se')).toBeGreaterThan(0);
  expect(await withBadge('automotive-se')).toBe(0);
});

test('[LIST-02] a visitor searches, filters, sorts, compares and saves cars, and opens one', async ({
  page,
}) => {
  await page.goto(getAddress('automotive-se', '/kop-bil'));
  await page.waitForLoadState('networkidle');
  const chips = page.getByRole('navigation', { name: texts.carActiveFilters });
  const search = page.locator('input[name=search]');
  await search.fill('volvo');
  await search.press('Enter');
  await expect(chips).toContainText('Volvo');
  await page.locator('[data-facet=car_fuel] > summary').click();
  await page.locator('input[type=checkbox][value=El]').check();
  await expect(chips).toContainText('El');
  await page.getByRole('combobox', { name: texts.carSort }).selectOption('price_asc');
  await expect(page).toHaveURL(/\/kop-bil\?car_brand=Volvo&car_fuel=El&sort=price_asc$/);
  for (const at of [0, 1]) {
    const compare = getCards(page).nth(at).locator('[data-compare]');
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByText(texts.compareCount.replace('{count}', '2'))).toBeVisible();
  await getCards(page).first().locator('[data-save]').click();
  await page.goto(getAddress('automotive-se', '/sparade-bilar'));
  const saved = page.locator('[data-island=ListSavedCars] [data-car]').first();
  await expect(saved.getByRole('link').first()).toHaveAttribute('href', /^\/bil\/[^/]+\/volvo-/);
});

for (const [site, path] of [
  ['automotive-se', '/kop-bil'],
  ['automotive-no', '/kjop-bil/alle-brukte-biler'],
  ['automotive-uk', '/buy-car/used-cars'],
  ['carstore-se', '/kop-bil/alla-begagnade-bilar'],
  ['carstore-no', '/kjop-bil'],
  ['carstore-fi', '/osta-auto'],
  ['carstore-sk', '/kupit-auto'],
  ['brand-se', '/kop-bil'],
] as const) {
  test(`the list of ${site} is shown with and without filters, and fits a phone`, async ({
    page,
    request,
  }) => {
    const plain = await HtmlPage.open(request, site, path);
    expect(plain.all('[data-list-cars] > li')).not.toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const chosen = `${path}?keyphrase=bmw&car_price=&car_price=90000000`;
    await page.goto(getAddress(site, chosen), { waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-list-chip]').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The other parts are checked by everyPage.spec.ts.
    expect(await findViolations(page, { include: ['[data-list-swap=chips]'] })).toEqual([]);
  });
}
