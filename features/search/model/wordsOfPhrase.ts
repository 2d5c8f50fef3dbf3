import { fold } from '../../../domain/search/fold';
import { foldList } from './wordLists';
import type { SearchWords } from './words/searchWords';

/** A word of a phrase as it was written. */
export interface PhraseWord {
  text: string;
  /** A comma or a full stop is behind it. */
  endsClause: boolean;
}

/** Words that are read; a search box takes no more characters than that anyhow. */
const maxWords = 60;
/** Characters of a word that are read: names and numbers are shorter. */
const maxWordLength = 60;

/** Characters that always separate words; others may be part of a word, as in `kr/mån` and `ID.4`. */
const dividers = /[\s·•∙‧・|¦—―…_~*=!?¿¡"“”„«»()[\]{}]+/u;

/**
 * The words of a text, split at any separator. Wide and styled letters are read as plain ones; a word for not that is
 * joined to another by a sign is a word on its own: `non-diesel`, `diesel/nej`.
 */
export function wordsOfPhrase(text: string, languages: readonly SearchWords[]): PhraseWord[] {
  const words: PhraseWord[] = [];
  for (const piece of text.normalize('NFKC').split(dividers)) {
    for (const clause of withDecimalPoints(piece).split(/(?<=[,;])|(?<=\p{L}[.!?:])$/u)) {
      const clauseWords = withoutJoinedNegation(clause.replace(/[,;]+$/, ''), languages).filter(
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
    .slice(0, maxWords)
    .map(({ text: word, endsClause }) => ({ text: word.slice(0, maxWordLength), endsClause }));
}

/** `2,0` as `2.0`: a comma within a number ends no clause, and stocks write engines with a point in every language. */
const withDecimalPoints = (text: string): string =>
  text.replace(/(?<![\d,.])(\d{1,3}),(?=\d{1,3}(?![\d,]))/g, '$1.');

function withoutJoinedNegation(word: string, languages: readonly SearchWords[]): string[] {
  const match = /^(\p{L}+)[^\p{L}\p{N}]+(\p{L}[\p{L}\p{N}-]*)$/u.exec(word);
  if (!match) return [word];
  const [, first = '', second = ''] = match;
  const isNegation = (candidate: string) =>
    languages.some(({ negations, refusals }) =>
      [negations, refusals].some((list) => foldList(list).includes(fold(candidate))),
    );
  return isNegation(first) || isNegation(second) ? [first, second] : [word];
}
