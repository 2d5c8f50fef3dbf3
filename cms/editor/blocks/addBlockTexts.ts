import { getTexts } from '../loadedTexts';

/** Texts of the dialog that adds a block. */
export const addBlockTexts = getTexts('addBlock');
