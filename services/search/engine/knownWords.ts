import { QUALITY, type WordSource } from '../analysis/readKeyphrase';
import type { SearchIndex } from './SearchIndex';

/** A word of the index's vocabulary that documents have. */
export interface KnownWord {
  kind: 'word';
  number: number;
  quality: number;
}

/** The words of an index in memory. */
export function knownWords(index: SearchIndex): WordSource<KnownWord> {
  const { meanings, compounds, columns, text } = index;
  const { vocabulary } = text;
  const known = (number: number, quality: number): KnownWord => ({ kind: 'word', number, quality });
  return {
    meanings,
    compounds,
    hasValues: (field) => columns.has(field),
    synonym: (word) => {
      const number = vocabulary.find(word);
      return number === undefined ? undefined : known(number, QUALITY.synonym);
    },
    beginning: (word) => {
      const exact = vocabulary.find(word);
      return vocabulary
        .startingWith(word)
        .map((number) => known(number, number === exact ? QUALITY.exact : QUALITY.beginning));
    },
    similar: (word) => vocabulary.similarTo(word).map((number) => known(number, QUALITY.mistyped)),
  };
}
