import { getTexts } from '../../loadedTexts';

/** Texts of the redirects panel. */
export const redirectsTexts = getTexts('redirects');
