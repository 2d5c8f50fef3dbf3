import type { Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { expect, test } from './test';

const texts = messagesOf('sv');
const front = getAddress('automotive-se', '/');
const list = getAddress('automotive-se', '/kop-bil');
const getStrip = (page: Page) => page.getByRole('region', { name: texts.continueTitle });

/** Sums up unexpected layout shifts; runs before the page's own scripts. */
function watchLayoutShifts(): void {
  const counted = { moved: 0 };
  Object.assign(window, { counted });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[]) {
      counted.moved += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('a visitor can resume the last search and cars without layout shift, and can delete them', async ({
  page,
}) => {
  await page.goto(`${list}?car_fuel=Diesel`);
  const card = page.locator('[data-list-cars] [data-car]').first();
  const car = (await card.getAttribute('data-car-name')) ?? '';
  await page.waitForFunction(() => localStorage.getItem('last-search') !== null);
  await card.getByRole('link').first().click();
  await page.waitForFunction(() => localStorage.getItem('viewed-cars') !== null);

  await page.addInitScript(watchLayoutShifts);
  await page.goto(front);
  await expect(getStrip(page)).toBeVisible();
  await expect(getStrip(page)).not.toBeInViewport();
  const moved = await page.evaluate(
    () => (window as never as { counted: { moved: number } }).counted,
  );
  expect(moved.moved).toBe(0);
  await expect(getStrip(page).getByRole('link', { name: car })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await getStrip(page)
    .getByRole('link', { name: `${texts.continueSearch} Diesel` })
    .click();
  await expect(page).toHaveURL(`${list}?car_fuel=Diesel`);

  // The list does not link to itself.
  await expect(getStrip(page).getByRole('link')).toHaveText([new RegExp(car)]);
  const forget = getStrip(page).getByRole('button', { name: texts.continueForget });
  await forget.focus();
  await page.keyboard.press('Enter');
  await expect(getStrip(page)).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.goto(front);
  await page.waitForLoadState('networkidle');
  await expect(getStrip(page)).toBeHidden();
});
