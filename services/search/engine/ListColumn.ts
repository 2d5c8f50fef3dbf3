import type { Bits } from './bits';
import type { FacetColumn, FacetSnapshot, Hits } from './ValueColumn';
import { CodeArray, type Codes } from './CodeArray';
import { packPostings, unpackPostings, type PackedPostings } from './packPostings';
import { Posting } from './Posting';
import { TextCodes } from './TextCodes';

export interface ListSnapshot extends FacetSnapshot {
  postings: PackedPostings;
  lengths: Codes;
}

/** Lists of texts by slot, stored as the slots of each text. */
export class ListColumn implements FacetColumn {
  readonly dictionary = new TextCodes();
  readonly #postings: Posting[] = [new Posting()];
  /** Number of texts of each slot. */
  readonly #lengths = new CodeArray();
  /**
   * Number of lists that were set, and by code the last list that contained the text; both detect repeated
   * texts in a list.
   */
  #listCount = 0;
  readonly #lastListByCode: number[] = [];

  /**
   * Sets the texts of a slot; repeated texts count once.
   * @param capacity number of slots that the index has room for
   */
  set(slot: number, texts: readonly string[], capacity: number): void {
    this.clear(slot);
    this.#listCount += 1;
    let distinctCount = 0;
    for (const text of texts) {
      const code = this.dictionary.add(text);
      if (this.#lastListByCode[code] === this.#listCount) continue;
      this.#lastListByCode[code] = this.#listCount;
      distinctCount += 1;
      (this.#postings[code] ??= new Posting()).add(slot, capacity);
    }
    this.#lengths.set(slot, distinctCount);
  }

  clear(slot: number): void {
    if (this.#lengths.get(slot) === 0) return;
    for (const posting of this.#postings) posting.remove(slot);
    this.#lengths.set(slot, 0);
  }

  /** Each text with the slots that have it. */
  *postings(): Iterable<readonly [text: string, posting: Posting]> {
    for (const [code, posting] of this.#postings.entries()) {
      if (posting.count > 0) yield [this.dictionary.texts[code] ?? '', posting];
    }
  }

  count({ bits }: Hits): Uint32Array {
    return Uint32Array.from(this.#postings, (posting) => posting.countIn(bits));
  }

  select(isSelected: Uint8Array, into: Bits): void {
    for (const [code, posting] of this.#postings.entries()) {
      if (isSelected[code] === 1) posting.addTo(into);
    }
  }

  toSnapshot(): ListSnapshot {
    return {
      texts: this.dictionary.toSnapshot(),
      postings: packPostings(this.#postings),
      lengths: this.#lengths.toSnapshot(),
    };
  }

  restore({ texts, postings, lengths }: ListSnapshot): void {
    this.dictionary.restore(texts);
    for (const [code, posting] of unpackPostings(postings).entries()) {
      this.#postings[code] = posting ?? new Posting();
    }
    this.#lengths.restore(lengths);
  }

  trim(slots: number): void {
    this.#lengths.trim(slots);
  }
}
