import type { sv } from './sv';

/** Default texts of menus, in Norwegian. */
export const nb = {
  languageSwitcher: 'Velg språk',
  openMenu: 'Åpne menyen',
  closeMenu: 'Lukk menyen',
} satisfies Record<keyof typeof sv, string>;
