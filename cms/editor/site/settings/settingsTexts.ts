import { getTexts } from '../../loadedTexts';

/** Texts of the settings panel. */
export const settingsTexts = getTexts('settings');
