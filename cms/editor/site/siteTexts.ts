import { getTexts } from '../loadedTexts';

/** Texts of the view for site-wide content. */
export const siteTexts = getTexts('site');
