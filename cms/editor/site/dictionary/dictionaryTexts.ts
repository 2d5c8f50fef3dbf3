import { getTexts } from '../../loadedTexts';

/** Texts of the dictionary panel. */
export const dictionaryTexts = getTexts('dictionary');
