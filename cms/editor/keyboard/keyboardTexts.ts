import { getTexts } from '../loadedTexts';

/** Texts of the toolbar at the selection, and of the keyboard shortcuts. */
export const keyboardTexts = getTexts('keyboard');
