import { getTexts } from '../loadedTexts';

/** Texts about requests to publish. */
export const requestsTexts = getTexts('requests');
