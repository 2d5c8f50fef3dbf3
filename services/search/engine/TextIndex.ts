import { documentTerms } from '../analysis/documentTerms';
import type { WeightedTexts } from '../analysis/TermReader';
import type { TextWeight } from '../indexDefinition';
import { emptyBits } from './bits';
import { packPostings, unpackPostings, type PackedPostings } from './packPostings';
import { Posting } from './Posting';
import { Vocabulary, type VocabularySnapshot } from './Vocabulary';

/** Texts whose words are remembered, so that the equipment of a trim is read once. */
const REMEMBERED = 50_000;

/** Heaviest first. */
const WEIGHTS = [3, 2, 1] as const;
export const LIGHTEST = 1;

/** Where the postings of a word with a weight stand among all. */
const placeOf = (number: number, weight: TextWeight): number =>
  number * WEIGHTS.length + WEIGHTS[0] - weight;

export interface TextSnapshot {
  vocabulary: VocabularySnapshot;
  /** Postings by word, then by weight. */
  postings: PackedPostings;
}

/** Where each word stands: documents by word, apart for each weight. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  /** Postings by word number and weight (`placeOf`). */
  readonly #postings: (Posting | undefined)[] = [];
  /** Numbers of the words of a text. */
  readonly #numbersOf = new Map<string, readonly number[]>();
  /** By word number, while a document is read: the weight of the word's weightiest place, or 0. */
  #weights = new Uint8Array(1024);
  /** The words of the document that is read. */
  #found = new Uint32Array(1024);

  constructor(private readonly compounds: ReadonlySet<string>) {}

  /** The document is not in it; the index has room for so many slots. */
  add(slot: number, fields: readonly WeightedTexts[], capacity: number): void {
    this.#eachWord(fields, (number, weight) => {
      this.vocabulary.use(number);
      (this.#postings[placeOf(number, weight)] ??= new Posting()).add(slot, capacity);
    });
  }

  /**
   * Adds texts that many documents have, with the lightest weight, to documents that were added: once a word instead
   * of once a document.
   */
  addListed(lists: Iterable<readonly [text: string, posting: Posting]>, capacity: number): void {
    const listed = new Map<number, Posting[]>();
    for (const [text, posting] of lists) {
      for (const number of this.#wordsOf(text)) {
        const known = listed.get(number);
        if (known) known.push(posting);
        else listed.set(number, [posting]);
      }
    }
    for (const [number, postings] of listed) {
      const place = placeOf(number, LIGHTEST);
      const bits = emptyBits(capacity);
      for (const posting of postings) posting.uniteInto(bits);
      for (const { weight, posting } of this.postingsOf(number)) {
        if (weight > LIGHTEST) posting.takeFrom(bits);
      }
      const had = this.#postings[place];
      had?.uniteInto(bits);
      const added = Posting.of(bits, capacity);
      this.vocabulary.use(number, added.count - (had?.count ?? 0));
      this.#postings[place] = added;
    }
  }

  /** The texts are those that the document was added with. */
  remove(slot: number, fields: readonly WeightedTexts[]): void {
    this.#eachWord(fields, (number, weight) => {
      this.vocabulary.release(number);
      this.#postings[placeOf(number, weight)]?.remove(slot);
    });
  }

  /** Documents with the word, heaviest first. */
  postingsOf(number: number): { weight: TextWeight; posting: Posting }[] {
    return WEIGHTS.flatMap((weight) => {
      const posting = this.#postings[placeOf(number, weight)];
      return posting && posting.count > 0 ? [{ weight, posting }] : [];
    });
  }

  toSnapshot(): TextSnapshot {
    return { vocabulary: this.vocabulary.toSnapshot(), postings: packPostings(this.#postings) };
  }

  restore({ vocabulary, postings }: TextSnapshot): void {
    this.vocabulary.restore(vocabulary);
    for (const posting of unpackPostings(postings)) this.#postings.push(posting);
    this.#reserve(vocabulary.words.length);
  }

  /** Gives every word of a document once, with the weight of its weightiest place. */
  #eachWord(
    fields: readonly WeightedTexts[],
    take: (number: number, weight: TextWeight) => void,
  ): void {
    let count = 0;
    for (const { texts, weight } of fields) {
      for (const text of texts) {
        const numbers = this.#wordsOf(text);
        for (let at = 0; at < numbers.length; at += 1) {
          const number = numbers[at] ?? 0;
          const known = this.#weights[number] ?? 0;
          if (known >= weight) continue;
          this.#weights[number] = weight;
          if (known > 0) continue;
          this.#found[count] = number;
          count += 1;
        }
      }
    }
    for (let at = 0; at < count; at += 1) {
      const number = this.#found[at] ?? 0;
      take(number, this.#weights[number] as TextWeight);
      this.#weights[number] = 0;
    }
  }

  #reserve(number: number): void {
    if (number < this.#weights.length) return;
    const size = Math.max(number + 1, this.#weights.length * 2);
    const [weights, found] = [this.#weights, this.#found];
    this.#weights = new Uint8Array(size);
    this.#weights.set(weights);
    this.#found = new Uint32Array(size);
    this.#found.set(found);
  }

  #wordsOf(text: string): readonly number[] {
    const known = this.#numbersOf.get(text);
    if (known) return known;
    const terms = documentTerms(text, this.compounds);
    const numbers = terms.map((term) => this.vocabulary.numberOf(term));
    this.#reserve(Math.max(0, ...numbers));
    if (this.#numbersOf.size >= REMEMBERED) this.#numbersOf.clear();
    this.#numbersOf.set(text, numbers);
    return numbers;
  }
}
