import type { sv } from './sv';

/** Default texts of menus, in Finnish. */
export const fi = {
  languageSwitcher: 'Valitse kieli',
  openMenu: 'Avaa valikko',
  closeMenu: 'Sulje valikko',
} satisfies Record<keyof typeof sv, string>;
