import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { messagesOf } from '../../site/messages/messagesOf';
import { addressOf } from './addresses';

const texts = messagesOf('sv');
const cards = (page: Page) => page.locator('[data-list-cars] > li');

test('[LIST-18] a list of the brand variant has 48 cars', async ({ page }) => {
  await page.goto(addressOf('brand-se', '/kop-bil'));
  await expect(cards(page)).toHaveCount(48);
});

test('[LIST-26] the badge of deductible VAT is one site’s', async ({ page }) => {
  const badge = page.locator('[data-car]').getByText(texts.carVat, { exact: true });
  await page.goto(addressOf('brand-se', '/kop-bil?car_condition=Ny'));
  await expect(badge.first()).toBeVisible();
  await page.goto(addressOf('automotive-se', '/kop-bil?car_condition=Ny'));
  await expect(badge).toHaveCount(0);
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
  test(`the list of ${site} stands with and without a choice, and fits a phone`, async ({
    page,
  }) => {
    await page.goto(addressOf(site, path));
    await expect(cards(page).first()).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addressOf(site, `${path}?keyphrase=bmw&car_price=&car_price=90000000`));
    await expect(page.locator('[data-list-chip]').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
