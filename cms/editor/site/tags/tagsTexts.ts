import { getTexts } from '../../loadedTexts';

/** Texts of the tags panel. */
export const tagsTexts = getTexts('tags');
