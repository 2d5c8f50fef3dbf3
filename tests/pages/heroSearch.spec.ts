import { getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

test('[HERO-10] makes, models and other words are suggested', async ({ page }) => {
  await paintedPictures({ page });
  await page.goto(getAddress('automotive-se'));
  const texts = page.waitForResponse('**/api/cars/words');
  // By type, since its role changes to combobox once suggestions exist.
  await page.locator('input[type=search]').first().focus();
  await texts;
  await expect(page.locator('#car-words option[value="Volvo EX30"]')).toHaveCount(1);
  await expect(page.locator('main input[list="car-words"]').first()).toBeVisible();
});

test('[HERO-10] words become filters in the URL of the car list, and the rest the keyphrase', async ({
  request,
}) => {
  const search = 'main form[role=search]';
  const front = await HtmlPage.open(request, 'automotive-se');
  const [field] = front.first(search).all('input[type=search]');
  const page = await front.submit(search, { [field!.attributes.name!]: 'Volvo EL regnsensor' });
  expect(page.path).toBe('/kop-bil/volvo/el?keyphrase=regnsensor');
  expect(page.all('h1')).toHaveLength(1);
  for (const [site, path, word] of [
    ['automotive-se', '/kop-bil', 'el'],
    ['carstore-no', '/kjop-bil', 'elektrisk'],
    ['brand-se', '/kop-bil', 'el'],
  ] as const) {
    const home = await HtmlPage.open(request, site);
    const { name } = home.first(`${search} input[type=search]`).attributes;
    const found = await home.submit(search, { [name!]: word });
    expect(found.path).toBe(`${path}/${word}`);
    expect(found.all('main [data-car]')).not.toEqual([]);
  }
});

test('[HERO-11] a plain search bar sends only the keyphrase', async ({ request }) => {
  const front = await HtmlPage.open(request, 'automotive-uk');
  const page = await front.submit('main form[role=search]', { keyphrase: 'Volvo electric' });
  expect(page.path).toBe('/buy-car/used-cars?keyphrase=Volvo+electric');
});
