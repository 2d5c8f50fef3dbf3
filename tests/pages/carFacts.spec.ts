import type { Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { HtmlPage } from './htmlPage';
import { findCar } from './stockCars';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

const sv = messagesOf('sv');

/** A used electric car with much data. */
const electricCar = findCar(
  'automotive-se',
  ({ car_fuel, car_history }) =>
    car_fuel === 'El' &&
    car_history?.batteryHealth !== undefined &&
    (car_history.inspection?.wear.length ?? 0) > 0,
);
const knownCar = findCar(
  'automotive-se',
  ({ car_history }) => (car_history?.services?.length ?? 0) > 5,
);
const unknownCar = findCar(
  'automotive-se',
  ({ car_is_used, car_history, car_fuel }) =>
    car_is_used && car_history === undefined && car_fuel === 'Bensin',
);

const getSection = (page: Page) => page.locator('section#electric');
const getRange = (page: Page) => getSection(page).locator('strong:visible').first();

test.beforeEach(withoutPictures);

test('the page shows the history of a car, and its report is printed in full', async ({ page }) => {
  await page.goto(knownCar.address);
  const history = page.locator('section#history');
  const services = knownCar.car_history?.services ?? [];
  await expect(history.locator('time:visible')).toHaveCount(5);
  expect(await findViolations(page, { include: ['section#history'], rules: {} })).toEqual([]);
  await history.getByRole('link', { name: sv.historyReport }).click();
  await expect(page).toHaveURL(/\?show=report$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(knownCar.fullName);
  await expect(page.locator('main time')).toHaveCount(services.length);
  expect(await findViolations(page, { include: ['main'], rules: {} })).toEqual([]);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const print = page.getByRole('button', { name: sv.historyPrint });
  await print.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(print).toBeHidden();
  await expect(page.getByRole('link', { name: sv.historyBackToCar })).toBeHidden();
});

test('a car without known history shows no such section', async ({ request }) => {
  const page = await HtmlPage.open(request, 'automotive-se', unknownCar.path);
  expect(page.all('section#overview')).toHaveLength(1);
  expect(page.all('section#history, section#electric')).toEqual([]);
  expect(page.all('a[href="#history"], a[href="#electric"]')).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('season and speed determine the range, its cost and the charging time', async ({ page }) => {
    await page.goto(electricCar.address);
    const readOutput = async () => [
      await getRange(page).textContent(),
      await getSection(page).locator('dl:visible dd').first().textContent(),
    ];
    await getSection(page)
      .getByRole('radio', { name: /Vinter/ })
      .check({ force: true });
    await getSection(page).getByRole('radio', { name: '110 km/h' }).check({ force: true });
    const winter = await readOutput();
    await getSection(page)
      .getByRole('radio', { name: /Sommar/ })
      .check({ force: true });
    const summer = await readOutput();
    expect(summer).not.toEqual(winter);
    await expect(getSection(page).locator('strong:visible')).toHaveCount(3);
    await expect(page.locator('[data-island=ShowReach] input')).toBeHidden();
  });
});

test('the range map loads on request, from any starting place', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) scripts.push(response.url());
  });
  await page.goto(electricCar.address, { waitUntil: 'networkidle' });
  const reach = page.locator('[data-island=ShowReach]');
  await reach.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  const place = reach.getByRole('textbox', { name: sv.electricReachFrom });
  await expect(place).toHaveValue(electricCar.car_site_city ?? '');
  await place.fill('Qwertyville');
  await reach.getByRole('button', { name: sv.electricReachShow }).click();
  await expect(reach.getByText(sv.electricReachUnknown)).toBeVisible();
  await expect(place).toHaveAttribute('aria-invalid', 'true');
  await place.fill('Uppsala');
  await place.press('Enter');
  await expect(reach.locator('.map-ring')).toHaveCount(2);
  await expect(reach.getByRole('status').last()).toContainText('Uppsala');
  expect(scripts.length).toBeGreaterThan(before);
  const status = await reach.getByRole('status').last().textContent();
  await getSection(page).getByRole('radio', { name: 'Stadstrafik' }).check({ force: true });
  await expect(reach.getByRole('status').last()).not.toHaveText(status ?? '');
  expect(await findViolations(page, { include: ['section#electric'], rules: {} })).toEqual([]);
});
