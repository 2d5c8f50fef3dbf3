import type { Locator, Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { addressOf } from './addresses';

/** Sites that show each menu in the tests; the variant itself is asserted for all of them. */
export const dropdowns = 'carstore-se';
export const megaMenu = 'automotive-se';

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 800 };

export function topEntries(page: Page): Locator {
  return page.locator('[data-menu] > li:not([data-more]):not([hidden])');
}

/** The first entry that has others below it. */
export function firstDropdown(page: Page): Locator {
  return page.locator('[data-menu] > li > details').first();
}

export function sheet(page: Page): Locator {
  return page.locator('[data-menu-sheet]');
}

export function hamburger(page: Page): Locator {
  return page.getByRole('button', { name: messagesOf('sv').openMenu, exact: true });
}

export async function open(page: Page, site: string, size: typeof wide, path = '/'): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(addressOf(site, path));
}
