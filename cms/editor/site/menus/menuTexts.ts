import { getTexts } from '../../loadedTexts';

/** Texts of the menu and footer panels. */
export const menuTexts = getTexts('menus');
