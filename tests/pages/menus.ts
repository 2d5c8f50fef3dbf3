import type { Locator, Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { getAddress } from './addresses';

/** Sites with each kind of menu; shell tests check the menus of all sites. */
export const dropdowns = 'carstore-se';
export const megaMenu = 'automotive-se';

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 800 };

export function getTopEntries(page: Page): Locator {
  return page.locator('[data-menu] > li:not([data-more]):not([hidden])');
}

/** Returns the first menu entry with subentries. */
export function getFirstDropdown(page: Page): Locator {
  return page.locator('[data-menu] > li > details').first();
}

export function getSheet(page: Page): Locator {
  return page.locator('[data-menu-sheet]');
}

export function getHamburger(page: Page): Locator {
  return page.getByRole('button', { name: messagesOf('sv').openMenu, exact: true });
}

export async function open(page: Page, site: string, size: typeof wide, path = '/'): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(getAddress(site, path));
}
