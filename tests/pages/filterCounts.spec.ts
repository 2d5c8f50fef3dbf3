import { messagesOf } from '../../messages/messagesOf';
import { getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { expect, test } from './test';

const list = getAddress('automotive-se', '/kop-bil');
const texts = messagesOf('sv');
const pattern = (text: string) =>
  new RegExp(text.replace(/\{\w+\}/, '.+').replace(/[()]/g, '\\$&'));

test.use({ viewport: { width: 1440, height: 900 } });

test('[FILT-04] the button and the values show counts while a range is typed, without loading the cars', async ({
  page,
}) => {
  const submit = page.locator('[data-list-submit]');
  const fuels = page.locator('label:has([name=car_fuel]) [data-facet-count]');
  await page.goto(list);
  await page.waitForLoadState('networkidle');
  const before = await submit.textContent();
  const all = await fuels.allTextContents();
  const price = page.getByRole('textbox', { name: 'Pris: Till' });
  const counted = page.waitForResponse(
    (response) =>
      response.url().includes('car_price=200000&') && response.url().includes('/api/cars/count?'),
  );
  await price.pressSequentially('200000');
  const { total } = (await (await counted).json()) as { total: number };
  expect(total).toBeLessThan(600);
  await expect(submit).not.toHaveText(before ?? '');
  await expect(submit).toHaveText(pattern(texts.carShowCount));
  await expect.poll(() => fuels.allTextContents()).not.toEqual(all);
  const counts = await fuels.allTextContents();

  // The counts equal those after the selection; only the order of values may differ.
  await expect(page).toHaveURL(/car_price=&car_price=200000$/);
  const line = page.locator('[data-list-swap=count]');
  await expect(line).toContainText(/upp till 200.000.kr/);
  expect((await fuels.allTextContents()).toSorted()).toEqual(counts.toSorted());
});

test('active filters determine the title of the page', async ({ request }) => {
  // Late cars: the page first has the title of the content, so the check is retried.
  await expect(async () => {
    const page = await HtmlPage.open(request, 'automotive-se', '/kop-bil?car_fuel=Diesel');
    expect(page.first('title').text).toMatch(/^Diesel/);
    expect(page.first('[data-list-swap=count]').text).toContain(': diesel');
  }).toPass();
});
