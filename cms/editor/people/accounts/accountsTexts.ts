import { getTexts } from '../../loadedTexts';

/** Texts of the view of accounts and the audit trail. */
export const viewTexts = getTexts('accounts');
