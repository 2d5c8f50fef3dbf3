import { getTexts } from '../loadedTexts';

/** Texts of the releases view. */
export const releasesTexts = getTexts('releases');
