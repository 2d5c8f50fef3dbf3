import type { Language } from '../sites/site.types';
import { en, fi, nb, sk, sv } from './catalogues';
import type { Messages } from './messages';

const byLanguage: Record<Language, Messages> = { sv, nb, en, sk, fi };

/** The default texts of a language; the content platform's dictionary overrides them. */
export function messagesOf(language: Language): Messages {
  return byLanguage[language];
}
