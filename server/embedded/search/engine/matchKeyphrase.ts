import { splitCompound } from '../analysis/compounds';
import { wordsOf } from '../analysis/fold';
import { LONGEST_PHRASE } from '../words/languages';
import { plainIdentifier } from './IdentifierColumn';
import type { SearchIndex } from './SearchIndex';

/** How well a document's word fits the one asked for; times the weight of its place it is its score. */
export const QUALITY = { exact: 4, synonym: 3, beginning: 2, mistyped: 1 } as const;

/** What documents must fulfil. */
export type Match =
  | { kind: 'everything' }
  | { kind: 'all' | 'any'; parts: Match[] }
  | { kind: 'word'; number: number; quality: number }
  | { kind: 'values'; field: string; values: readonly string[] }
  | { kind: 'identifier'; plain: string };

/** Shortest text that may be a whole identifier, such as a registration number. */
const SHORTEST_IDENTIFIER = 4;

/**
 * What a keyphrase asks of documents: every word, in the sense of search.md. One part for each word or
 * phrase with a meaning of its own. The whole may also be an identifier.
 */
export function readKeyphrase(index: SearchIndex, keyphrase: string): Match[] {
  const words = [...new Set(wordsOf(keyphrase))];
  const parts: Match[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = longestPhrase(index, words, at);
    parts.push(readPhrase(index, phrase));
    at += phrase.split(' ').length;
  }
  return parts;
}

/** The identifier that a whole keyphrase may be. */
export function readIdentifier(keyphrase: string): Match | undefined {
  const plain = plainIdentifier(keyphrase);
  const mayBe = plain.length >= SHORTEST_IDENTIFIER && /\p{N}/u.test(plain);
  return mayBe ? { kind: 'identifier', plain } : undefined;
}

function longestPhrase({ meanings }: SearchIndex, words: readonly string[], at: number): string {
  for (let length = LONGEST_PHRASE; length > 1; length -= 1) {
    const phrase = words.slice(at, at + length);
    if (phrase.length === length && meanings.has(phrase.join(' '))) return phrase.join(' ');
  }
  return words[at] ?? '';
}

function readPhrase(index: SearchIndex, phrase: string): Match {
  const meant = meantBy(index, phrase);
  if (meant) return meant;
  const written = all(phrase.split(' ').map((word) => asWritten(index, word)));
  if (isPossible(written)) return written;
  return orElse(compound(index, phrase), () => mistyped(index, phrase));
}

/** A phrase that stands for values or for nothing, rather than for itself. */
function meantBy(index: SearchIndex, phrase: string): Match | undefined {
  const meaning = index.meanings.get(phrase);
  const values = meaning?.values.filter(({ field }) => index.columns.has(field)) ?? [];
  if (values.length > 0) {
    return any(values.map((synonym) => ({ kind: 'values', ...synonym })));
  }
  return meaning?.ignored ? { kind: 'everything' } : undefined;
}

/** Words that are or begin so, and what the word also finds. */
function asWritten({ text, meanings }: SearchIndex, word: string): Match {
  const { vocabulary } = text;
  const exact = vocabulary.find(word);
  const beginning = vocabulary.startingWith(word).map((number): Match => ({
    kind: 'word',
    number,
    quality: number === exact ? QUALITY.exact : QUALITY.beginning,
  }));
  const synonyms = (meanings.get(word)?.texts ?? []).flatMap(({ texts }) => texts);
  const also = synonyms.map((phrase) =>
    all(
      wordsOf(phrase).map((other) => {
        const number = vocabulary.find(other);
        return number === undefined ? any([]) : { kind: 'word', number, quality: QUALITY.synonym };
      }),
    ),
  );
  return any([...beginning, ...also]);
}

/** Both parts of a compound that no document has as a whole. */
function compound(index: SearchIndex, word: string): Match | undefined {
  const parts = splitCompound(word, index.compounds);
  if (!parts) return undefined;
  const matches = parts.map((part) => meantBy(index, part) ?? asWritten(index, part));
  return matches.every(isPossible) ? all(matches) : undefined;
}

function mistyped({ text }: SearchIndex, word: string): Match {
  const similar = text.vocabulary.similarTo(word);
  return any(similar.map((number) => ({ kind: 'word', number, quality: QUALITY.mistyped })));
}

const all = (parts: Match[]): Match => ({ kind: 'all', parts });
const any = (parts: Match[]): Match => ({ kind: 'any', parts });

const orElse = (match: Match | undefined, other: () => Match): Match => match ?? other();

/** Whether some document may fulfil it, as far as its words tell. */
function isPossible(match: Match): boolean {
  if (match.kind === 'all') return match.parts.every(isPossible);
  if (match.kind === 'any') return match.parts.some(isPossible);
  return true;
}
