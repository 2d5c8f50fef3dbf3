import { allowedEdits, isWithinEdits } from '../../../domain/search/editDistance';

/** Number of mistyped words whose similar words are cached. */
const MAX_CACHED_WORDS = 1000;

export interface VocabularySnapshot {
  /** Words by number. */
  words: readonly string[];
  /** Number of documents with each word. */
  uses: Uint32Array;
}

/**
 * The words of an index, numbered in the order in which they were added, and the number of documents with
 * each. Words that no document contains any more keep their number but are not found.
 */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #documentCounts: number[] = [];
  readonly #letterBits: number[] = [];
  /** Word numbers, sorted by word; created on first use. */
  #sorted: Uint32Array | undefined;
  readonly #similar = new Map<string, number[]>();

  /** The number of a word, which is added if it is new. */
  numberOf(word: string): number {
    const existing = this.#numbers.get(word);
    if (existing !== undefined) return existing;
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    this.#documentCounts.push(0);
    this.#letterBits.push(createLetterBits(word));
    this.#sorted = undefined;
    return number;
  }

  toSnapshot(): VocabularySnapshot {
    return { words: this.#words, uses: Uint32Array.from(this.#documentCounts) };
  }

  restore({ words, uses }: VocabularySnapshot): void {
    for (const word of words)
      this.#documentCounts[this.numberOf(word)] = uses[this.#words.length - 1] ?? 0;
  }

  /** Adds to the number of documents with a word. */
  use(number: number, more = 1): void {
    const uses = this.#documentCounts[number] ?? 0;
    if (uses === 0) this.#similar.clear();
    this.#documentCounts[number] = uses + more;
  }

  /** Subtracts one from the number of documents with a word. */
  release(number: number): void {
    const uses = (this.#documentCounts[number] ?? 0) - 1;
    if (uses === 0) this.#similar.clear();
    this.#documentCounts[number] = uses;
  }

  wordOf(number: number): string {
    return this.#words[number] ?? '';
  }

  find(word: string): number | undefined {
    const number = this.#numbers.get(word);
    return number !== undefined && this.#isUsed(number) ? number : undefined;
  }

  /** Numbers of the words that start with a text, including the text itself if it is a word. */
  startingWith(prefix: string): number[] {
    const sorted = (this.#sorted ??= this.#sort());
    const numbers: number[] = [];
    for (let position = this.#lowerBound(sorted, prefix); position < sorted.length; position += 1) {
      const number = sorted[position] ?? 0;
      if (!this.wordOf(number).startsWith(prefix)) break;
      if (this.#isUsed(number)) numbers.push(number);
    }
    return numbers;
  }

  /** Numbers of the words that are similar to a mistyped one. */
  similarTo(word: string): readonly number[] {
    const edits = allowedEdits(word);
    if (edits === 0) return [];
    const cached = this.#similar.get(word);
    if (cached) return cached;
    const letters = createLetterBits(word);
    const numbers: number[] = [];
    for (let number = 0; number < this.#words.length; number += 1) {
      // An edit changes at most two letters of the set (one added, one removed), which excludes nearly all
      // words without comparing them.
      if (countDifferences(letters, this.#letterBits[number] ?? 0) > 2 * edits) continue;
      if (this.#isUsed(number) && isWithinEdits(word, this.wordOf(number), edits)) {
        numbers.push(number);
      }
    }
    if (this.#similar.size >= MAX_CACHED_WORDS) this.#similar.clear();
    this.#similar.set(word, numbers);
    return numbers;
  }

  #isUsed(number: number): boolean {
    return (this.#documentCounts[number] ?? 0) > 0;
  }

  #sort(): Uint32Array {
    const words = this.#words.map((word, number) => ({ word, number }));
    words.sort((a, b) => (a.word < b.word ? -1 : 1));
    return Uint32Array.from(words, ({ number }) => number);
  }

  #lowerBound(sorted: Uint32Array, prefix: string): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.wordOf(sorted[middle] ?? 0) < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The letters of a word as bits, one for each from a to z; digits share the first bit, other letters the last. */
function createLetterBits(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) {
    letters |= 1 << Math.min(31, Math.max(0, word.charCodeAt(index) - 97));
  }
  return letters;
}

function countDifferences(a: number, b: number): number {
  let word = a ^ b;
  let count = 0;
  for (; word !== 0; word &= word - 1) count += 1;
  return count;
}
