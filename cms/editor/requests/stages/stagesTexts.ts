import { getTexts } from '../../loadedTexts';

/** Texts about the stages of approval of a site. */
export const stagesTexts = getTexts('stages');
