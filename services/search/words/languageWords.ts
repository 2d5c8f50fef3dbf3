/** Words that mean a value of a field, whatever else they may stand for: `elbil` means electric cars. */
export interface ValueSynonym {
  words: readonly string[];
  field: string;
  /** Values in any language of a market; those that an index lacks do no harm. */
  values: readonly string[];
}

/** Words that also find what these texts find: `vw` also finds Volkswagen. */
export interface TextSynonym {
  words: readonly string[];
  texts: readonly string[];
}

/** What a language knows about the words of those who search for cars. Case and diacritics do not count. */
export interface LanguageWords {
  /** Words that every document means, such as `bil`. */
  ignored: readonly string[];
  synonyms: readonly (ValueSynonym | TextSynonym)[];
  /** Words that compounds are made of, such as `panorama` and `tak`. */
  compoundParts: readonly string[];
}
