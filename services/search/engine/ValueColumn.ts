import type { Bits } from './bits';
import { CodeArray, type Codes } from './CodeArray';
import { countCodes } from './countCodes';
import { toText } from './readField';
import { TextCodes } from './TextCodes';

/** Documents to count: as a set, and as a list. */
export interface Hits {
  bits: Bits;
  slots: Uint32Array;
}

/** Texts by code, from 1; each kind of column adds its own data. */
export interface FacetSnapshot {
  texts: readonly string[];
}

/** A field's values for filters and facets; a document may have one value or several. */
export interface FacetColumn {
  readonly dictionary: TextCodes;
  /** Number of documents by code. */
  count(hits: Hits): Uint32Array;
  /** Adds the slots that have one of the selected codes. */
  select(isSelected: Uint8Array, target: Bits, slots: number): void;
  clear(slot: number): void;
  toSnapshot(): FacetSnapshot;
  restore(snapshot: FacetSnapshot): void;
  trim(slots: number): void;
}

export interface ValueSnapshot extends FacetSnapshot {
  codes: Codes;
}

/** A field with one value per document. */
export class ValueColumn implements FacetColumn {
  readonly dictionary = new TextCodes();
  readonly #codes = new CodeArray();
  /** Codes of values that are no text yet, so that the same number is not converted again. */
  readonly #codesByValue = new Map<unknown, number>();
  /** The previous value: consecutive documents often have the same value. */
  #last: unknown;
  #lastCode = 0;

  set(slot: number, value: unknown): void {
    let code = value === this.#last ? this.#lastCode : this.#codesByValue.get(value);
    if (code === undefined) {
      const text = toText(value);
      code = text === undefined ? 0 : this.dictionary.add(text);
      this.#codesByValue.set(value, code);
    }
    this.#last = value;
    this.#lastCode = code;
    this.#codes.set(slot, code);
  }

  toSnapshot(): ValueSnapshot {
    return { texts: this.dictionary.toSnapshot(), codes: this.#codes.toSnapshot() };
  }

  restore({ texts, codes }: ValueSnapshot): void {
    this.dictionary.restore(texts);
    this.#codes.restore(codes);
  }

  clear(slot: number): void {
    this.set(slot, undefined);
  }

  codeOf(slot: number): number {
    return this.#codes.get(slot);
  }

  /** Codes by slot. */
  get codes(): Codes {
    return this.#codes.codes;
  }

  count({ slots }: Hits): Uint32Array {
    return countCodes(this.#codes.codes, slots, this.dictionary.size);
  }

  select(isSelected: Uint8Array, target: Bits, slots: number): void {
    const { codes } = this.#codes;
    for (let start = 0; start < slots; start += 32) {
      const end = Math.min(32, slots - start);
      let word = 0;
      for (let bit = 0; bit < end; bit += 1) {
        word |= (isSelected[codes[start + bit] ?? 0] ?? 0) << bit;
      }
      target[start >>> 5] = (target[start >>> 5] ?? 0) | word;
    }
  }

  trim(slots: number): void {
    this.#codes.trim(slots);
  }
}
