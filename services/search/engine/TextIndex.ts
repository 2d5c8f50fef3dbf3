import { documentTerms } from '../analysis/documentTerms';
import type { WeightedTexts } from '../analysis/TermReader';
import type { TextWeight } from '../indexDefinition';
import { emptyBits } from './bits';
import { packPostings, unpackPostings, type PackedPostings } from './packPostings';
import { Posting } from './Posting';
import { Vocabulary, type VocabularySnapshot } from './Vocabulary';

/** Maximum number of texts whose words are cached, so that the equipment of a trim is analysed once. */
const MAX_CACHED_TEXTS = 50_000;

/** The weights of fields, highest first. */
const WEIGHTS = [3, 2, 1] as const;
export const MIN_WEIGHT = 1;

/** Index of the posting of a word with a weight. */
const postingIndex = (number: number, weight: TextWeight): number =>
  number * WEIGHTS.length + WEIGHTS[0] - weight;

export interface TextSnapshot {
  vocabulary: VocabularySnapshot;
  /** Postings by word, then by weight. */
  postings: PackedPostings;
}

/** Inverted index of words: documents by word, separately for each weight. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  /** Postings by word number and weight (`postingIndex`). */
  readonly #postings: (Posting | undefined)[] = [];
  /** Word numbers by text. */
  readonly #numbersByText = new Map<string, readonly number[]>();
  /** While a document is read: the highest weight of each word by its number, or 0. */
  #weights = new Uint8Array(1024);
  /** The numbers of the words of the document that is being read. */
  #documentWords = new Uint32Array(1024);

  constructor(private readonly compounds: ReadonlySet<string>) {}

  /**
   * Adds a document, which must not be in the index yet.
   * @param capacity number of slots that the index has room for
   */
  add(slot: number, fields: readonly WeightedTexts[], capacity: number): void {
    this.#eachWord(fields, (number, weight) => {
      this.vocabulary.use(number);
      (this.#postings[postingIndex(number, weight)] ??= new Posting()).add(slot, capacity);
    });
  }

  /**
   * Adds texts that many documents share, with the lowest weight, to documents that were added already: each
   * word is added once, not once per document.
   */
  addListed(lists: Iterable<readonly [text: string, posting: Posting]>, capacity: number): void {
    const postingsByWord = new Map<number, Posting[]>();
    for (const [text, posting] of lists) {
      for (const number of this.#wordNumbers(text)) {
        const existing = postingsByWord.get(number);
        if (existing) existing.push(posting);
        else postingsByWord.set(number, [posting]);
      }
    }
    for (const [number, postings] of postingsByWord) {
      const index = postingIndex(number, MIN_WEIGHT);
      const bits = emptyBits(capacity);
      for (const posting of postings) posting.addTo(bits);
      for (const { weight, posting } of this.postingsOf(number)) {
        if (weight > MIN_WEIGHT) posting.removeFrom(bits);
      }
      const existing = this.#postings[index];
      existing?.addTo(bits);
      const added = Posting.fromBits(bits, capacity);
      this.vocabulary.use(number, added.count - (existing?.count ?? 0));
      this.#postings[index] = added;
    }
  }

  /**
   * Removes a document.
   * @param fields the texts that the document was added with
   */
  remove(slot: number, fields: readonly WeightedTexts[]): void {
    this.#eachWord(fields, (number, weight) => {
      this.vocabulary.release(number);
      this.#postings[postingIndex(number, weight)]?.remove(slot);
    });
  }

  /** The documents with a word, by weight, highest first. */
  postingsOf(number: number): { weight: TextWeight; posting: Posting }[] {
    return WEIGHTS.flatMap((weight) => {
      const posting = this.#postings[postingIndex(number, weight)];
      return posting && posting.count > 0 ? [{ weight, posting }] : [];
    });
  }

  toSnapshot(): TextSnapshot {
    return { vocabulary: this.vocabulary.toSnapshot(), postings: packPostings(this.#postings) };
  }

  restore({ vocabulary, postings }: TextSnapshot): void {
    this.vocabulary.restore(vocabulary);
    for (const posting of unpackPostings(postings)) this.#postings.push(posting);
    this.#reserveWords(vocabulary.words.length);
  }

  /** Calls `onWord` for every word of a document once, with the highest weight of its fields. */
  #eachWord(
    fields: readonly WeightedTexts[],
    onWord: (number: number, weight: TextWeight) => void,
  ): void {
    let count = 0;
    for (const { texts, weight } of fields) {
      for (const text of texts) {
        const numbers = this.#wordNumbers(text);
        for (let index = 0; index < numbers.length; index += 1) {
          const number = numbers[index] ?? 0;
          const previous = this.#weights[number] ?? 0;
          if (previous >= weight) continue;
          this.#weights[number] = weight;
          if (previous > 0) continue;
          this.#documentWords[count] = number;
          count += 1;
        }
      }
    }
    for (let index = 0; index < count; index += 1) {
      const number = this.#documentWords[index] ?? 0;
      onWord(number, this.#weights[number] as TextWeight);
      this.#weights[number] = 0;
    }
  }

  #reserveWords(number: number): void {
    if (number < this.#weights.length) return;
    const size = Math.max(number + 1, this.#weights.length * 2);
    const [weights, documentWords] = [this.#weights, this.#documentWords];
    this.#weights = new Uint8Array(size);
    this.#weights.set(weights);
    this.#documentWords = new Uint32Array(size);
    this.#documentWords.set(documentWords);
  }

  #wordNumbers(text: string): readonly number[] {
    const cached = this.#numbersByText.get(text);
    if (cached) return cached;
    const terms = documentTerms(text, this.compounds);
    const numbers = terms.map((term) => this.vocabulary.numberOf(term));
    this.#reserveWords(Math.max(0, ...numbers));
    if (this.#numbersByText.size >= MAX_CACHED_TEXTS) this.#numbersByText.clear();
    this.#numbersByText.set(text, numbers);
    return numbers;
  }
}
