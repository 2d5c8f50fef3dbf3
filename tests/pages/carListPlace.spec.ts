import type { Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const list = getAddress('automotive-se', '/kop-bil');
const texts = messagesOf('sv');

const getCards = (page: Page) => page.locator('[data-list-cars] > li');
const getField = (page: Page) => page.getByLabel(texts.carNearField);
const getChipNavigation = (page: Page) =>
  page.getByRole('navigation', { name: texts.carActiveFilters });
const getQuery = (page: Page) => new URL(page.url()).searchParams;

const getDistances = (page: Page) => page.locator('[data-car-distance]');

/** Parses the distances on cards, in km, in order. */
const parseKilometres = (distances: readonly string[]): number[] =>
  distances.map((text) => {
    const number = Number(/[\d,]+/.exec(text)?.[0].replace(',', '.'));
    return /\dm|\d\sm$/.test(text) ? number / 1000 : number;
  });

test.beforeEach(paintedPictures);

const getChips = (page: HtmlPage) => page.first(`nav[aria-label="${texts.carActiveFilters}"]`);

test('a misspelt town is found, the nearest cars come first, and the place can be removed', async ({
  request,
}) => {
  const page = await HtmlPage.open(request, 'automotive-se', '/kop-bil');
  expect(page.all('[name=within]')).toEqual([]);
  const found = await page.submit('#car-filters', { near: 'Upsalla' });
  expect(found.first('#car-near').attributes.value).toBe('Uppsala');
  const near = await found.submit('#car-filters', {
    within: '200',
    sort: 'nearest',
    delivery: 'home',
  });
  expect(getChips(near).text).toContain('Inom 200 km från Uppsala');
  const far = parseKilometres(near.texts('[data-list-cars] [data-car-distance]'));
  const cars = near.all('[data-list-cars] > li');
  expect(far).toHaveLength(cars.length);
  expect(far).toEqual([...far].sort((one, other) => one - other));
  expect(far.at(-1)).toBeLessThanOrEqual(200);
  expect(cars[0]!.first('[data-delivery]').text).toMatch(/\d\skr/);
  const without = await near.follow(getChips(near).links(/Inom 200 km/)[0]);
  expect(without.url.searchParams.has('near')).toBe(false);
  expect(without.all('[data-delivery]')).toEqual([]);
});

test('an unknown place shows a note and leaves the list unchanged; a car page also accepts a place', async ({
  request,
}) => {
  const page = await HtmlPage.open(request, 'automotive-se', '/kop-bil?near=Stokh&within=25');
  const noteId = page.first('#car-near').attributes['aria-describedby'];
  expect(page.first(`#${noteId}`).text).toContain('Stokh');
  expect(page.all('[data-list-cars] > li')).toHaveLength(24);
  const near = await page.follow(page.links(/^Stockholm$/)[0]);
  expect(getChips(near).text).toContain('Inom 25 km från Stockholm');
  const car = await near.follow(near.all('[data-list-cars] a[href^="/bil/"]')[0]);
  expect(car.first('[data-car-where] summary').text).toContain(texts.detailWhere);
  const where = (await car.submit('[data-car-where] form', { near: '41104' })).first(
    '[data-car-where]',
  );
  expect(where.text).toMatch(/\d km från 411 04 Göteborg/);
  expect(where.text).toMatch(/Hemleverans [\d\s]+kr/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone cars come before filters, which a link opens; an unknown place is noted above the cars', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(list);
    await expect(getCards(page).first()).toBeVisible();
    await expect(getField(page)).toBeHidden();
    await page.getByRole('link', { name: texts.carFilters, exact: true }).press('Enter');
    await expect(getField(page)).toBeInViewport();
    // The link leads to the filters.
    await page.keyboard.press('Tab');
    const isInFilters = () => !!document.activeElement?.closest('[data-list-aside]');
    expect(await page.evaluate(isInFilters)).toBe(true);
    await getField(page).fill('Stokh');
    await page.getByRole('button', { name: texts.carNearShow, exact: true }).click();
    await expect(getField(page)).toBeHidden();
    await page.getByRole('link', { name: 'Stockholm', exact: true }).click();
    await expect(getChipNavigation(page)).toContainText('Stockholm');
  });
});

test.describe('with script', () => {
  const visitor = { latitude: 59.858_56, longitude: 17.638_93 };
  test.use({ permissions: ['geolocation'], geolocation: visitor });

  test('the position is requested on a click, rounded to kilometres, kept on back and used on car pages', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
    await page.goto(list);
    await page.waitForLoadState('networkidle');
    expect(getQuery(page).has('near')).toBe(false);
    await page.getByRole('button', { name: texts.carNearMe }).click();
    await expect(getChipNavigation(page)).toContainText(texts.carNearYou);
    expect(getQuery(page).get('near')).toBe('59.86,17.64');
    await expect(page.getByRole('button', { name: texts.carNearMe })).toBeFocused();
    await page.locator('[name=within]').selectOption('100');
    await expect(getChipNavigation(page)).toContainText('Inom 100 km');
    await page.locator('select[name=sort]').selectOption('nearest');
    await expect.poll(() => getQuery(page).get('sort')).toBe('nearest');
    await expect(page.locator('select[name=sort]')).toHaveValue('nearest');
    expect(await findViolations(page)).toEqual([]);

    await getField(page).fill('Borås');
    await getField(page).press('Enter');
    await expect(getChipNavigation(page)).toContainText('Inom 100 km från Borås');
    expect(getQuery(page).get('sort')).toBe('nearest');
    await page.goBack();
    await expect(getChipNavigation(page)).toContainText('Inom 100 km från din position');
    await getCards(page).first().getByRole('link').first().click();
    await expect(page.locator('[data-car-where]')).toContainText('från din position');
    expect(await findViolations(page)).toEqual([]);
    // No request contains the position with more than two decimal places.
    expect(requested.filter((request) => /59\.8585|17\.6389/.test(request))).toEqual([]);
    expect(requested.filter((request) => /\/bil\//.test(request) && /near/.test(request))).toEqual(
      [],
    );
  });
});

test('distances in Britain are in miles, and a postcode is shortened to its district in the URL', async ({
  page,
}) => {
  await page.goto(getAddress('automotive-uk', '/buy-car/used-cars'));
  await page.waitForLoadState('networkidle');
  const english = messagesOf('en');
  await page.getByLabel(english.carNearField).fill('ls1 4dy');
  await page.getByLabel(english.carNearField).press('Enter');
  await expect.poll(() => getQuery(page).get('near')).toBe('LS1');
  await expect(getDistances(page).first()).toContainText(/\d mi/);
  await expect(page.locator('[name=within]')).toContainText('50 mi');
});
