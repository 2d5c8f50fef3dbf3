/** Words for a value of a field, in addition to other meanings: `elbil` finds electric cars. */
export interface ValueSynonym {
  words: readonly string[];
  field: string;
  /** Values in all languages of the markets; values that an index lacks are ignored. */
  values: readonly string[];
}

/** Words that also find other texts: `vw` also finds Volkswagen. */
export interface TextSynonym {
  words: readonly string[];
  texts: readonly string[];
}

/** A language's vocabulary for car searches. Case and diacritics are ignored. */
export interface LanguageWords {
  /** Stop words, which match every document, such as `bil`. */
  ignored: readonly string[];
  synonyms: readonly (ValueSynonym | TextSynonym)[];
  /** Parts of compound words, such as `panorama` and `tak`. */
  compoundSegments: readonly string[];
}
