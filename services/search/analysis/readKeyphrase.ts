import { MAX_PHRASE_WORDS, type Meaning } from '../words/languages';
import { splitCompound } from './compounds';
import { fold, splitWords } from '../../../domain/search/fold';

/**
 * How well a word of a document matches a searched one. The score is this times the weight of the word's
 * field.
 */
export const MATCH_QUALITY = { exact: 4, synonym: 3, beginning: 2, mistyped: 1 } as const;

/** Score of a document that matches by identifier: above all words. */
export const IDENTIFIER_POINTS = 255;

/** A condition for documents. `Word` is an engine's condition that a document contains a word. */
export type Match<Word> =
  | { kind: 'everything' }
  | { kind: 'all' | 'any'; conditions: Match<Word>[] }
  | { kind: 'values'; field: string; values: readonly string[] }
  | IdentifierMatch
  | Word;

export interface IdentifierMatch {
  kind: 'identifier';
  /** In the form that `plainIdentifier` returns. */
  plain: string;
}

/** An engine's condition for a word. */
export interface WordKind {
  kind: 'word';
}

/** The vocabulary of an index. All words are folded; a word that occurs in no document is not found. */
export interface WordSource<Word extends WordKind> {
  meanings: ReadonlyMap<string, Meaning>;
  /** Words that compounds are made of. */
  compounds: ReadonlySet<string>;
  /** Whether filters may name the field. */
  hasValues: (field: string) => boolean;
  /** The word itself, when it comes from a synonym; undefined if no document contains it. */
  findSynonym: (word: string) => Word | undefined;
  /** The word itself and the words that start with it. */
  findByPrefix: (word: string) => Word[];
  /** Words that are similar to a mistyped one. */
  findSimilar: (word: string) => Word[];
}

/** Minimum length of an identifier, such as a registration. */
const MIN_IDENTIFIER_CHARACTERS = 4;

/**
 * The conditions of a keyphrase: every word must match, as search.md defines it. Each word, or phrase with a
 * special meaning, is one condition.
 */
export function readKeyphrase<Word extends WordKind>(
  source: WordSource<Word>,
  keyphrase: string,
): Match<Word>[] {
  const words = [...new Set(splitWords(keyphrase))];
  const reader = new PhraseReader(source);
  const conditions: Match<Word>[] = [];
  for (let position = 0; position < words.length;) {
    const phrase = findLongestPhrase(source.meanings, words, position);
    conditions.push(reader.read(phrase));
    position += phrase.split(' ').length;
  }
  return conditions;
}

/** The identifier that a keyphrase may be as a whole; undefined if it cannot be one. */
export function readIdentifier(keyphrase: string): IdentifierMatch | undefined {
  const plain = plainIdentifier(keyphrase);
  const canBeIdentifier = plain.length >= MIN_IDENTIFIER_CHARACTERS && /\p{N}/u.test(plain);
  return canBeIdentifier ? { kind: 'identifier', plain } : undefined;
}

/** Letters and digits of an identifier, folded and without separators. */
export const plainIdentifier = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

function findLongestPhrase(
  meanings: ReadonlyMap<string, Meaning>,
  words: readonly string[],
  position: number,
): string {
  for (let length = MAX_PHRASE_WORDS; length > 1; length -= 1) {
    const phrase = words.slice(position, position + length);
    if (phrase.length === length && meanings.has(phrase.join(' '))) return phrase.join(' ');
  }
  return words[position] ?? '';
}

class PhraseReader<Word extends WordKind> {
  constructor(private readonly source: WordSource<Word>) {}

  read(phrase: string): Match<Word> {
    const special = this.#specialMeaning(phrase);
    if (special) return special;
    const literal = this.#combineAll(phrase.split(' ').map((word) => this.#literal(word)));
    if (this.#isPossible(literal)) return literal;
    return this.#compound(phrase) ?? this.#combineAny(this.source.findSimilar(phrase));
  }

  /**
   * The match of a phrase with a special meaning: values of fields, or everything if the phrase is ignored.
   * Undefined for other phrases.
   */
  #specialMeaning(phrase: string): Match<Word> | undefined {
    const meaning = this.source.meanings.get(phrase);
    const values = meaning?.values.filter(({ field }) => this.source.hasValues(field)) ?? [];
    if (values.length > 0) {
      return this.#combineAny(
        values.map(({ field, values }) => ({ kind: 'values', field, values })),
      );
    }
    return meaning?.ignored ? { kind: 'everything' } : undefined;
  }

  /** Matches the word, words that start with it, and its synonyms. */
  #literal(word: string): Match<Word> {
    const synonyms = (this.source.meanings.get(word)?.texts ?? []).flatMap(({ texts }) => texts);
    const synonymMatches = synonyms.map((phrase) =>
      this.#combineAll(
        splitWords(phrase).map((word) => this.source.findSynonym(word) ?? this.#combineAny([])),
      ),
    );
    return this.#combineAny([...this.source.findByPrefix(word), ...synonymMatches]);
  }

  /**
   * Matches both words of a compound; undefined if the word is no compound or one of them occurs in no
   * document.
   */
  #compound(word: string): Match<Word> | undefined {
    const components = splitCompound(word, this.source.compounds);
    if (!components) return undefined;
    const matches = components.map(
      (component) => this.#specialMeaning(component) ?? this.#literal(component),
    );
    return matches.every((match) => this.#isPossible(match))
      ? this.#combineAll(matches)
      : undefined;
  }

  /** Whether the match can select any document, by the words that exist. */
  #isPossible(match: Match<Word>): boolean {
    if (match.kind === 'all')
      return match.conditions.every((condition) => this.#isPossible(condition));
    if (match.kind === 'any')
      return match.conditions.some((condition) => this.#isPossible(condition));
    return true;
  }

  #combineAll(conditions: Match<Word>[]): Match<Word> {
    return { kind: 'all', conditions };
  }

  #combineAny(conditions: Match<Word>[]): Match<Word> {
    return { kind: 'any', conditions };
  }
}
