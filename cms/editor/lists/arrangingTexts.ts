import { getTexts } from '../loadedTexts';

/** Texts for moving, copying and undoing changes of blocks and list items. */
export const arrangingTexts = getTexts('arranging');
