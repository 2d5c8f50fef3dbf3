import { getTexts } from '../loadedTexts';

/** Texts of the pages view. */
export const pagesTexts = getTexts('pages');
