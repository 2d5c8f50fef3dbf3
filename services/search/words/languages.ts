import type { Language } from '../../../sites/site.types';
import { fold, splitWords } from '../../../domain/search/fold';
import { en } from './en';
import { fi } from './fi';
import type { LanguageWords, TextSynonym, ValueSynonym } from './languageWords';
import { nb } from './nb';
import { sk } from './sk';
import { sv } from './sv';

/** Abbreviated and misspelt names of makes, in all languages. */
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
  compoundSegments: [],
};

/** Vocabulary by language. */
export const languageWords: Readonly<Record<Language, LanguageWords>> = { sv, nb, en, sk, fi };

/** Meaning of a phrase in some languages. */
export interface Meaning {
  ignored: boolean;
  values: ValueSynonym[];
  texts: TextSynonym[];
}

/** Maximum number of words in a phrase with a special meaning. */
export const MAX_PHRASE_WORDS = 3;

/** Returns the normalised parts of compound words in these languages. */
export function collectCompoundSegments(codes: readonly Language[]): ReadonlySet<string> {
  return new Set(codes.flatMap((code) => languageWords[code].compoundSegments.map(fold)));
}

/** Returns meanings in these languages by normalised phrase; its words are separated by single spaces. */
export function collectMeanings(codes: readonly Language[]): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const getOrCreateMeaning = (phrase: string): Meaning => {
    const folded = splitWords(phrase).join(' ');
    const meaning = meanings.get(folded) ?? { ignored: false, values: [], texts: [] };
    meanings.set(folded, meaning);
    return meaning;
  };
  for (const { ignored, synonyms } of [makes, ...codes.map((code) => languageWords[code])]) {
    for (const word of ignored) getOrCreateMeaning(word).ignored = true;
    for (const synonym of synonyms) {
      for (const word of synonym.words) {
        if ('field' in synonym) getOrCreateMeaning(word).values.push(synonym);
        else getOrCreateMeaning(word).texts.push(synonym);
      }
    }
  }
  return meanings;
}
