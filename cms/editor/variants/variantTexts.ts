import { getTexts } from '../loadedTexts';

/** Texts about variants. */
export const variantTexts = getTexts('variants');
