import type { sv } from './sv';

/** Default texts of menus, in English. */
export const en = {
  languageSwitcher: 'Choose language',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
} satisfies Record<keyof typeof sv, string>;
