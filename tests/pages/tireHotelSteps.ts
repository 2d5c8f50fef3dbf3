import { expect, type Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { CODE, freeDays, PLATE, type TireHotelAnswers } from './tireHotelAnswers';

export const sv = messagesOf('sv');
export const PATH = '/dack-och-biltillbehor/dackhotell';
export const STORE = 'tire-hotel-store';

export const flow = (page: Page) => page.locator('#tire-hotel');
export const heading = (page: Page) => page.locator('#tire-heading');
export const press = (page: Page, name: string) =>
  flow(page).getByRole('button', { name, exact: true }).press('Enter');
export const plate = (page: Page) => page.locator('#tire-plate');
export const boxes = (page: Page) =>
  flow(page).locator('input[inputmode="numeric"]:not([aria-hidden])');
export const times = (page: Page) =>
  page.locator('[role=group][aria-labelledby=tire-times] button');
export const expectHeading = (page: Page, name: string) => expect(heading(page)).toHaveText(name);
export const kept = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), STORE);
export const requestsTo = ({ requests: all }: TireHotelAnswers, path: string) =>
  all.filter((entry) => entry.path.includes(path));

const problems = new WeakMap<Page, string[]>();

export async function open(page: Page, query = ''): Promise<void> {
  const output: string[] = [];
  problems.set(page, output);
  page.on('pageerror', ({ message }) => output.push(message));
  await page.goto(getAddress('automotive-se', PATH + query));
  await plate(page).scrollIntoViewIfNeeded();
}

/** Expects no accessibility violations, no overflowing words and no React hydration errors. */
export async function expectSound(page: Page): Promise<void> {
  expect(await findViolations(page, { include: ['#tire-hotel'] })).toEqual([]);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
  expect(problems.get(page) ?? []).toEqual([]);
}

/** Submits the plate once the script has loaded; before, the form would be submitted as a page request. */
export async function sendPlate(page: Page): Promise<void> {
  await expect(flow(page).locator('[data-island]')).toHaveAttribute('data-hydrated', '');
  await plate(page).press('Enter');
}

export async function toLogin(page: Page): Promise<void> {
  await plate(page).pressSequentially(PLATE);
  await expect(plate(page)).toHaveValue(PLATE);
  await sendPlate(page);
  await expectHeading(page, sv.tireLoginTitle);
}

export async function toCode(page: Page): Promise<void> {
  await toLogin(page);
  await press(page, sv.tireSendCode);
  await expectHeading(page, sv.tireCodeTitle);
}

export async function toVehicle(page: Page): Promise<void> {
  await toCode(page);
  await boxes(page).first().pressSequentially(CODE);
  await press(page, sv.tireCheckCode);
  await expectHeading(page, sv.tireVehicleTitle);
}

export async function goToBooking(page: Page): Promise<void> {
  await toVehicle(page);
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

export async function toForm(page: Page): Promise<void> {
  await goToBooking(page);
  await chooseDay(page, freeDays[0]!);
  await times(page).first().press('Enter');
  await expect(page.locator('#tire-contact')).toBeFocused();
}

export async function toConfirmation(page: Page): Promise<void> {
  await toForm(page);
  await fillIn(page);
  await press(page, sv.tireConfirm);
  await expectHeading(page, sv.tireDone);
}

export const events = (page: Page) =>
  page.evaluate(() =>
    ((window.dataLayer ?? []) as { event?: string }[]).filter(
      ({ event }) => event === 'form_interaction' || event === 'purchase',
    ),
  );
