import { getTexts } from '../loadedTexts';

/** Texts about signing in, accounts and sessions. */
export const peopleTexts = getTexts('people');
