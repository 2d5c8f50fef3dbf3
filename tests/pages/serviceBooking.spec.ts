import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { desk, fillIn, phone, checkAtEachSize, sv } from './bookingSteps';
import { ownAddress } from './ownAddress';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

test.use(ownAddress);
test.beforeEach(withoutPictures);

const PATH = '/service-och-verkstad/boka-bilservice';

// Steps are numbered from 0 here, and from 1 on the page.
const getStep = (page: Page, number: number) =>
  page.locator(`section[aria-labelledby="booking-step-${number}"]`);
const getHeading = (page: Page, number: number) => page.locator(`#booking-step-${number}`);
const getContinueButton = (page: Page) =>
  page.getByRole('button', { name: sv.bookingContinue, exact: true });
const getBackButton = (page: Page) =>
  page.locator('#service-booking').getByRole('button', { name: sv.back });
const getTimes = (page: Page) =>
  getStep(page, 3).locator('button[aria-pressed][aria-label]:visible');
const getWorkshops = (page: Page) =>
  getStep(page, 3).getByRole('button', { name: /^Se tider hos Automotive/ });
const expectAccessible = async (page: Page) =>
  expect(await findViolations(page, { include: ['#service-booking'] })).toEqual([]);

async function open(page: Page): Promise<void> {
  await page.goto(getAddress('automotive-se', PATH));
  await page.locator('#booking-plate').scrollIntoViewIfNeeded();
}

async function lookUp(page: Page, plate: string): Promise<void> {
  await page.locator('#booking-plate').pressSequentially(plate);
  await expect(page.locator('#booking-plate')).toHaveValue(/^\w{3} \w{3}$/);
  // Replaces the value of the previous search.
  await page.locator('#booking-place').fill('Uppsal');
  await page.getByRole('option', { name: 'Uppsala', exact: true }).click();
  await getContinueButton(page).press('Enter');
}

async function goToWorkshops(page: Page, plate: string, service = 'Liten service'): Promise<void> {
  await lookUp(page, plate);
  await page.getByRole('checkbox', { name: service, exact: true }).press('Space');
  await getContinueButton(page).press('Enter');
  await page.getByRole('button', { name: sv.bookingWithoutAddons }).press('Enter');
  await expect(getWorkshops(page).first()).toBeVisible();
}

test('[OLDBOOK-01] [OLDBOOK-02] [OLDBOOK-06] [BOOK-81] [BOOK-82] the service booking takes six steps by keyboard only, and axe finds no violation at any size', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page);
  await expect(page.getByText('Steg 1/6')).toBeVisible();
  await checkAtEachSize(page, expectAccessible);
  await lookUp(page, 'ELB12A');
  await expect(getHeading(page, 1)).toBeFocused();
  await expect(page.getByText('Steg 2/6')).toBeVisible();
  await checkAtEachSize(page, expectAccessible);
  await page.getByRole('checkbox', { name: 'Elbilsservice', exact: true }).press('Space');
  await getContinueButton(page).press('Enter');
  await expect(getHeading(page, 2)).toBeFocused();
  await expect(page.getByText('Steg 3/6')).toBeVisible();
  await checkAtEachSize(page, expectAccessible);
  await page.getByRole('button', { name: sv.bookingWithoutAddons }).press('Enter');
  await expect(getHeading(page, 3)).toBeFocused();
  await expect(getWorkshops(page).first()).toBeVisible();
  await checkAtEachSize(page, expectAccessible);
  const priceRequest = page.waitForRequest(
    /\/api\/mechmate\/prices\/\w+\/\d+\/[\w-]+\?serviceOfferings=/,
  );
  await getWorkshops(page).nth(1).press('Enter');
  await priceRequest;
  await getTimes(page).last().press('Enter');
  await checkAtEachSize(page, expectAccessible);
  await getContinueButton(page).press('Enter');
  await expect(getHeading(page, 4)).toBeFocused();
  await expect(page.getByText('Steg 5/6')).toBeVisible();
  await fillIn(page);
  await checkAtEachSize(page, expectAccessible);
  await getContinueButton(page).press('Enter');
  await expect(getHeading(page, 5)).toBeFocused();
  await expect(page.getByText('Steg 6/6')).toBeVisible();
  await expect(getStep(page, 5)).toContainText('Maja Lind');
  await expect(getStep(page, 5)).toContainText('Priserna är verkstadens egna: Automotive');
  await checkAtEachSize(page, expectAccessible);
  await page.getByRole('button', { name: sv.bookingConfirm }).press('Enter');
  await expect(page.getByRole('heading', { name: sv.bookingDone })).toBeFocused();
  const booked = page.locator('section[aria-labelledby="booking-done"]');
  await expect(booked).toContainText('Elbilsservice');
  // The static map shows the surroundings with town names, without today's opening hours.
  const map = booked.locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('.leaflet-names-pane span').first()).toBeVisible();
  await expect(map.getByText(/i dag/)).toHaveCount(0);
  expect((await map.boundingBox())?.height).toBe(500);
  await checkAtEachSize(page, expectAccessible);
});

test('[OLDBOOK-06] [OLDBOOK-07] [OLDBOOK-11] [OLDBOOK-13] [ERR-33] [ERR-35] a refused make, unavailable prices of another workshop and a taken time show messages', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  const requested: string[] = [];
  await page.route('**/api/mechmate/prices/**', (route) => {
    // The first workshop tells its prices, the second one cannot.
    requested.push(new URL(route.request().url()).pathname);
    return requested.length === 1
      ? route.continue()
      : route.fulfill({ status: 502, json: { 'Error Result': ['ServerError'] } });
  });
  await open(page);
  const plate = page.locator('#booking-plate');
  await test.step('[OLDBOOK-11] [ERR-33] a make that no workshop accepts shows the documented message', async () => {
    await lookUp(page, 'PRS911');
    await expect(getStep(page, 0).getByRole('alert')).toHaveText(
      'Vi kan inte erbjuda service för bilar av märket Porsche.',
    );
  });
  await test.step('[OLDBOOK-11] [ERR-33] a make that mechmate refuses by its code shows the documented message', async () => {
    await page.route('**/api/mechmate/car/**', (route) =>
      route.fulfill({ status: 422, json: { 'Error Result': ['BrandNotSupported,Lada'] } }),
    );
    await plate.fill('');
    await plate.pressSequentially('DSL123');
    await expect(plate).toHaveValue('DSL 123');
    await getContinueButton(page).press('Enter');
    await expect(getStep(page, 0).getByRole('alert')).toHaveText(
      'Vi kan inte erbjuda service för bilar av märket Lada.',
    );
    await page.unroute('**/api/mechmate/car/**');
  });
  await plate.fill('');
  await goToWorkshops(page, 'DSL123');
  const panel = page.getByRole('complementary', { name: sv.bookingSummary });
  await expect(panel).toContainText(sv.bookingMedian);
  await getWorkshops(page).first().press('Enter');
  await expect(panel).toContainText('Priserna är verkstadens egna');
  const prices = await panel.locator('dd').allTextContents();
  await getStep(page, 3).getByRole('button', { name: sv.bookingChangeWorkshop }).press('Enter');
  await getWorkshops(page).nth(1).press('Enter');
  await expect(getStep(page, 3)).toContainText(sv.bookingOtherPricesKept);
  await expect(panel).toContainText(sv.bookingOtherPrices);
  expect(await panel.locator('dd').allTextContents()).toEqual(prices);
  expect(new Set(requested).size).toBe(2);

  await test.step('[OLDBOOK-13] [ERR-35] a time taken in the meantime shows a message, and another one can be chosen', async () => {
    await page.route('**/api/mechmate/book', (route) =>
      route.fulfill({ status: 409, json: { 'Error Result': ['TimeslotNotAvailable'] } }),
    );
    await getTimes(page).first().press('Enter');
    await getContinueButton(page).press('Enter');
    await fillIn(page);
    await getContinueButton(page).press('Enter');
    await page.getByRole('button', { name: sv.bookingConfirm }).press('Enter');
    await expect(getHeading(page, 3)).toBeFocused();
    await expect(getStep(page, 3).getByRole('alert')).toHaveText(
      'Tiden är inte tillgänglig, vänligen välj en annan tid',
    );
    await expect(getTimes(page).first()).toBeVisible();
  });
});

test('the back buttons go one step back, and a reload stays at the current step, or starts over if the stored step lacks its data', async ({
  page,
}) => {
  await open(page);
  await goToWorkshops(page, 'DSL123');
  await page.goBack();
  await expect(getHeading(page, 2)).toBeFocused();
  await getBackButton(page).press('Enter');
  await expect(getHeading(page, 1)).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Liten service', exact: true })).toBeChecked();
  await page.reload();
  await expect(getHeading(page, 1)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Liten service', exact: true })).toBeChecked();
  // A step without the choices of the steps before it.
  await page.evaluate(() => sessionStorage.setItem('service-booking-store', '{"step":5}'));
  await page.reload();
  await expect(getHeading(page, 0)).toBeVisible();
});
