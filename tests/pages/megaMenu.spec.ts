import type { Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import {
  getFirstDropdown,
  getHamburger,
  megaMenu,
  open,
  phone,
  getSheet,
  getTopEntries,
  wide,
} from './menus';
import { expect, test } from './test';

test.describe('mega-menu', () => {
  const getPanel = (page: Page) => getFirstDropdown(page).locator(':scope > div');

  test('[MEGA-02] [MEGA-04] from 1024 px entries are in a bar and open panels, one at a time', async ({
    page,
  }) => {
    await open(page, megaMenu, { width: 1024, height: 800 });
    await expect(getHamburger(page)).toBeHidden();
    await getFirstDropdown(page).locator(':scope > summary').click();
    const box = await getPanel(page).boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe(1024);
    await expect(getPanel(page).getByRole('link', { name: 'Begagnade bilar' })).toBeVisible();
    await page.locator('[data-menu] > li > details > summary').nth(1).click();
    await expect(getPanel(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-menu] > li > details[open]')).toHaveCount(0);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(getHamburger(page)).toBeVisible();
  });

  test('[MEGA-03] [MEGA-05] the bar has top entries and a button', async ({ page }) => {
    await open(page, megaMenu, wide);
    const action = page.locator('[data-action] a');
    await expect(action).toBeVisible();
    await expect(action).toHaveAttribute('href', '/service-och-verkstad/boka-bilverkstad');
    await expect(getTopEntries(page).getByRole('link', { name: 'Sälj bil' })).toBeVisible();
  });

  test('[MEGA-06] pictures are shown with more than four entries in windows wider than 1500 px', async ({
    page,
  }) => {
    await open(page, megaMenu, { width: 1500, height: 900 });
    await getFirstDropdown(page).locator(':scope > summary').click();
    const picture = getPanel(page).locator('img').first();
    await expect(picture).toBeHidden();
    await page.setViewportSize({ width: 1501, height: 900 });
    await expect(picture).toBeVisible();
    await expect(getPanel(page).locator('img')).toHaveCount(5);
    const few = page.locator('[data-menu] > li > details').nth(1);
    await expect(few.locator('ul img')).toHaveCount(0);
  });

  test('a panel shows the number of cars, which is requested when it opens', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/cars/count')) requested.push(request.url());
    });
    await open(page, megaMenu, { width: 1440, height: 900 });
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await getFirstDropdown(page).locator(':scope > summary').click();
    const used = getFirstDropdown(page).getByRole('link', { name: 'Begagnade bilar' });
    await expect(used).toHaveAttribute('data-car-count', /^[1-9][\d\s]*$/);
  });

  test('the menu works without numbers while the cars cannot be counted', async ({ page }) => {
    await page.route('**/api/cars/count**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await open(page, megaMenu, { width: 1440, height: 900 });
    const answered = page.waitForResponse('**/api/cars/count**');
    await getFirstDropdown(page).locator(':scope > summary').click();
    await answered;
    const used = getFirstDropdown(page).getByRole('link', { name: 'Begagnade bilar' });
    await expect(used).toBeVisible();
    await expect(used).toHaveAttribute('data-car-count', '');
  });

  test('[MEGA-07] [MEGA-08] [MEGA-10] on phones a hamburger opens a list, and entries open pages with a back button', async ({
    page,
  }) => {
    await open(page, megaMenu, phone);
    await getHamburger(page).click();
    await expect(getTopEntries(page).first()).toBeVisible();
    const entry = getFirstDropdown(page);
    await entry.locator(':scope > summary').click();
    const back = entry.locator(':scope > summary');
    await expect(back).toHaveText(messagesOf('sv').back, { useInnerText: true });
    await expect(getTopEntries(page).nth(1).getByRole('link')).toBeHidden();
    const column = entry.locator('[data-group] > details').first();
    await column.locator(':scope > summary').click();
    await expect(column.getByRole('link', { name: 'Begagnade bilar' })).toBeVisible();
    await expect(back).toBeHidden();
    await column.locator(':scope > summary').click();
    await expect(back).toBeVisible();
    await back.click();
    await expect(getTopEntries(page).nth(1).getByRole('link')).toBeVisible();
    await entry.locator(':scope > summary').click();
    await page.getByRole('button', { name: messagesOf('sv').closeMenu }).click();
    await getHamburger(page).click();
    await expect(getTopEntries(page).nth(1).getByRole('link')).toBeVisible();
  });

  test('[MEGA-09] selecting a link closes the whole menu', async ({ page }) => {
    await open(page, megaMenu, phone, '/kop-bil');
    await getHamburger(page).click();
    await getFirstDropdown(page).locator(':scope > summary').click();
    const link = getPanel(page).getByRole('link').first();
    await link.evaluate((element) => element.setAttribute('href', '#main'));
    await link.click();
    await expect(getSheet(page)).toBeHidden();
    await expect(page.locator('[data-menu] details[open]')).toHaveCount(0);
  });

  test('[MEGA-13] columns are open on wide windows, and close when the window becomes narrow', async ({
    page,
  }) => {
    await open(page, megaMenu, wide);
    const columns = page.locator('[data-group] > details');
    await expect(page.locator('[data-group] > details[open]')).toHaveCount(await columns.count());
    await page.setViewportSize(phone);
    await expect(page.locator('[data-group] > details[open]')).toHaveCount(0);
  });

  test('arrow keys move through a panel', async ({ page }) => {
    await open(page, megaMenu, wide);
    const summary = getFirstDropdown(page).locator(':scope > summary');
    await summary.focus();
    await page.keyboard.press('ArrowDown');
    const links = getPanel(page).getByRole('link');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(summary).toBeFocused();
    await expect(getPanel(page)).toBeHidden();
  });
});
