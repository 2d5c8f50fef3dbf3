import type { APIRequestContext, Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const list = getAddress('automotive-se', '/kop-bil');
const texts = messagesOf('sv');

const getField = (page: Page) => page.locator('[data-car-list] input[name=search]');
const getChipNavigation = (page: Page) =>
  page.getByRole('navigation', { name: texts.carActiveFilters });
const getNoteArea = (page: Page) => page.locator('[data-list-swap="chips"]');
/** Checks whether all cars of the list are rendered; they are inserted in several steps. */
const isShown = async (page: Page) => {
  const total = Number(await page.locator('[data-car-list]').getAttribute('data-total'));
  await expect(page.locator('[data-list-cars] > li')).toHaveCount(Math.min(total, 24));
};
const getQuery = (page: Page) => new URL(page.url()).searchParams;

test.beforeEach(paintedPictures);

const open = (request: APIRequestContext, path = '/kop-bil') =>
  HtmlPage.open(request, 'automotive-se', path);
const getChips = (page: HtmlPage) => page.first(`nav[aria-label="${texts.carActiveFilters}"]`);
const getNotes = (page: HtmlPage) => page.first('[data-list-swap=chips]');

test('a sentence becomes filters, which can be removed one by one or together, and the rest is explained', async ({
  request,
}) => {
  const page = await (
    await open(request)
  ).submit('#car-filters', {
    search: 'suv med dragkrok inte volvo en ägare <b>x</b> under 9000 i månaden nära Göteborg',
  });
  for (const chip of ['SUV', 'Inte Volvo', 'Dragkrok', '9 000 kr', 'Inom 50 km från Göteborg']) {
    expect(getChips(page).text).toContain(chip);
  }
  expect(getNotes(page).text).toContain('”en ägare”');
  expect(getNotes(page).text).not.toContain('<b>');
  expect(getNotes(page).all('b')).toEqual([]);

  const anywhere = await page.follow(getChips(page).links(/Inom 50 km/)[0]);
  expect(getChips(anywhere).text).toContain('Dragkrok');
  expect(anywhere.url.searchParams.has('near')).toBe(false);

  const words = await page.follow(getNotes(page).links(texts.carReadAsWords)[0]);
  expect(words.url.searchParams.get('words')).toBe('all');
  expect(words.url.searchParams.get('keyphrase')).toContain('suv med dragkrok');
  expect(words.url.searchParams.has('car_body')).toBe(false);
});

test('an excluded value is one chip, and one press removes it', async ({ request }) => {
  const page = await open(request, '/kop-bil?search=kombi+inte·diesel');
  expect(getChips(page).all('li')).toHaveLength(3);
  expect(getChips(page).text).toContain('Inte diesel');
  const all = await page.follow(getChips(page).links(/Inte diesel/)[0]);
  expect(getChips(all).text).not.toContain('Inte diesel');
  expect([...all.url.searchParams]).toEqual([['car_body', 'Kombi']]);
});

test('a search for cars nearby asks the visitor for a place', async ({ request }) => {
  const page = await open(request, '/kop-bil?search=suv+nära+mig');
  expect(getChips(page).text).toContain('SUV');
  expect(getNotes(page).text).toContain(texts.carNearWhere);
});

test.describe('with script', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 57.7, longitude: 11.97 } });

  test('near me is one press away, and live counts understand the same words', async ({ page }) => {
    await page.goto(list);
    await page.waitForLoadState('networkidle');
    const counted = page.waitForResponse(/\/api\/cars\/count/);
    await getField(page).pressSequentially('suv nära mig');
    expect((await counted).ok()).toBe(true);
    const found = page.waitForResponse(/\/kop-bil\?.*search=/);
    await getField(page).press('Enter');
    expect((await found).ok()).toBe(true);
    await expect(getNoteArea(page)).toContainText(texts.carNearWhere);
    await isShown(page);
    expect(await findViolations(page)).toEqual([]);
    await getNoteArea(page).getByRole('button', { name: texts.carNearMe }).click();
    await expect(getChipNavigation(page)).toContainText(texts.carNearYou);
    await expect.poll(() => getQuery(page).get('near')).toBe('57.7,11.97');
    expect(getQuery(page).get('car_body')).toBe('SUV');
    await expect(getNoteArea(page)).not.toContainText(texts.carNearWhere);
    await page.waitForFunction(() => document.activeElement !== document.body);
  });

  test('ticking an excluded value includes it again', async ({ page }) => {
    await page.goto(`${list}?-car_fuel=Diesel&car_body=Kombi`);
    await page.waitForLoadState('networkidle');
    const swapped = ['[data-list-swap=chips]', '[data-list-form]'];
    expect(await findViolations(page, { include: swapped })).toEqual([]);
    const diesel = page.locator('[data-list-form] input[name=car_fuel][value=Diesel]');
    await diesel.check({ force: true });
    await expect(getChipNavigation(page)).not.toContainText('Inte diesel');
    expect(getQuery(page).get('car_fuel')).toBe('Diesel');
    expect(getQuery(page).has('-car_fuel')).toBe(false);
  });
});
