import type { sv } from './sv';

/** Default texts of menus, in Slovak. */
export const sk = {
  languageSwitcher: 'Vybrať jazyk',
  openMenu: 'Otvoriť menu',
  closeMenu: 'Zavrieť menu',
} satisfies Record<keyof typeof sv, string>;
