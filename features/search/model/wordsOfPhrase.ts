import { fold } from '../../../domain/search/fold';
import { foldList } from './wordLists';
import type { SearchWords } from './words/searchWords';

/** A word of a phrase as it was written. */
export interface PhraseWord {
  text: string;
  /** Whether a comma or a full stop follows. */
  endsClause: boolean;
}

/** Further words are ignored. */
const MAX_WORDS = 60;
/** Longer words are cut; names and numbers are shorter. */
const MAX_WORD_LENGTH = 60;

/** Characters that always separate words; others may be part of a word, as in `kr/mån` and `ID.4`. */
const separators = /[\s·•∙‧・|¦—―…_~*=!?¿¡"“”„«»()[\]{}]+/u;

/**
 * Splits a text into words. Full-width and styled letters become plain ones. A negation that is joined to
 * another word, as in `non-diesel` and `diesel/nej`, becomes a separate word.
 */
export function wordsOfPhrase(text: string, languages: readonly SearchWords[]): PhraseWord[] {
  const words: PhraseWord[] = [];
  for (const piece of text.normalize('NFKC').split(separators)) {
    for (const clause of withDecimalPoints(piece).split(/(?<=[,;])|(?<=\p{L}[.!?:])$/u)) {
      const clauseWords = splitJoinedNegation(clause.replace(/[,;]+$/, ''), languages).filter(
        Boolean,
      );
      const ends = /[,;.]$/.test(clause);
      words.push(
        ...clauseWords.map((clauseWord, at) => ({
          text: clauseWord,
          endsClause: ends && at === clauseWords.length - 1,
        })),
      );
      const last = words.at(-1);
      if (clauseWords.length === 0 && ends && last) last.endsClause = true;
    }
  }
  return words
    .slice(0, MAX_WORDS)
    .map(({ text: word, endsClause }) => ({ text: word.slice(0, MAX_WORD_LENGTH), endsClause }));
}

/** Writes `2,0` as `2.0`, as stocks write engine sizes; otherwise the comma would end a clause. */
const withDecimalPoints = (text: string): string =>
  text.replace(/(?<![\d,.])(\d{1,3}),(?=\d{1,3}(?![\d,]))/g, '$1.');

/** Splits `non-diesel` into two words; returns any other word as it is. */
function splitJoinedNegation(word: string, languages: readonly SearchWords[]): string[] {
  const match = /^(\p{L}+)[^\p{L}\p{N}]+(\p{L}[\p{L}\p{N}-]*)$/u.exec(word);
  if (!match) return [word];
  const [, first = '', second = ''] = match;
  const isNegation = (candidate: string) =>
    languages.some(({ negations, refusals }) =>
      [negations, refusals].some((list) => foldList(list).includes(fold(candidate))),
    );
  return isNegation(first) || isNegation(second) ? [first, second] : [word];
}
