import type { Page } from '@playwright/test';
import { addressOf } from './addresses';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const home = (site = 'automotive-se') => addressOf(site);
/** By its type: once words are offered, its role is that of a combobox. */
const searchField = (page: Page) => page.locator('input[type=search]').first();

test.beforeEach(paintedPictures);

test('[HERO-10] words become filters in the address of the car list, the rest the keyphrase', async ({
  page,
}) => {
  await page.goto(home());
  const field = searchField(page);
  await field.fill('Volvo EL farthållare');
  await field.press('Enter');
  await expect(page).toHaveURL(
    addressOf('automotive-se', '/kop-bil/volvo/el?keyphrase=farth%C3%A5llare'),
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[HERO-10] makes, models and other words are offered', async ({ page }) => {
  await page.goto(home());
  const words = page.waitForResponse('**/api/cars/words');
  await searchField(page).focus();
  await words;
  await expect(page.locator('#car-words option[value="Volvo EX30"]')).toHaveCount(1);
  await expect(page.locator('main input[list="car-words"]').first()).toBeVisible();
});

test('[HERO-11] a plain search bar sends the keyphrase alone', async ({ page }) => {
  await page.goto(home('automotive-uk'));
  const field = searchField(page);
  await field.fill('Volvo electric');
  await field.press('Enter');
  await expect(page).toHaveURL(
    addressOf('automotive-uk', '/buy-car/used-cars?keyphrase=Volvo+electric'),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[HERO-10] words become filters all the same', async ({ page }) => {
    // Words that are makes lead on to the make's own page where the site has one.
    for (const [site, list, word] of [
      ['automotive-se', '/kop-bil', 'el'],
      ['carstore-no', '/kjop-bil', 'elektrisk'],
      ['brand-se', '/kop-bil', 'el'],
    ] as const) {
      await page.goto(home(site));
      await searchField(page).fill(word);
      await searchField(page).press('Enter');
      await expect(page).toHaveURL(addressOf(site, `${list}/${word}`));
      await expect(page.locator('main [data-car]').first()).toBeVisible();
    }
  });
});
