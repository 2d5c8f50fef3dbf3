import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../messages/messagesOf';
import { getAddress } from './addresses';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const list = getAddress('automotive-se', '/kop-bil');
const texts = messagesOf('sv');

const getCards = (page: Page) => page.locator('[data-list-cars] > li');
const getCountLine = (page: Page) => page.locator('[data-list-swap=count]');
const getChips = (page: Page) => page.getByRole('navigation', { name: texts.carActiveFilters });
const getSubmitButton = (page: Page) => page.locator('[data-list-submit]');
const getSearchBox = (page: Page) => page.locator('input[name=search]');
const getFacet = (page: Page, name: string) => page.locator(`[data-facet^="${name}"]`);
const getCheckbox = (page: Page, value: string) =>
  page.locator(`input[type=checkbox][value="${value}"]`);
/** Returns the number at the start of the result line, which also describes the search. */
const readTotal = async (page: Page) =>
  Number(/^[\d\s]+/.exec((await getCountLine(page).textContent()) ?? '')?.[0].replace(/\s/g, ''));

/** Waits until the list's script has loaded. */
const waitForScript = (page: Page) => page.waitForLoadState('networkidle');

test.beforeEach(paintedPictures);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[LIST-14] [LIST-09] the sort orders offered are those of the content', async ({
      page,
    }) => {
      await page.goto(`${list}?page=2`);
      if (javaScriptEnabled) await waitForScript(page);
      const order = page.getByRole('combobox', { name: texts.carSort });
      await expect(order.getByRole('option')).toHaveCount(5);
      await order.selectOption('price_asc');
      if (!javaScriptEnabled) await getSubmitButton(page).click();
      await expect(page).toHaveURL(/[?&]sort=price_asc/);
      await expect(page).not.toHaveURL(/page=/);
      await expect(getCards(page)).toHaveCount(24);
      // Cars are sorted by the regular price, which is crossed out if there is a lower one.
      const amounts = await getCards(page).evaluateAll((found) =>
        found.map((card) => (card.querySelector('s') ?? card.querySelector('strong'))?.textContent),
      );
      const shownAmounts = amounts.map((text) => Number(text?.replace(/\D/g, ''))).filter(Boolean);
      expect(shownAmounts).toEqual([...shownAmounts].sort((a, b) => a - b));
      expect(shownAmounts.length).toBeGreaterThan(12);
    });
  });
}

test('[FILT-10] [FILT-11] [LIST-11] [FILT-12] removing a filter in place also removes it from URL and title, with the filters that depend on it', async ({
  page,
}) => {
  await page.goto(getAddress('automotive-se', '/kop-bil/volvo/xc60'));
  await waitForScript(page);
  await getChips(page).getByRole('link', { name: 'Ta bort XC60' }).click();
  await expect(page).toHaveURL(`${list}?car_brand=Volvo`);
  await expect(page).not.toHaveTitle(/XC60/);

  await test.step('clearing a facet also clears the facets that depend on it', async () => {
    await page.goto(`${list}?car_brand=BMW&car_model=Volvo%3EXC60&car_fuel=El`);
    await waitForScript(page);
    await getFacet(page, 'car_brand').getByRole('link', { name: /Rensa/ }).click();
    await expect(page).toHaveURL(`${list}?car_fuel=El`);
    await expect(getCheckbox(page, 'Volvo>XC60')).toHaveCount(0);
  });

  await test.step('unticking a make also removes its models', async () => {
    await page.goto(`${list}?car_model=Volvo%3EXC60`);
    await waitForScript(page);
    await getCheckbox(page, 'Volvo').uncheck();
    await expect(page).toHaveURL(list);
  });

  await test.step('[FILT-14] [FILT-09] [FILT-13] words become filters, and clearing them keeps the sort order', async () => {
    await getSearchBox(page).fill('volvo el regnsensor');
    await page.getByRole('button', { name: texts.searchSubmit }).click();
    await expect(page).toHaveURL(`${list}?car_brand=Volvo&car_fuel=El&keyphrase=regnsensor`);
    await expect(getChips(page)).toContainText('regnsensor');
    await expect(getSearchBox(page)).toHaveValue('');
    await page.getByRole('combobox', { name: texts.carSort }).selectOption('price_asc');
    await expect(page).toHaveURL(/&sort=price_asc$/);
    await getChips(page).getByRole('link', { name: texts.carClearAll }).click();
    await expect(page).toHaveURL(`${list}?sort=price_asc`);
    await expect(getChips(page)).toHaveCount(0);
    await expect(getCountLine(page)).toContainText('600');
  });
});

test.describe('filters next to the cars', () => {
  test('[FILT-02] [FILT-03] [FILT-06] [FILT-07] the column stays in view, can be hidden, and the tab remembers that', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(list);
    await waitForScript(page);
    const column = page.locator('[data-list-aside]');
    await expect(column).toBeVisible();
    await page.mouse.wheel(0, 1500);
    await expect(column).toBeInViewport();
    await page.getByRole('button', { name: texts.carHideFilters }).click();
    await expect(column).toBeHidden();
    await page.reload();
    await waitForScript(page);
    await expect(column).toBeHidden();
    await page.getByRole('button', { name: texts.carFilters }).click();
    const drawer = page.getByRole('dialog', { name: texts.carFilters });
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: texts.carPinFilters }).click();
    await expect(drawer).toBeHidden();
    await expect(column).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect(column).toBeHidden();
  });

  test('[FILT-15] [FILT-16] [FILT-18] [FILT-19] [FILT-22] a facet is searched in place, and a range is typed and slid within the available cars', async ({
    page,
  }) => {
    await page.goto(list);
    await waitForScript(page);
    await test.step('[FILT-22] a facet with many values can be searched in place', async () => {
      const search = getFacet(page, 'car_brand').getByRole('searchbox');
      await search.fill('mer');
      await expect(getFacet(page, 'car_brand').locator('li:visible')).toHaveText([/Mercedes-Benz/]);
      await search.press('Enter');
      await expect(page).toHaveURL(list);
      await search.fill('qqq');
      await expect(getFacet(page, 'car_brand').getByRole('status')).toHaveText(
        texts.carFacetNothing,
      );
    });
    const lower = page.getByRole('textbox', { name: 'Pris: Från' });
    const upper = page.getByRole('textbox', { name: 'Pris: Till' });
    await test.step('[FILT-15] a typed range is applied after a second and a half', async () => {
      const requestedAt: number[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/kop-bil?')) requestedAt.push(Date.now());
      });
      await upper.pressSequentially('300 000x');
      const typed = Date.now();
      await expect(page).toHaveURL(/car_price=&car_price=300000/);
      expect(requestedAt[0]! - typed).toBeGreaterThan(1000);
      await expect(upper).toHaveValue('300000');
    });
    await test.step('[FILT-18] [FILT-19] typed bounds are limited to the available cars and cannot cross', async () => {
      await lower.fill('400000');
      await expect(page).toHaveURL(/car_price=400000&car_price=400000/);
      await upper.fill('999999999');
      const max = await page.locator('[data-range=car_price]').getAttribute('data-max');
      await expect(page).toHaveURL(new RegExp(`car_price=400000&car_price=${max}`));
    });
    await test.step('[FILT-16] a slider is applied when it is released', async () => {
      const before = page.url();
      await page.getByRole('slider', { name: 'Pris: Till' }).focus();
      await page.keyboard.press('PageDown');
      await expect(page).toHaveURL(/car_price=400000&car_price=\d+$/);
      await expect(page).not.toHaveURL(before);
      await expect(getChips(page)).toContainText('Pris');
    });
  });
});

test('[FILT-01] [FILT-05] [FILT-28] on a phone the filters are in a drawer whose button shows the number of cars', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(list);
  await waitForScript(page);
  await expect(getCheckbox(page, 'Volvo')).toBeHidden();
  const open = page.getByRole('button', { name: texts.carFilters });
  await open.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: texts.carFilters });
  await expect(drawer).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(390);
  await getCheckbox(page, 'Volvo').focus();
  await page.keyboard.press('Space');
  await expect(getCheckbox(page, 'Volvo>XC60')).toBeVisible();
  await expect(getCheckbox(page, 'Volvo')).toBeFocused();
  await expect(getSubmitButton(page)).toContainText(String(await readTotal(page)));
  expect(await findViolations(page, { include: ['dialog'] })).toEqual([]);
  await getSubmitButton(page).click();
  await expect(drawer).toBeHidden();
  await expect(getChips(page)).toContainText('Volvo');
  await page.setViewportSize({ width: 768, height: 900 });
  await open.click();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(420);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('[LIST-15] going back shows the loaded cars at the previous scroll position', async ({
  page,
}) => {
  await page.goto(list);
  await waitForScript(page);
  const first = await getCards(page).first().getByRole('link').textContent();
  await page.getByRole('link', { name: texts.carMore }).click();
  await expect(page).toHaveURL(`${list}?page=2`);
  await expect(getCards(page)).toHaveCount(48);
  await expect(getCards(page).first().getByRole('link')).toHaveText(first ?? '');
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '48');
  await getCards(page).nth(40).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.goto(getAddress('automotive-se', '/kontakt'), { waitUntil: 'domcontentloaded' });
  await page.goBack();
  await expect(getCards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 400);
});

test('[LIST-19] [LIST-10] cars that are loading are shown as 24 skeletons without layout shift, and going back removes a filter', async ({
  page,
}) => {
  await page.goto(list);
  await waitForScript(page);
  const top = (await page.locator('[data-list-results]').boundingBox())!.y;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/kop-bil?*', async (route) => {
    await held;
    await route.continue();
  });
  await getCheckbox(page, 'Volvo').check();
  await expect(page.locator('[data-skeleton]:visible')).toHaveCount(24);
  await expect(page.locator('[data-list-results]')).toHaveAttribute('aria-busy', 'true');
  expect((await page.locator('[data-list-results]').boundingBox())!.y).toBe(top);
  answer();
  await expect(page.locator('[data-skeleton]:visible')).toHaveCount(0);
  await expect(page).toHaveURL(/car_brand=Volvo/);
  await expect(getChips(page)).toContainText('Volvo');
  await expect(getCheckbox(page, 'Volvo>XC60')).toBeVisible();
  await expect(getSubmitButton(page)).toContainText(String(await readTotal(page)));
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(getChips(page)).toHaveCount(0);
  await expect(getCountLine(page)).toContainText('600');
});

test('[TRACK-07] [LIST-05] the data layer records searches, and cars that are shown and selected', async ({
  page,
}) => {
  await page.goto(`${list}?search=volvo`);
  await waitForScript(page);
  const readEvents = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((event) =>
        typeof event === 'object' && event && 'event' in event ? [event] : [],
      ),
    );
  const findNamed = async (name: string) =>
    (await readEvents()).filter((event) => (event as { event: string }).event === name);
  expect(await findNamed('search')).toMatchObject([
    { type: 'search', search_type: 'car_list', search_term: 'volvo' },
  ]);
  expect(await findNamed('view_item_list')).toMatchObject([
    { ecommerce: { currency: 'SEK', items: { length: 24 } } },
  ]);
  await page.route('**/bil/**', (route) => route.fulfill({ status: 204 }));
  await getCards(page).first().getByRole('link').click();
  expect(await findNamed('select_item')).toMatchObject([{ ecommerce: { items: [{ index: 0 }] } }]);
});
