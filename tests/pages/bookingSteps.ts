import { expect, type Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';

export const sv = messagesOf('sv');
export const PATH = '/service-och-verkstad/boka-bilverkstad';
export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 1000 };

export const getStep = (page: Page, number: number) =>
  page.locator(`section[aria-labelledby="booking-step-${number}"]`);
export const getHeading = (page: Page, number: number) => page.locator(`#booking-step-${number}`);
export const getContinueButton = (page: Page, number: number) =>
  getStep(page, number).getByRole('button', { name: sv.bookingContinue, exact: true });

export async function open(page: Page, query = ''): Promise<void> {
  await page.goto(getAddress('automotive-se', PATH + query));
  await page.locator('#booking-plate').scrollIntoViewIfNeeded();
}

/** Enters the plate and the place. */
export async function lookUp(page: Page, plate: string): Promise<void> {
  await page.locator('#booking-plate').pressSequentially(plate);
  await expect(page.locator('#booking-plate')).toHaveValue(/^\w{3} \w{3}$/);
  await page.locator('#booking-place').pressSequentially('Uppsal');
  await page.getByRole('option', { name: 'Uppsala', exact: true }).click();
  await getContinueButton(page, 1).press('Enter');
}

export const choose = (page: Page, name: string) =>
  getStep(page, 2).getByRole('checkbox', { name, exact: true }).press('Space');

/** Goes to the list of workshops with one service and no add-on. */
export async function goToWorkshops(page: Page, plate = 'DSL123'): Promise<void> {
  await lookUp(page, plate);
  await choose(page, 'Liten service');
  await getContinueButton(page, 2).press('Enter');
  await getStep(page, 3).getByRole('button', { name: sv.bookingWithoutAddons }).press('Enter');
  const status = getStep(page, 4).getByRole('status').filter({ hasText: 'verkstäder' });
  await expect(status.first()).toBeVisible();
}

export const getWorkshops = (page: Page) =>
  getStep(page, 4).getByRole('button', { name: /^Se tider hos Automotive/ });
export const getFirstWorkshop = (page: Page) => getWorkshops(page).first();
export const getTimes = (page: Page) =>
  getStep(page, 4).locator('button[aria-pressed][aria-label]:visible');

/** Opens the second week, in which no day is in the past. */
export async function openSecondWeek(page: Page): Promise<void> {
  const weeks = getStep(page, 4).getByRole('group', { name: sv.bookingWeeks }).getByRole('button');
  await weeks.nth(1).press('Enter');
  await expect(weeks.nth(1)).toHaveAttribute('aria-pressed', 'true');
}

export async function fillIn(page: Page): Promise<void> {
  await page.locator('#booking-first-name').fill('Maja');
  await page.locator('#booking-last-name').fill('Lind');
  await page.locator('#booking-phone').fill('070-123 45 67');
  await page.locator('#booking-email').fill('maja@example.com');
}

export const expectAccessible = async (page: Page) =>
  expect(await findViolations(page, { include: ['#booking'] })).toEqual([]);

/** Runs a check on a phone and a desktop window; restores the size of the window. */
export async function checkAtEachSize(page: Page, check = expectAccessible): Promise<void> {
  const before = page.viewportSize() ?? phone;
  await check(page);
  await page.setViewportSize(before.width === phone.width ? desk : phone);
  await check(page);
  await page.setViewportSize(before);
}
