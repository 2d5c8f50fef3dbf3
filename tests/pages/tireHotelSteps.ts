import { expect, type Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { CODE, freeDays, PLATE, type TireHotelAnswers } from './tireHotelAnswers';

export const sv = messagesOf('sv');
export const PATH = '/dack-och-biltillbehor/dackhotell';
export const STORE = 'tire-hotel-store';

export const getFlow = (page: Page) => page.locator('#tire-hotel');
export const getHeading = (page: Page) => page.locator('#tire-heading');
export const press = (page: Page, name: string) =>
  getFlow(page).getByRole('button', { name, exact: true }).press('Enter');
export const getPlate = (page: Page) => page.locator('#tire-plate');
export const getCodeBoxes = (page: Page) =>
  getFlow(page).locator('input[inputmode="numeric"]:not([aria-hidden])');
export const getTimes = (page: Page) =>
  page.locator('[role=group][aria-labelledby=tire-times] button');
export const expectHeading = (page: Page, name: string) =>
  expect(getHeading(page)).toHaveText(name);
export const readStored = (page: Page) =>
  page.evaluate((name) => sessionStorage.getItem(name), STORE);
export const findRequests = ({ requests: all }: TireHotelAnswers, path: string) =>
  all.filter((entry) => entry.path.includes(path));

const problems = new WeakMap<Page, string[]>();

export async function open(page: Page, query = ''): Promise<void> {
  const output: string[] = [];
  problems.set(page, output);
  page.on('pageerror', ({ message }) => output.push(message));
  await page.goto(getAddress('automotive-se', PATH + query));
  await getPlate(page).scrollIntoViewIfNeeded();
}

/** Expects no accessibility violations, no overflowing words and no uncaught errors in scripts. */
export async function expectWorking(page: Page): Promise<void> {
  expect(await findViolations(page, { include: ['#tire-hotel'] })).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(problems.get(page) ?? []).toEqual([]);
}

/** Submits the plate once the script has loaded; before, the form would be submitted as a page request. */
export async function sendPlate(page: Page): Promise<void> {
  await expect(getFlow(page).locator('[data-island]')).toHaveAttribute('data-hydrated', '');
  await getPlate(page).press('Enter');
}

export async function goToLogin(page: Page): Promise<void> {
  await getPlate(page).pressSequentially(PLATE);
  await expect(getPlate(page)).toHaveValue(PLATE);
  await sendPlate(page);
  await expectHeading(page, sv.tireLoginTitle);
}

export async function goToCode(page: Page): Promise<void> {
  await goToLogin(page);
  await press(page, sv.tireSendCode);
  await expectHeading(page, sv.tireCodeTitle);
}

export async function goToVehicle(page: Page): Promise<void> {
  await goToCode(page);
  await getCodeBoxes(page).first().pressSequentially(CODE);
  await press(page, sv.tireCheckCode);
  await expectHeading(page, sv.tireVehicleTitle);
}

export async function goToBooking(page: Page): Promise<void> {
  await goToVehicle(page);
  await press(page, sv.tireBook);
  await expectHeading(page, sv.tireBookingTitle);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Selects a day of any month. */
export async function chooseDay(page: Page, day: string): Promise<void> {
  const name = new RegExp(
    `\\b${Number(day.slice(8))} ${new Date(day).toLocaleDateString('sv-SE', { month: 'long', timeZone: 'UTC' })} `,
  );
  const later = page.getByRole('button', { name: sv.tireLaterMonth });
  for (let month = 0; month < 4; month += 1) {
    const found = page.getByRole('grid').getByRole('button', { name });
    if ((await found.count()) > 0) return found.press('Enter');
    await later.press('Enter');
  }
  throw new Error(`${day} is nowhere`);
}

export async function fillIn(page: Page): Promise<void> {
  await page.locator('#tire-first-name').fill('Maja');
  await page.locator('#tire-last-name').fill('Lind');
  await page.locator('#tire-mobile').pressSequentially('070-174 06 05');
  await page.locator('#tire-email').fill('maja@example.com');
}

export async function goToForm(page: Page): Promise<void> {
  await goToBooking(page);
  await chooseDay(page, freeDays[0]!);
  await getTimes(page).first().press('Enter');
  await expect(page.locator('#tire-contact')).toBeFocused();
}

export async function goToConfirmation(page: Page): Promise<void> {
  await goToForm(page);
  await fillIn(page);
  await press(page, sv.tireConfirm);
  await expectHeading(page, sv.tireDone);
}

export const readEvents = (page: Page) =>
  page.evaluate(() =>
    ((window.dataLayer ?? []) as { event?: string }[]).filter(
      ({ event }) => event === 'form_interaction' || event === 'purchase',
    ),
  );
