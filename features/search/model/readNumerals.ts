import { fold } from '../../../domain/search/fold';
import type { PhraseWord } from './wordsOfPhrase';
import type { Numerals } from './words/numerals';
import type { SearchWords } from './words/searchWords';

/** A word of a phrase, and what it is read as: `four hundred` is read as `400`. */
export interface ReadWord extends PhraseWord {
  read: string;
}

/** Numbers below this stay words, since they are parts of names and phrases: `two seats`, `one owner`. */
const minNumber = 20;

/** Words of the longest number. */
const maxNumeralWords = 8;

/** The words of a text with numbers in words as figures, in the first language that reads them. */
export function readNumerals(
  written: readonly PhraseWord[],
  languages: readonly SearchWords[],
): ReadWord[] {
  const words = written.map(({ text }) => text);
  const read: ReadWord[] = [];
  for (let at = 0; at < words.length;) {
    const isBehindFigure = /\d$/.test(words[at - 1] ?? '');
    const number = languages
      .map(({ numerals }) => numberAt(words, at, readerOf(numerals), isBehindFigure))
      .find((found) => found !== undefined);
    const to = number?.to ?? at + 1;
    const text = words.slice(at, to).join(' ');
    const endsClause = written[to - 1]?.endsClause ?? false;
    read.push({ text, read: number ? String(number.value) : text, endsClause });
    at = to;
  }
  return read;
}

/** A word that a number is made of. */
interface Part {
  kind: 'unit' | 'times' | 'and';
  value: number;
}

interface NumeralReader {
  parts: ReadonlyMap<string, Part>;
  /** The longest first, so that `sextio` is not `sex` and more. */
  names: readonly string[];
  ones: ReadonlySet<string>;
}

const readers = new WeakMap<Numerals, NumeralReader>();

function readerOf(numerals: Numerals): NumeralReader {
  const known = readers.get(numerals);
  if (known) return known;
  const parts = new Map<string, Part>();
  for (const word of numerals.and) parts.set(fold(word), { kind: 'and', value: 0 });
  for (const [word, value] of Object.entries(numerals.times)) {
    parts.set(fold(word), { kind: 'times', value });
  }
  for (const [word, value] of Object.entries(numerals.units)) {
    if (!parts.has(fold(word))) parts.set(fold(word), { kind: 'unit', value });
  }
  const names = [...parts.keys()].sort((one, other) => other.length - one.length);
  const reader = { parts, names, ones: new Set(numerals.one.map(fold)) };
  readers.set(numerals, reader);
  return reader;
}

/** The number that begins with a word; undefined where none does, or one that is better left in words. */
function numberAt(
  words: readonly string[],
  from: number,
  reader: NumeralReader,
  isBehindFigure: boolean,
): { value: number; to: number } | undefined {
  let sum = 0;
  let group = 0;
  let last: Part | undefined;
  let to = from;
  for (let at = from; at < words.length && at < from + maxNumeralWords; at += 1) {
    const parts = partsOf(words[at] ?? '', reader) ?? oneBefore(words, at, reader);
    if (!parts || !isNext(last, parts, partsOf(words[at + 1] ?? '', reader))) break;
    for (const part of parts) {
      if (part.kind === 'unit') group += part.value;
      if (part.kind === 'times') {
        // Of `three hundred fifty` only what is below is multiplied again, as Finnish makes tens.
        const below = group % part.value;
        if (part.value < 1000) group += Math.max(below, 1) * part.value - below;
        else {
          sum += (group === 0 ? 1 : group) * part.value;
          group = 0;
        }
      }
      last = part;
    }
    if (last?.kind !== 'and') to = at + 1;
  }
  const value = sum + group;
  // `300 thousand` is read with its figures.
  const startsWithTimes = partsOf(words[from] ?? '', reader)?.[0]?.kind === 'times';
  if (to === from || (isBehindFigure && startsWithTimes)) return undefined;
  return value >= minNumber ? { value, to } : undefined;
}

/** `a hundred`: an article is a number only there. */
function oneBefore(
  words: readonly string[],
  at: number,
  reader: NumeralReader,
): readonly Part[] | undefined {
  const isOne = reader.ones.has(fold(words[at] ?? ''));
  const isTimes = partsOf(words[at + 1] ?? '', reader)?.[0]?.kind === 'times';
  return isOne && isTimes ? [{ kind: 'unit', value: 1 }] : undefined;
}

/** Whether a number goes on with these parts: `twenty five`, `two hundred and fifty`, not `five six`. */
function isNext(
  last: Part | undefined,
  [first]: readonly Part[],
  behind: readonly Part[] | undefined,
): boolean {
  if (!first) return false;
  if (!last) return first.kind !== 'and';
  if (first.kind === 'times') return last.kind !== 'and';
  // Between two numbers of the same kind the word parts them: `three hundred and four hundred`.
  const isSmall = behind?.[0]?.kind !== 'times' || behind[0].value > 100;
  if (first.kind === 'and') return last.kind === 'times' && last.value === 100;
  if (last.kind === 'and') return isSmall;
  return last.kind === 'times' || (last.value >= 20 && first.value < 10);
}

/** The parts that a word is made of; undefined where it is no number. */
function partsOf(word: string, { parts, names }: NumeralReader): readonly Part[] | undefined {
  const found: Part[] = [];
  let rest = fold(word).replace(/(?<=\p{L})-(?=\p{L})/gu, '');
  while (rest !== '') {
    const name = names.find((known) => rest.startsWith(known));
    const part = name === undefined ? undefined : parts.get(name);
    if (name === undefined || !part) return undefined;
    found.push(part);
    rest = rest.slice(name.length);
  }
  return found.length > 0 ? found : undefined;
}
