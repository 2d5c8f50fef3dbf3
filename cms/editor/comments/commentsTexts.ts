import { getTexts } from '../loadedTexts';

/** Texts for comments. */
export const commentTexts = getTexts('comments');
