/** Default texts of menus, in Swedish. */
export const sv = {
  languageSwitcher: 'Välj språk',
  openMenu: 'Öppna menyn',
  closeMenu: 'Stäng menyn',
};
