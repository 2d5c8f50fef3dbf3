import type { Locator, Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const list = getAddress('automotive-se', '/kop-bil');
const texts = messagesOf('sv');

const getViewLinks = (page: Page) => page.getByRole('navigation', { name: texts.carViews });
const getPlaceLinks = (page: Page) => page.locator('[data-places] > ul > li > a');
const cars = (page: Page) => page.locator('[data-list-cars] > li');
const getMarkers = (page: Page) => page.locator('[data-car-map] [data-map] button');
/** Opens clusters until a single marker is left; returns its label. */
async function zoomToSingleMarker(page: Page): Promise<string> {
  const single = getMarkers(page).and(page.locator('[aria-pressed]'));
  const getLabel = async (mark: Locator) => (await mark.getAttribute('aria-label'))!;
  await expect(getMarkers(page).first()).toBeVisible();
  while ((await single.count()) === 0) {
    const cluster = page
      .getByRole('button', { name: await getLabel(getMarkers(page).first()) })
      .first();
    await cluster.press('Enter');
    // The cluster disappears once the map has zoomed in.
    await expect(cluster).toHaveCount(0);
  }
  return getLabel(single.first());
}

const getQuery = (page: Page) => new URL(page.url()).searchParams;

/** Returns the number of cars in the result line. */
const readTotal = async (page: Page) =>
  parseNumber(await page.locator('[data-list-swap=count]').textContent());

const parseNumber = (text: string | null) =>
  Number(/\d[\d\s]*/.exec(text ?? '')?.[0].replace(/\s/g, ''));

const getPlaces = (page: HtmlPage) => page.all('[data-places] > ul > li > a');
const getTotal = (page: HtmlPage) => parseNumber(page.first('[data-list-swap=count]').text);

async function readPlaceCounts(page: Page): Promise<number[]> {
  // `allTextContents` does not wait for elements.
  await page.waitForLoadState();
  return (await getPlaceLinks(page).locator('span:last-of-type').allTextContents()).map(
    parseNumber,
  );
}

const getSum = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Returns the number of cars without a dealer. */
async function countWithoutDealer(page: Page): Promise<number> {
  const [note] = await page.getByText(/^Utan känd anläggning/).allTextContents();
  return note ? parseNumber(note) : 0;
}

test.beforeEach(paintedPictures);

test('the static map lists every car by place; a place shows its cars, and links to all of them', async ({
  request,
}) => {
  const page = await HtmlPage.open(request, 'automotive-se', '/kop-bil');
  const all = getTotal(page);
  const [toMap] = page.first(`nav[aria-label="${texts.carViews}"]`).links(texts.carViewMap);
  const map = await page.follow(toMap);
  expect(map.url.searchParams.get('view')).toBe('map');
  const counts = getPlaces(map).map((place) => parseNumber(place.texts('span').at(-1) ?? null));
  const [elsewhere] = map.texts('p').filter((text) => text.startsWith('Utan känd anläggning'));
  expect(getSum(counts) + (elsewhere ? parseNumber(elsewhere) : 0)).toBe(all);
  expect(map.all('[data-car-map] svg')).not.toEqual([]);

  const opened = await map.follow(getPlaces(map)[1]);
  expect(getPlaces(opened)[1]!.attributes['aria-expanded']).toBe('true');
  expect(opened.all('[data-list-cars] > li')).toHaveLength(Math.min(6, counts[1]!));
  const cars = await opened.follow(opened.links(/här i listan/)[0]);
  expect(cars.url.searchParams.has('view')).toBe(false);
  expect(getTotal(cars)).toBe(counts[1]);
});

test('a filter keeps the map view', async ({ request }) => {
  const page = await HtmlPage.open(request, 'automotive-se', '/kop-bil?view=map');
  const near = await page.submit('#car-filters', { near: 'Uppsala' });
  expect(near.url.searchParams.get('view')).toBe('map');
  expect(getPlaces(near)[0]!.text).toMatch(/\d\s?k?m$/);
});

test('the list does not load the map; markers work by keyboard, filters change both, and back returns to it', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(list, { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /embeddedMap|ShowCarMap|leaflet/i.test(url))).toEqual([]);
  await getViewLinks(page).getByRole('link', { name: texts.carViewMap }).click();
  await expect(getMarkers(page).first()).toBeVisible();

  const label = await zoomToSingleMarker(page);
  await page.getByRole('button', { name: label }).press('Enter');
  const opened = getPlaceLinks(page).filter({ hasText: label.split(':')[0]! });
  await expect(opened).toBeFocused();
  await expect(opened).toHaveAttribute('aria-expanded', 'true');
  await expect(cars(page).first()).toBeVisible();
  expect(getQuery(page).has('at')).toBe(true);
  expect(await findViolations(page)).toEqual([]);

  const before = await readTotal(page);
  await page
    .getByRole('checkbox', { name: /^Begagnad/ })
    .first()
    .check();
  await expect.poll(() => readTotal(page)).toBeLessThan(before);
  expect(getQuery(page).get('view')).toBe('map');
  const counts = await readPlaceCounts(page);
  expect(getSum(counts) + (await countWithoutDealer(page))).toBe(await readTotal(page));
  await expect(getMarkers(page).first()).toBeVisible();

  await getViewLinks(page).getByRole('link', { name: texts.carViewList }).click();
  expect(getQuery(page).has('view')).toBe(false);
  await expect(cars(page).first()).toBeVisible();
  await page.goBack();
  await expect(getPlaceLinks(page).first()).toBeVisible();
});

test('on a phone a pressed marker shows its cars below the map, and closing them returns to the marker', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(getAddress('automotive-uk', '/buy-car/used-cars?view=map'));
  const label = await zoomToSingleMarker(page);
  await page.getByRole('button', { name: label }).press('Enter');
  const link = page.locator('[data-places] a[aria-expanded=true]');
  await expect(link).toBeFocused();
  const map = page.locator('[data-car-map] > [data-sticks]');
  const question = page.locator('[data-consent-banner]');
  await expect
    .poll(async () => {
      const [above, opened, below] = await Promise.all([
        map.boundingBox(),
        link.boundingBox(),
        question.boundingBox(),
      ]);
      const isInView = above!.y >= 0 && above!.height > 200;
      const end = above!.y + above!.height;
      return isInView && opened!.y >= end && opened!.y + opened!.height <= below!.y;
    })
    .toBe(true);
  await page.getByRole('link', { name: messagesOf('en').carPlaceBack }).press('Enter');
  await expect(page.getByRole('button', { name: label })).toBeFocused();
  await expect(link).toHaveCount(0);
});

test('a single place is shown with its surroundings and the name of its town', async ({
  page,
  request,
}) => {
  const near = '/kop-bil?view=map&near=Bor%C3%A5s&within=25';
  const [place] = getPlaces(await HtmlPage.open(request, 'automotive-se', near));
  await page.goto(
    `${list}?view=map&car_site_id=${place!.attributes.id!.replace('car-place-', '')}`,
  );
  await expect(getMarkers(page)).not.toHaveCount(0);
  const names = page.locator('[data-map] .map-town > span');
  await expect(names.filter({ hasText: /^Borås$/ })).toBeVisible();
  expect(await names.count()).toBeGreaterThan(3);
});
