import type { Language } from '../sites/site.types';
import { en } from './en';
import { fi } from './fi';
import type { Messages } from './messages';
import { nb } from './nb';
import { sk } from './sk';
import { sv } from './sv';

const byLanguage: Record<Language, Messages> = { sv, nb, en, sk, fi };

/** The default texts of a language; the content platform's dictionary goes over them. */
export function messagesOf(language: Language): Messages {
  return byLanguage[language];
}
