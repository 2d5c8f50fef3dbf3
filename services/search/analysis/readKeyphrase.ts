import { MAX_PHRASE_WORDS, type Meaning } from '../words/languages';
import { splitCompound } from './compounds';
import { fold, wordsOf } from '../../../domain/search/fold';

/** How well a document's word fits the one asked for; times the weight of its place it is its score. */
export const QUALITY = { exact: 4, synonym: 3, beginning: 2, mistyped: 1 } as const;

/** Score of a document whose identifier was asked for: above all words. */
export const IDENTIFIER_POINTS = 255;

/** What documents must fulfil. `Word` is how an engine says that they have a word. */
export type Match<Word> =
  | { kind: 'everything' }
  | { kind: 'all' | 'any'; parts: Match<Word>[] }
  | { kind: 'values'; field: string; values: readonly string[] }
  | IdentifierMatch
  | Word;

export interface IdentifierMatch {
  kind: 'identifier';
  /** As `plainIdentifier` makes it. */
  plain: string;
}

/** A match that has no parts; what an engine calls a word. */
export interface WordKind {
  kind: 'word';
}

/** What an index knows about words. Words are folded; those that no document has are not found. */
export interface WordSource<Word extends WordKind> {
  meanings: ReadonlyMap<string, Meaning>;
  /** Words that compounds are made of. */
  compounds: ReadonlySet<string>;
  /** Whether filters may name the field. */
  hasValues: (field: string) => boolean;
  /** The word itself, as what a synonym stands for. */
  synonym: (word: string) => Word | undefined;
  /** The word itself and those that begin so. */
  beginning: (word: string) => Word[];
  /** Words that a mistyped one may mean. */
  similar: (word: string) => Word[];
}

/** Shortest text that may be a whole identifier, such as a registration number. */
const SHORTEST_IDENTIFIER = 4;

/**
 * What a keyphrase asks of documents: every word, in the sense of search.md. One part for each word or
 * phrase with a meaning of its own. The whole may also be an identifier.
 */
export function readKeyphrase<Word extends WordKind>(
  source: WordSource<Word>,
  keyphrase: string,
): Match<Word>[] {
  const words = [...new Set(wordsOf(keyphrase))];
  const reader = new PhraseReader(source);
  const parts: Match<Word>[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = longestPhrase(source.meanings, words, at);
    parts.push(reader.read(phrase));
    at += phrase.split(' ').length;
  }
  return parts;
}

/** The identifier that a whole keyphrase may be. */
export function readIdentifier(keyphrase: string): IdentifierMatch | undefined {
  const plain = plainIdentifier(keyphrase);
  const mayBe = plain.length >= SHORTEST_IDENTIFIER && /\p{N}/u.test(plain);
  return mayBe ? { kind: 'identifier', plain } : undefined;
}

/** Letters and digits of an identifier, folded and without what stands between them. */
export const plainIdentifier = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

function longestPhrase(
  meanings: ReadonlyMap<string, Meaning>,
  words: readonly string[],
  at: number,
): string {
  for (let length = MAX_PHRASE_WORDS; length > 1; length -= 1) {
    const phrase = words.slice(at, at + length);
    if (phrase.length === length && meanings.has(phrase.join(' '))) return phrase.join(' ');
  }
  return words[at] ?? '';
}

class PhraseReader<Word extends WordKind> {
  constructor(private readonly source: WordSource<Word>) {}

  read(phrase: string): Match<Word> {
    const meant = this.#meantBy(phrase);
    if (meant) return meant;
    const written = this.#all(phrase.split(' ').map((word) => this.#asWritten(word)));
    if (this.#isPossible(written)) return written;
    return this.#compound(phrase) ?? this.#any(this.source.similar(phrase));
  }

  /** A phrase that stands for values or for nothing, rather than for itself. */
  #meantBy(phrase: string): Match<Word> | undefined {
    const meaning = this.source.meanings.get(phrase);
    const values = meaning?.values.filter(({ field }) => this.source.hasValues(field)) ?? [];
    if (values.length > 0) {
      return this.#any(values.map(({ field, values }) => ({ kind: 'values', field, values })));
    }
    return meaning?.ignored ? { kind: 'everything' } : undefined;
  }

  /** Words that are or begin so, and what the word also finds. */
  #asWritten(word: string): Match<Word> {
    const synonyms = (this.source.meanings.get(word)?.texts ?? []).flatMap(({ texts }) => texts);
    const also = synonyms.map((phrase) =>
      this.#all(wordsOf(phrase).map((other) => this.source.synonym(other) ?? this.#any([]))),
    );
    return this.#any([...this.source.beginning(word), ...also]);
  }

  /** Both parts of a compound that no document has as a whole. */
  #compound(word: string): Match<Word> | undefined {
    const parts = splitCompound(word, this.source.compounds);
    if (!parts) return undefined;
    const matches = parts.map((part) => this.#meantBy(part) ?? this.#asWritten(part));
    return matches.every((match) => this.#isPossible(match)) ? this.#all(matches) : undefined;
  }

  /** Whether some document may fulfil it, as far as its words tell. */
  #isPossible(match: Match<Word>): boolean {
    if (match.kind === 'all') return match.parts.every((part) => this.#isPossible(part));
    if (match.kind === 'any') return match.parts.some((part) => this.#isPossible(part));
    return true;
  }

  #all(parts: Match<Word>[]): Match<Word> {
    return { kind: 'all', parts };
  }

  #any(parts: Match<Word>[]): Match<Word> {
    return { kind: 'any', parts };
  }
}
