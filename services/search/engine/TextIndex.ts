import { documentTerms } from '../analysis/documentTerms';
import type { WeightedTexts } from '../analysis/TermReader';
import type { TextWeight } from '../indexDefinition';
import { packPostings, unpackPostings, type PackedPostings } from './packPostings';
import { Posting } from './Posting';
import { Vocabulary, type VocabularySnapshot } from './Vocabulary';

/** Texts whose words are remembered, so that the equipment of a trim is read once. */
const REMEMBERED = 50_000;

/** Heaviest first. */
const WEIGHTS = [3, 2, 1] as const;

export interface TextSnapshot {
  vocabulary: VocabularySnapshot;
  /** Of each word in turn, those of each weight. */
  postings: PackedPostings;
}

/** Where each word stands: documents by word, apart for each weight. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  /** By word number; a word's postings by weight. */
  readonly #postings: Partial<Record<TextWeight, Posting>>[] = [];
  /** Numbers of the words of a text. */
  readonly #numbersOf = new Map<string, readonly number[]>();
  /** By word number, while a document is read: the weight of the word's weightiest place, or 0. */
  #weights = new Uint8Array(1024);

  constructor(private readonly compounds: ReadonlySet<string>) {}

  /** The document is not in it; the index has room for so many slots. */
  add(slot: number, fields: readonly WeightedTexts[], capacity: number): void {
    this.#eachWord(fields, (number, weight) => {
      this.vocabulary.use(number);
      const postings = (this.#postings[number] ??= {});
      (postings[weight] ??= new Posting()).add(slot, capacity);
    });
  }

  /** The texts are those that the document was added with. */
  remove(slot: number, fields: readonly WeightedTexts[]): void {
    this.#eachWord(fields, (number, weight) => {
      this.vocabulary.release(number);
      this.#postings[number]?.[weight]?.remove(slot);
    });
  }

  /** Documents with the word, heaviest first. */
  postingsOf(number: number): { weight: TextWeight; posting: Posting }[] {
    const postings = this.#postings[number] ?? {};
    return WEIGHTS.flatMap((weight) => {
      const posting = postings[weight];
      return posting && posting.count > 0 ? [{ weight, posting }] : [];
    });
  }

  toSnapshot(): TextSnapshot {
    const postings = this.#postings.flatMap((byWeight) =>
      WEIGHTS.map((weight) => byWeight[weight]),
    );
    return { vocabulary: this.vocabulary.toSnapshot(), postings: packPostings(postings) };
  }

  restore({ vocabulary, postings }: TextSnapshot): void {
    this.vocabulary.restore(vocabulary);
    for (const [at, posting] of unpackPostings(postings).entries()) {
      const byWeight = (this.#postings[Math.floor(at / WEIGHTS.length)] ??= {});
      if (posting) byWeight[WEIGHTS[at % WEIGHTS.length] as TextWeight] = posting;
    }
    this.#reserve(vocabulary.words.length);
  }

  /** Gives every word of a document once, with the weight of its weightiest place. */
  #eachWord(
    fields: readonly WeightedTexts[],
    take: (number: number, weight: TextWeight) => void,
  ): void {
    const found: number[] = [];
    for (const { texts, weight } of fields) {
      for (const text of texts) {
        for (const number of this.#wordsOf(text)) {
          const known = this.#weights[number] as number;
          if (known === 0) found.push(number);
          if (known < weight) this.#weights[number] = weight;
        }
      }
    }
    for (const number of found) {
      take(number, this.#weights[number] as TextWeight);
      this.#weights[number] = 0;
    }
  }

  #reserve(number: number): void {
    if (number < this.#weights.length) return;
    const grown = new Uint8Array(Math.max(number + 1, this.#weights.length * 2));
    grown.set(this.#weights);
    this.#weights = grown;
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
