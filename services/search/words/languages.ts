import type { Language } from '../../../sites/site.types';
import { fold, wordsOf } from '../../../domain/search/fold';
import { en } from './en';
import { fi } from './fi';
import type { LanguageWords, TextSynonym, ValueSynonym } from './languageWords';
import { nb } from './nb';
import { sk } from './sk';
import { sv } from './sv';

/** What makes are called for short, in every language. */
const makes: LanguageWords = {
  ignored: [],
  synonyms: [
    { words: ['vw', 'volkswagon', 'wolkswagen'], texts: ['volkswagen'] },
    { words: ['merc', 'merca', 'benz', 'mb'], texts: ['mercedes benz'] },
    { words: ['bimmer', 'beamer', 'bmv'], texts: ['bmw'] },
    { words: ['chevy'], texts: ['chevrolet'] },
    { words: ['landrover'], texts: ['land rover'] },
    { words: ['rangerover'], texts: ['range rover'] },
    { words: ['alfa'], texts: ['alfa romeo'] },
    { words: ['citroën'], texts: ['citroen'] },
    { words: ['phev'], texts: ['plug in hybrid'] },
  ],
  compoundParts: [],
};

/** What each language knows. */
export const languageWords: Readonly<Record<Language, LanguageWords>> = { sv, nb, en, sk, fi };

/** What a phrase of one to three words means in some languages. */
export interface Meaning {
  ignored: boolean;
  values: ValueSynonym[];
  texts: TextSynonym[];
}

/** Words of the longest phrase with a meaning of its own. */
export const MAX_PHRASE_WORDS = 3;

/** Folded words that compounds are made of in any of these languages. */
export function compoundsOf(codes: readonly Language[]): ReadonlySet<string> {
  return new Set(codes.flatMap((code) => languageWords[code].compoundParts.map(fold)));
}

/** Meanings by folded phrase, words apart by one blank, in any of these languages. */
export function meaningsOf(codes: readonly Language[]): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const meaningOf = (phrase: string): Meaning => {
    const folded = wordsOf(phrase).join(' ');
    const known = meanings.get(folded) ?? { ignored: false, values: [], texts: [] };
    meanings.set(folded, known);
    return known;
  };
  for (const { ignored, synonyms } of [makes, ...codes.map((code) => languageWords[code])]) {
    for (const word of ignored) meaningOf(word).ignored = true;
    for (const synonym of synonyms) {
      for (const word of synonym.words) {
        if ('field' in synonym) meaningOf(word).values.push(synonym);
        else meaningOf(word).texts.push(synonym);
      }
    }
  }
  return meanings;
}
