import { getTexts } from '../loadedTexts';

/** Texts of choosing links. */
export const linkTexts = getTexts('links');
