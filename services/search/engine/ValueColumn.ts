import type { Bits } from './bits';
import { CodeArray, type Codes } from './CodeArray';
import { countCodes } from './countCodes';
import { textOf } from './readField';
import { TextCodes } from './TextCodes';

/** Documents that are counted: as a set, and one by one. */
export interface Hits {
  bits: Bits;
  slots: Uint32Array;
}

/** Texts by code from 1, and what each kind of column has besides. */
export interface FacetSnapshot {
  texts: readonly string[];
}

/** What filters and facets ask of a field, whether a document has one value in it or several. */
export interface FacetColumn {
  readonly dictionary: TextCodes;
  /** Documents by code. */
  count(hits: Hits): Uint32Array;
  /** Adds the slots with one of the marked codes. */
  select(wanted: Uint8Array, into: Bits, slots: number): void;
  clear(slot: number): void;
  toSnapshot(): FacetSnapshot;
  restore(snapshot: FacetSnapshot): void;
  trim(slots: number): void;
}

export interface ValueSnapshot extends FacetSnapshot {
  codes: Codes;
}

/** A field with one value a document. */
export class ValueColumn implements FacetColumn {
  readonly dictionary = new TextCodes();
  readonly #codes = new CodeArray();
  /** Codes of plain values, so that the same number is not written out again. */
  readonly #codeOf = new Map<unknown, number>();
  /** The last value: a document often has the same as the one before it. */
  #last: unknown;
  #lastCode = 0;

  set(slot: number, value: unknown): void {
    let code = value === this.#last ? this.#lastCode : this.#codeOf.get(value);
    if (code === undefined) {
      const text = textOf(value);
      code = text === undefined ? 0 : this.dictionary.add(text);
      this.#codeOf.set(value, code);
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

  /** By slot. */
  get codes(): Codes {
    return this.#codes.codes;
  }

  count({ slots }: Hits): Uint32Array {
    return countCodes(this.#codes.codes, slots, this.dictionary.size);
  }

  select(wanted: Uint8Array, into: Bits, slots: number): void {
    const { codes } = this.#codes;
    for (let start = 0; start < slots; start += 32) {
      const end = Math.min(32, slots - start);
      let word = 0;
      for (let bit = 0; bit < end; bit += 1) {
        word |= (wanted[codes[start + bit] ?? 0] ?? 0) << bit;
      }
      into[start >>> 5] = (into[start >>> 5] ?? 0) | word;
    }
  }

  trim(slots: number): void {
    this.#codes.trim(slots);
  }
}
