import { getTexts } from './loadedTexts';

/** Texts of the editor. */
export const texts = getTexts('frame');
