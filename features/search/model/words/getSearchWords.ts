import { isKeyOf } from '../../../../domain/typedKeys';
import { en } from './en';
import { fi } from './fi';
import { nb } from './nb';
import type { SearchWords } from './searchWords';
import { sk } from './sk';
import { sv } from './sv';

/** The search words of each language, by its ISO 639-1 code. */
const searchWords: Readonly<Record<'sv' | 'nb' | 'en' | 'sk' | 'fi', SearchWords>> = {
  sv,
  nb,
  en,
  sk,
  fi,
};

/** The search words for a page: those of its language first, then the English ones. */
export function getSearchWords(language: string): readonly SearchWords[] {
  const languageWords = isKeyOf(searchWords, language) ? searchWords[language] : en;
  return languageWords === en ? [en] : [languageWords, en];
}
