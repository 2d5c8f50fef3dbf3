import { getTexts } from '../loadedTexts';

/** Texts of the rich text editor. */
export const richTextTexts = getTexts('richText');
