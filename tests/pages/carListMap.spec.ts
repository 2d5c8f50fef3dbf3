import type { Locator, Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { addressOf } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const list = addressOf('automotive-se', '/kop-bil');
const texts = messagesOf('sv');

const views = (page: Page) => page.getByRole('navigation', { name: texts.carViews });
const places = (page: Page) => page.locator('[data-places] > ul > li > a');
const cars = (page: Page) => page.locator('[data-list-cars] > li');
const marks = (page: Page) => page.locator('[data-car-map] [data-map] button');
/** Opens one cluster after the other until a place stands alone. */
async function labelOfSingleMark(page: Page): Promise<string> {
  const single = marks(page).and(page.locator('[aria-pressed]'));
  const labelOf = async (mark: Locator) => (await mark.getAttribute('aria-label'))!;
  await expect(marks(page).first()).toBeVisible();
  while ((await single.count()) === 0) {
    const cluster = page.getByRole('button', { name: await labelOf(marks(page).first()) }).first();
    await cluster.press('Enter');
    // It stays until the map has come closer.
    await expect(cluster).toHaveCount(0);
  }
  return labelOf(single.first());
}

const queryOf = (page: Page) => new URL(page.url()).searchParams;

/** How many cars the page says that there are. */
const total = async (page: Page) =>
  numberIn(await page.locator('[data-list-swap=count]').textContent());

const numberIn = (text: string | null) =>
  Number(/\d[\d\s]*/.exec(text ?? '')?.[0].replace(/\s/g, ''));

const placesOf = (page: HtmlPage) => page.all('[data-places] > ul > li > a');
const totalOf = (page: HtmlPage) => numberIn(page.one('[data-list-swap=count]').text);

async function countedAt(page: Page): Promise<number[]> {
  // What has not arrived yet is not waited for by `allTextContents`.
  await page.waitForLoadState();
  return (await places(page).locator('span:last-of-type').allTextContents()).map(numberIn);
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Cars that stand at no dealer. */
async function elsewhere(page: Page): Promise<number> {
  const [told] = await page.getByText(/^Utan känd anläggning/).allTextContents();
  return told ? numberIn(told) : 0;
}

test.beforeEach(paintedPictures);

test('every car is at a place of the list beside the still map; a place opens its cars, and leads to all of them', async ({
  request,
}) => {
  const page = await HtmlPage.open(request, 'automotive-se', '/kop-bil');
  const all = totalOf(page);
  const [toMap] = page.one(`nav[aria-label="${texts.carViews}"]`).links(texts.carViewMap);
  const map = await page.follow(toMap);
  expect(map.url.searchParams.get('view')).toBe('map');
  const counts = placesOf(map).map((place) => numberIn(place.texts('span').at(-1) ?? null));
  const [elsewhere] = map.texts('p').filter((text) => text.startsWith('Utan känd anläggning'));
  expect(sumOf(counts) + (elsewhere ? numberIn(elsewhere) : 0)).toBe(all);
  expect(map.all('[data-car-map] svg')).not.toEqual([]);

  const opened = await map.follow(placesOf(map)[1]);
  expect(placesOf(opened)[1]!.attributes['aria-expanded']).toBe('true');
  expect(opened.all('[data-list-cars] > li')).toHaveLength(Math.min(6, counts[1]!));
  const cars = await opened.follow(opened.links(/här i listan/)[0]);
  expect(cars.url.searchParams.has('view')).toBe(false);
  expect(totalOf(cars)).toBe(counts[1]);
});

test('a filter keeps the map', async ({ request }) => {
  const page = await HtmlPage.open(request, 'automotive-se', '/kop-bil?view=map');
  const near = await page.submit('#car-filters', { near: 'Uppsala' });
  expect(near.url.searchParams.get('view')).toBe('map');
  expect(placesOf(near)[0]!.text).toMatch(/\d\s?k?m$/);
});

test('the list does not bring what draws the map; marks open their places by keyboard, filters change both, and back leads to the list', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(list, { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /embeddedMap|ShowCarMap|leaflet/i.test(url))).toEqual([]);
  await views(page).getByRole('link', { name: texts.carViewMap }).click();
  await expect(marks(page).first()).toBeVisible();

  const label = await labelOfSingleMark(page);
  await page.getByRole('button', { name: label }).press('Enter');
  const opened = places(page).filter({ hasText: label.split(':')[0]! });
  await expect(opened).toBeFocused();
  await expect(opened).toHaveAttribute('aria-expanded', 'true');
  await expect(cars(page).first()).toBeVisible();
  expect(queryOf(page).has('at')).toBe(true);
  expect(await findViolations(page)).toEqual([]);

  const before = await total(page);
  await page
    .getByRole('checkbox', { name: /^Begagnad/ })
    .first()
    .check();
  await expect.poll(() => total(page)).toBeLessThan(before);
  expect(queryOf(page).get('view')).toBe('map');
  const counts = await countedAt(page);
  expect(sumOf(counts) + (await elsewhere(page))).toBe(await total(page));
  await expect(marks(page).first()).toBeVisible();

  await views(page).getByRole('link', { name: texts.carViewList }).click();
  expect(queryOf(page).has('view')).toBe(false);
  await expect(cars(page).first()).toBeVisible();
  await page.goBack();
  await expect(places(page).first()).toBeVisible();
});

test('on a phone a pressed mark opens its cars below the map, which stays in sight, and closing them leads back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf('automotive-uk', '/buy-car/used-cars?view=map'));
  const label = await labelOfSingleMark(page);
  await page.getByRole('button', { name: label }).press('Enter');
  const link = page.locator('[data-places] a[aria-expanded=true]');
  await expect(link).toBeFocused();
  const map = page.locator('[data-car-map] > [data-sticks]');
  const question = page.locator('[data-consent-banner]');
  await expect
    .poll(async () => {
      const [above, opened, asked] = await Promise.all([
        map.boundingBox(),
        link.boundingBox(),
        question.boundingBox(),
      ]);
      const isInSight = above!.y >= 0 && above!.height > 200;
      const end = above!.y + above!.height;
      return isInSight && opened!.y >= end && opened!.y + opened!.height <= asked!.y;
    })
    .toBe(true);
  await page.getByRole('link', { name: messagesOf('en').carPlaceBack }).press('Enter');
  await expect(page.getByRole('button', { name: label })).toBeFocused();
  await expect(link).toHaveCount(0);
});

test('a single place is shown with the land around, and its town is named', async ({
  page,
  request,
}) => {
  const near = '/kop-bil?view=map&near=Bor%C3%A5s&within=25';
  const [place] = placesOf(await HtmlPage.open(request, 'automotive-se', near));
  await page.goto(
    `${list}?view=map&car_site_id=${place!.attributes.id!.replace('car-place-', '')}`,
  );
  await expect(marks(page)).not.toHaveCount(0);
  const names = page.locator('[data-map] .map-town > span');
  await expect(names.filter({ hasText: /^Borås$/ })).toBeVisible();
  expect(await names.count()).toBeGreaterThan(3);
});
