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

/** Lists of texts by slot, kept as the slots of each text. */
export class ListColumn implements FacetColumn {
  readonly dictionary = new TextCodes();
  readonly #postings: Posting[] = [new Posting()];
  /** How many texts a slot has. */
  readonly #lengths = new CodeArray();
  /** Lists that were set, and by code the last of them that had the text. */
  #sets = 0;
  readonly #setLast: number[] = [];

  /** Repeated texts count once; the index has room for so many slots. */
  set(slot: number, texts: readonly string[], capacity: number): void {
    this.clear(slot);
    this.#sets += 1;
    let different = 0;
    for (const text of texts) {
      const code = this.dictionary.add(text);
      if (this.#setLast[code] === this.#sets) continue;
      this.#setLast[code] = this.#sets;
      different += 1;
      (this.#postings[code] ??= new Posting()).add(slot, capacity);
    }
    this.#lengths.set(slot, different);
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
    return Uint32Array.from(this.#postings, (posting) => posting.countAmong(bits));
  }

  select(wanted: Uint8Array, into: Bits): void {
    for (const [code, posting] of this.#postings.entries()) {
      if (wanted[code] === 1) posting.uniteInto(into);
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
