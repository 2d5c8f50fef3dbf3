import { addressOf } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

test('[HERO-10] makes, models and other words are offered', async ({ page }) => {
  await paintedPictures({ page });
  await page.goto(addressOf('automotive-se'));
  const words = page.waitForResponse('**/api/cars/words');
  // By its type: once words are offered, its role is that of a combobox.
  await page.locator('input[type=search]').first().focus();
  await words;
  await expect(page.locator('#car-words option[value="Volvo EX30"]')).toHaveCount(1);
  await expect(page.locator('main input[list="car-words"]').first()).toBeVisible();
});

test('[HERO-10] words become filters in the address of the car list, the rest the keyphrase', async ({
  request,
}) => {
  const search = 'main form[role=search]';
  const front = await HtmlPage.open(request, 'automotive-se');
  const [field] = front.one(search).all('input[type=search]');
  const page = await front.submit(search, { [field!.attributes.name!]: 'Volvo EL regnsensor' });
  expect(page.path).toBe('/kop-bil/volvo/el?keyphrase=regnsensor');
  expect(page.all('h1')).toHaveLength(1);
  for (const [site, path, word] of [
    ['automotive-se', '/kop-bil', 'el'],
    ['carstore-no', '/kjop-bil', 'elektrisk'],
    ['brand-se', '/kop-bil', 'el'],
  ] as const) {
    const home = await HtmlPage.open(request, site);
    const { name } = home.one(`${search} input[type=search]`).attributes;
    const found = await home.submit(search, { [name!]: word });
    expect(found.path).toBe(`${path}/${word}`);
    expect(found.all('main [data-car]')).not.toEqual([]);
  }
});

test('[HERO-11] a plain search bar sends the keyphrase alone', async ({ request }) => {
  const front = await HtmlPage.open(request, 'automotive-uk');
  const page = await front.submit('main form[role=search]', { keyphrase: 'Volvo electric' });
  expect(page.path).toBe('/buy-car/used-cars?keyphrase=Volvo+electric');
});
