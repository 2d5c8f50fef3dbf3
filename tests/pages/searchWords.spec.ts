import { expect, test, type Page } from '@playwright/test';
import { messagesOf } from '../../site/messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { addressOf } from './addresses';
import { paintedPictures } from './paintedPictures';

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a whole wish becomes filters, each of them and all of them are taken back, the rest is explained', async ({
    page,
  }) => {
    await page.goto(list);
    await field(page).fill(
      'suv med dragkrok inte volvo en ägare <b>x</b> under 9000 i månaden nära Göteborg',
    );
    await field(page).press('Enter');
    for (const told of ['SUV', 'Inte Volvo', 'Dragkrok', '9 000 kr', 'Inom 50 km från Göteborg']) {
      await expect(chips(page)).toContainText(told);
    }
    await expect(notes(page)).toContainText('”en ägare”');
    await expect(notes(page)).not.toContainText('<b>');

    await chips(page)
      .getByRole('link', { name: /Inom 50 km/ })
      .click();
    await expect(chips(page)).toContainText('Dragkrok');
    expect(queryOf(page).has('near')).toBe(false);

    await page.goBack();
    await notes(page).getByRole('link', { name: texts.carReadAsWords }).click();
    expect(queryOf(page).get('words')).toBe('all');
    expect(queryOf(page).get('keyphrase')).toContain('suv med dragkrok');
    expect(queryOf(page).has('car_body')).toBe(false);
  });

  test('what is not wanted is one chip, and one press takes it back', async ({ page }) => {
    await page.goto(`${list}?search=kombi+inte·diesel`);
    await expect(chips(page).getByRole('listitem')).toHaveCount(3);
    await expect(chips(page)).toContainText('Inte diesel');
    await chips(page)
      .getByRole('link', { name: /Inte diesel/ })
      .click();
    await expect(chips(page)).not.toContainText('Inte diesel');
    expect([...queryOf(page)]).toEqual([['car_body', 'Kombi']]);
  });

  test('a list of equipment by its path is called a list of cars', async ({ page }) => {
    await page.goto(`${list}/dragkrok`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilar: dragkrok');
    await expect(page).not.toHaveTitle(/^Dragkrok/);
  });

  test('who asks for what is near them is told to say where that is', async ({ page }) => {
    await page.goto(`${list}?search=suv+nära+mig`);
    await expect(chips(page)).toContainText('SUV');
    await expect(notes(page)).toContainText(texts.carNearWhere);
    await expect(notes(page).getByRole('button', { name: texts.carNearMe })).toBeHidden();
  });
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
    expect(await findViolations(page)).toEqual([]);
    const diesel = page.locator('[data-list-form] input[name=car_fuel][value=Diesel]');
    await diesel.check({ force: true });
    await expect(chips(page)).not.toContainText('Inte diesel');
    expect(queryOf(page).get('car_fuel')).toBe('Diesel');
    expect(queryOf(page).has('-car_fuel')).toBe(false);
  });
});
