import { MATCH_QUALITY, type WordSource } from '../analysis/readKeyphrase';
import type { SearchIndex } from './SearchIndex';

/** A word of the index's vocabulary that documents contain. */
export interface KnownWord {
  kind: 'word';
  number: number;
  quality: number;
}

/** The vocabulary of an index in memory. */
export function knownWords(index: SearchIndex): WordSource<KnownWord> {
  const { meanings, compounds, columns, text } = index;
  const { vocabulary } = text;
  const toWord = (number: number, quality: number): KnownWord => ({
    kind: 'word',
    number,
    quality,
  });
  return {
    meanings,
    compounds,
    hasValues: (field) => columns.has(field),
    findSynonym: (word) => {
      const number = vocabulary.find(word);
      return number === undefined ? undefined : toWord(number, MATCH_QUALITY.synonym);
    },
    findByPrefix: (word) => {
      const exact = vocabulary.find(word);
      return vocabulary
        .startingWith(word)
        .map((number) =>
          toWord(number, number === exact ? MATCH_QUALITY.exact : MATCH_QUALITY.beginning),
        );
    },
    findSimilar: (word) =>
      vocabulary.similarTo(word).map((number) => toWord(number, MATCH_QUALITY.mistyped)),
  };
}
