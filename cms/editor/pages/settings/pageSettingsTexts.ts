import { getTexts } from '../../loadedTexts';

/** Texts of the page's settings. */
export const pageSettingsTexts = getTexts('pageSettings');
