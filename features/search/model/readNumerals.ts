import { fold } from '../../../domain/search/fold';
import type { PhraseWord } from './wordsOfPhrase';
import type { Numerals } from './words/numerals';
import type { SearchWords } from './words/searchWords';

/** One or more words of a phrase; in `read`, number words are digits: `four hundred` is `400`. */
export interface NormalizedWord extends PhraseWord {
  read: string;
}

/** Lower numbers stay words, because they are often part of names and phrases: `two seats`, `one owner`. */
const MIN_NUMBER = 20;

/** Maximum number of words in a number. */
const MAX_NUMERAL_WORDS = 8;

/** Replaces number words with digits. The first language that recognises a number decides its value. */
export function readNumerals(
  phraseWords: readonly PhraseWord[],
  languages: readonly SearchWords[],
): NormalizedWord[] {
  const words = phraseWords.map(({ text }) => text);
  const readWords: NormalizedWord[] = [];
  for (let at = 0; at < words.length;) {
    const followsDigit = /\d$/.test(words[at - 1] ?? '');
    const number = languages
      .map(({ numerals }) => readNumberAt(words, at, getReader(numerals), followsDigit))
      .find((numeral) => numeral !== undefined);
    const to = number?.to ?? at + 1;
    const text = words.slice(at, to).join(' ');
    const endsClause = phraseWords[to - 1]?.endsClause ?? false;
    readWords.push({ text, read: number ? String(number.value) : text, endsClause });
    at = to;
  }
  return readWords;
}

/** A number word: a unit such as `five`, a multiplier such as `hundred`, or `and`. */
interface NumeralToken {
  kind: 'unit' | 'times' | 'and';
  value: number;
}

interface NumeralReader {
  tokenByName: ReadonlyMap<string, NumeralToken>;
  /** Number words, the longest first, so that `sextio` (60) is not read as `sex` (6). */
  names: readonly string[];
  ones: ReadonlySet<string>;
}

const readers = new WeakMap<Numerals, NumeralReader>();

function getReader(numerals: Numerals): NumeralReader {
  const cached = readers.get(numerals);
  if (cached) return cached;
  const tokenByName = new Map<string, NumeralToken>();
  for (const word of numerals.and) tokenByName.set(fold(word), { kind: 'and', value: 0 });
  for (const [word, value] of Object.entries(numerals.times)) {
    tokenByName.set(fold(word), { kind: 'times', value });
  }
  for (const [word, value] of Object.entries(numerals.units)) {
    if (!tokenByName.has(fold(word))) tokenByName.set(fold(word), { kind: 'unit', value });
  }
  const names = [...tokenByName.keys()].sort((left, right) => right.length - left.length);
  const reader = { tokenByName, names, ones: new Set(numerals.articles.map(fold)) };
  readers.set(numerals, reader);
  return reader;
}

/** The number that starts at index `from`; undefined if none does, or if it should stay in words. */
function readNumberAt(
  words: readonly string[],
  from: number,
  reader: NumeralReader,
  followsDigit: boolean,
): { value: number; to: number } | undefined {
  let sum = 0;
  let group = 0;
  let last: NumeralToken | undefined;
  let to = from;
  for (let at = from; at < words.length && at < from + MAX_NUMERAL_WORDS; at += 1) {
    const tokens = splitNumerals(words[at] ?? '', reader) ?? readArticle(words, at, reader);
    if (!tokens || !continuesNumber(last, tokens, splitNumerals(words[at + 1] ?? '', reader)))
      break;
    for (const token of tokens) {
      if (token.kind === 'unit') group += token.value;
      if (token.kind === 'times') {
        // A multiplier applies only to the units below it: in Finnish, 350 is `kolme sataa viisi kymmentä`,
        // where `kymmentä` (10) multiplies the 5 and not the 305.
        const below = group % token.value;
        if (token.value < 1000) group += Math.max(below, 1) * token.value - below;
        else {
          sum += (group === 0 ? 1 : group) * token.value;
          group = 0;
        }
      }
      last = token;
    }
    if (last?.kind !== 'and') to = at + 1;
  }
  const value = sum + group;
  // After digits, a multiplier is left to `readAmounts`, which reads `300 thousand` as one amount.
  const startsWithTimes = splitNumerals(words[from] ?? '', reader)?.[0]?.kind === 'times';
  if (to === from || (followsDigit && startsWithTimes)) return undefined;
  return value >= MIN_NUMBER ? { value, to } : undefined;
}

/** Reads `a` as 1, only before a multiplier: `a hundred`. */
function readArticle(
  words: readonly string[],
  at: number,
  reader: NumeralReader,
): readonly NumeralToken[] | undefined {
  const isOne = reader.ones.has(fold(words[at] ?? ''));
  const isTimes = splitNumerals(words[at + 1] ?? '', reader)?.[0]?.kind === 'times';
  return isOne && isTimes ? [{ kind: 'unit', value: 1 }] : undefined;
}

/** Whether a number continues with these tokens: `twenty five`, `two hundred and fifty`, not `five six`. */
function continuesNumber(
  last: NumeralToken | undefined,
  [first]: readonly NumeralToken[],
  nextTokens: readonly NumeralToken[] | undefined,
): boolean {
  if (!first) return false;
  if (!last) return first.kind !== 'and';
  if (first.kind === 'times') return last.kind !== 'and';
  // `and` separates two numbers of the same kind: `three hundred and four hundred`.
  const isSmall = nextTokens?.[0]?.kind !== 'times' || nextTokens[0].value > 100;
  if (first.kind === 'and') return last.kind === 'times' && last.value === 100;
  if (last.kind === 'and') return isSmall;
  return last.kind === 'times' || (last.value >= 20 && first.value < 10);
}

/** Splits a word into number words; undefined if it is not a number. */
function splitNumerals(
  word: string,
  { tokenByName, names }: NumeralReader,
): readonly NumeralToken[] | undefined {
  const tokens: NumeralToken[] = [];
  let remaining = fold(word).replace(/(?<=\p{L})-(?=\p{L})/gu, '');
  while (remaining !== '') {
    const name = names.find((prefix) => remaining.startsWith(prefix));
    const token = name === undefined ? undefined : tokenByName.get(name);
    if (name === undefined || !token) return undefined;
    tokens.push(token);
    remaining = remaining.slice(name.length);
  }
  return tokens.length > 0 ? tokens : undefined;
}
