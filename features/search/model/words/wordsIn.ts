import { isKeyOf } from '../../../../domain/typedKeys';
import { en } from './en';
import { fi } from './fi';
import { nb } from './nb';
import type { SearchWords } from './searchWords';
import { sk } from './sk';
import { sv } from './sv';

/** What each language knows, by its ISO 639-1 code. */
const searchWords: Readonly<Record<'sv' | 'nb' | 'en' | 'sk' | 'fi', SearchWords>> = {
  sv,
  nb,
  en,
  sk,
  fi,
};

/** What people write who read a page in a language: its own words first, and English ones. */
export function wordsIn(language: string): readonly SearchWords[] {
  const own = isKeyOf(searchWords, language) ? searchWords[language] : en;
  return own === en ? [en] : [own, en];
}
