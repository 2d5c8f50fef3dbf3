import { documentTerms } from '../analysis/documentTerms';
import type { TextWeight } from '../indexDefinition';
import { Posting } from './Posting';
import { Vocabulary } from './Vocabulary';

export interface WeightedText {
  text: string;
  weight: TextWeight;
}

/** Texts whose words are remembered, so that the equipment of a trim is read once. */
const REMEMBERED = 50_000;

/** Where each word stands: documents by word, apart for each weight. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  /** By word number; a word's postings by weight. */
  readonly #postings: Partial<Record<TextWeight, Posting>>[] = [];
  readonly #termsOf = new Map<string, string[]>();

  constructor(private readonly compounds: ReadonlySet<string>) {}

  /** The document is not in it; the index has room for so many slots. */
  add(slot: number, texts: readonly WeightedText[], capacity: number): void {
    for (const [word, weight] of this.#weights(texts)) {
      const postings = (this.#postings[this.vocabulary.use(word)] ??= {});
      (postings[weight] ??= new Posting()).add(slot, capacity);
    }
  }

  /** The texts are those that the document was added with. */
  remove(slot: number, texts: readonly WeightedText[]): void {
    for (const [word, weight] of this.#weights(texts)) {
      const number = this.vocabulary.release(word);
      if (number !== undefined) this.#postings[number]?.[weight]?.remove(slot);
    }
  }

  /** Documents with the word, heaviest first. */
  postingsOf(number: number): { weight: TextWeight; posting: Posting }[] {
    const postings = this.#postings[number] ?? {};
    return ([3, 2, 1] as const).flatMap((weight) => {
      const posting = postings[weight];
      return posting && posting.count > 0 ? [{ weight, posting }] : [];
    });
  }

  /** Every word of a document once, with the weight of its weightiest place. */
  #weights(texts: readonly WeightedText[]): Map<string, TextWeight> {
    const weights = new Map<string, TextWeight>();
    for (const { text, weight } of texts) {
      for (const term of this.#terms(text)) {
        if ((weights.get(term) ?? 0) < weight) weights.set(term, weight);
      }
    }
    return weights;
  }

  #terms(text: string): string[] {
    let terms = this.#termsOf.get(text);
    if (!terms) {
      terms = documentTerms(text, this.compounds);
      if (this.#termsOf.size >= REMEMBERED) this.#termsOf.clear();
      this.#termsOf.set(text, terms);
    }
    return terms;
  }
}
