import { TermReader, type WeightedText } from '../analysis/TermReader';
import type { TextWeight } from '../indexDefinition';
import { Posting } from './Posting';
import { Vocabulary } from './Vocabulary';

/** Where each word stands: documents by word, apart for each weight. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  /** By word number; a word's postings by weight. */
  readonly #postings: Partial<Record<TextWeight, Posting>>[] = [];
  readonly #terms: TermReader;

  constructor(compounds: ReadonlySet<string>) {
    this.#terms = new TermReader(compounds);
  }

  /** The document is not in it; the index has room for so many slots. */
  add(slot: number, texts: readonly WeightedText[], capacity: number): void {
    for (const [word, weight] of this.#terms.weights(texts)) {
      const postings = (this.#postings[this.vocabulary.use(word)] ??= {});
      (postings[weight] ??= new Posting()).add(slot, capacity);
    }
  }

  /** The texts are those that the document was added with. */
  remove(slot: number, texts: readonly WeightedText[]): void {
    for (const [word, weight] of this.#terms.weights(texts)) {
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
}
