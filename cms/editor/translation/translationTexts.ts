import { getTexts } from '../loadedTexts';

/** Texts about translations. */
export const translationTexts = getTexts('translation');
