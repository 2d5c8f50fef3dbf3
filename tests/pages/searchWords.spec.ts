import type { APIRequestContext, Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { addressOf } from './addresses';
import { HtmlPage } from './htmlPage';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const list = addressOf('automotive-se', '/kop-bil');
const texts = messagesOf('sv');

const field = (page: Page) => page.locator('[data-car-list] input[name=search]');
const chips = (page: Page) => page.getByRole('navigation', { name: texts.carActiveFilters });
const notes = (page: Page) => page.locator('[data-list-swap="chips"]');
/** All cars of the list are in their places: they are put in step by step. */
const isShown = async (page: Page) => {
  const total = Number(await page.locator('[data-car-list]').getAttribute('data-total'));
  await expect(page.locator('[data-list-cars] > li')).toHaveCount(Math.min(total, 24));
};
const queryOf = (page: Page) => new URL(page.url()).searchParams;

test.beforeEach(paintedPictures);

const open = (request: APIRequestContext, path = '/kop-bil') =>
  HtmlPage.open(request, 'automotive-se', path);
const chipsOf = (page: HtmlPage) => page.one(`nav[aria-label="${texts.carActiveFilters}"]`);
const notesOf = (page: HtmlPage) => page.one('[data-list-swap=chips]');

test('a whole wish becomes filters, each of them and all of them are taken back, the rest is explained', async ({
  request,
}) => {
  const page = await (
    await open(request)
  ).submit('#car-filters', {
    search: 'suv med dragkrok inte volvo en ägare <b>x</b> under 9000 i månaden nära Göteborg',
  });
  for (const told of ['SUV', 'Inte Volvo', 'Dragkrok', '9 000 kr', 'Inom 50 km från Göteborg']) {
    expect(chipsOf(page).text).toContain(told);
  }
  expect(notesOf(page).text).toContain('”en ägare”');
  expect(notesOf(page).text).not.toContain('<b>');
  expect(notesOf(page).all('b')).toEqual([]);

  const anywhere = await page.follow(chipsOf(page).links(/Inom 50 km/)[0]);
  expect(chipsOf(anywhere).text).toContain('Dragkrok');
  expect(anywhere.url.searchParams.has('near')).toBe(false);

  const words = await page.follow(notesOf(page).links(texts.carReadAsWords)[0]);
  expect(words.url.searchParams.get('words')).toBe('all');
  expect(words.url.searchParams.get('keyphrase')).toContain('suv med dragkrok');
  expect(words.url.searchParams.has('car_body')).toBe(false);
});

test('what is not wanted is one chip, and one press takes it back', async ({ request }) => {
  const page = await open(request, '/kop-bil?search=kombi+inte·diesel');
  expect(chipsOf(page).all('li')).toHaveLength(3);
  expect(chipsOf(page).text).toContain('Inte diesel');
  const all = await page.follow(chipsOf(page).links(/Inte diesel/)[0]);
  expect(chipsOf(all).text).not.toContain('Inte diesel');
  expect([...all.url.searchParams]).toEqual([['car_body', 'Kombi']]);
});

test('a list of equipment by its path is called a list of cars', async ({ request }) => {
  const page = await open(request, '/kop-bil/dragkrok');
  expect(page.one('h1').text).toBe('Bilar: dragkrok');
  expect(page.one('title').text).not.toMatch(/^Dragkrok/);
});

test('who asks for what is near them is told to say where that is', async ({ request }) => {
  const page = await open(request, '/kop-bil?search=suv+nära+mig');
  expect(chipsOf(page).text).toContain('SUV');
  expect(notesOf(page).text).toContain(texts.carNearWhere);
});

test.describe('with script', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 57.7, longitude: 11.97 } });

  test('near me is one press away, and live counts read the same words', async ({ page }) => {
    await page.goto(list);
    await page.waitForLoadState('networkidle');
    const counted = page.waitForResponse(/\/api\/cars\/count/);
    await field(page).pressSequentially('suv nära mig');
    expect((await counted).ok()).toBe(true);
    const found = page.waitForResponse(/\/kop-bil\?.*search=/);
    await field(page).press('Enter');
    expect((await found).ok()).toBe(true);
    await expect(notes(page)).toContainText(texts.carNearWhere);
    await isShown(page);
    expect(await findViolations(page)).toEqual([]);
    await notes(page).getByRole('button', { name: texts.carNearMe }).click();
    await expect(chips(page)).toContainText(texts.carNearYou);
    await expect.poll(() => queryOf(page).get('near')).toBe('57.7,11.97');
    expect(queryOf(page).get('car_body')).toBe('SUV');
    await expect(notes(page)).not.toContainText(texts.carNearWhere);
    await page.waitForFunction(() => document.activeElement !== document.body);
  });

  test('ticking what was left out brings it back', async ({ page }) => {
    await page.goto(`${list}?-car_fuel=Diesel&car_body=Kombi`);
    await page.waitForLoadState('networkidle');
    const swapped = ['[data-list-swap=chips]', '[data-list-form]'];
    expect(await findViolations(page, { include: swapped })).toEqual([]);
    const diesel = page.locator('[data-list-form] input[name=car_fuel][value=Diesel]');
    await diesel.check({ force: true });
    await expect(chips(page)).not.toContainText('Inte diesel');
    expect(queryOf(page).get('car_fuel')).toBe('Diesel');
    expect(queryOf(page).has('-car_fuel')).toBe(false);
  });
});
