import { getTexts } from '../loadedTexts';

/** Texts of the publishing dialog. */
export const publishTexts = getTexts('publishing');
