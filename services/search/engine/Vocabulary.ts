import { allowedEdits, isWithinEdits } from '../../../domain/search/editDistance';

/** Numbers of words, and the words that a mistyped one may mean are remembered for so many words. */
const REMEMBERED = 1000;

export interface VocabularySnapshot {
  /** By number. */
  words: readonly string[];
  /** How many documents have each. */
  uses: Uint32Array;
}

/**
 * The words of an index, numbered in the order in which they came, and how many documents have each.
 * Words that no document has any more stay numbered but are not found.
 */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #uses: number[] = [];
  readonly #letters: number[] = [];
  /** Numbers in the order of their words; made when first asked for. */
  #sorted: Uint32Array | undefined;
  readonly #similar = new Map<string, number[]>();

  /** The word's number; a new word gets the next. */
  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    this.#uses.push(0);
    this.#letters.push(lettersOf(word));
    this.#sorted = undefined;
    return number;
  }

  toSnapshot(): VocabularySnapshot {
    return { words: this.#words, uses: Uint32Array.from(this.#uses) };
  }

  restore({ words, uses }: VocabularySnapshot): void {
    for (const word of words) this.#uses[this.numberOf(word)] = uses[this.#words.length - 1] ?? 0;
  }

  /** Counts more documents with the word. */
  use(number: number, more = 1): void {
    const uses = this.#uses[number] ?? 0;
    if (uses === 0) this.#similar.clear();
    this.#uses[number] = uses + more;
  }

  /** Counts one document less with the word. */
  release(number: number): void {
    const uses = (this.#uses[number] ?? 0) - 1;
    if (uses === 0) this.#similar.clear();
    this.#uses[number] = uses;
  }

  wordOf(number: number): string {
    return this.#words[number] ?? '';
  }

  find(word: string): number | undefined {
    const number = this.#numbers.get(word);
    return number !== undefined && this.#isUsed(number) ? number : undefined;
  }

  /** Numbers of the words that begin so, the word itself among them. */
  startingWith(beginning: string): number[] {
    const sorted = (this.#sorted ??= this.#sort());
    const found: number[] = [];
    for (let at = this.#lowerBound(sorted, beginning); at < sorted.length; at += 1) {
      const number = sorted[at] ?? 0;
      if (!this.wordOf(number).startsWith(beginning)) break;
      if (this.#isUsed(number)) found.push(number);
    }
    return found;
  }

  /** Numbers of the words that a mistyped one may mean. */
  similarTo(word: string): readonly number[] {
    const edits = allowedEdits(word);
    if (edits === 0) return [];
    const known = this.#similar.get(word);
    if (known) return known;
    const letters = lettersOf(word);
    const found: number[] = [];
    for (let number = 0; number < this.#words.length; number += 1) {
      // Every edit adds and takes away one letter at most, which rules out nearly all words at once.
      if (differences(letters, this.#letters[number] ?? 0) > 2 * edits) continue;
      if (this.#isUsed(number) && isWithinEdits(word, this.wordOf(number), edits)) {
        found.push(number);
      }
    }
    if (this.#similar.size >= REMEMBERED) this.#similar.clear();
    this.#similar.set(word, found);
    return found;
  }

  #isUsed(number: number): boolean {
    return (this.#uses[number] ?? 0) > 0;
  }

  #sort(): Uint32Array {
    const words = this.#words.map((word, number) => ({ word, number }));
    words.sort((a, b) => (a.word < b.word ? -1 : 1));
    return Uint32Array.from(words, ({ number }) => number);
  }

  #lowerBound(sorted: Uint32Array, beginning: string): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.wordOf(sorted[middle] ?? 0) < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Which letters a word has, one bit each; digits and other letters share the last bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    letters |= 1 << Math.min(31, Math.max(0, word.charCodeAt(at) - 97));
  }
  return letters;
}

function differences(a: number, b: number): number {
  let word = a ^ b;
  let count = 0;
  for (; word !== 0; word &= word - 1) count += 1;
  return count;
}
