/** Whole numbers from 0, as wide as the largest of them needs. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** A growing list of whole numbers by slot; it widens by itself. */
export class CodeArray {
  #codes: Codes = new Uint8Array(0);

  get codes(): Codes {
    return this.#codes;
  }

  get(slot: number): number {
    return this.#codes[slot] ?? 0;
  }

  set(slot: number, code: number): void {
    this.reserve(slot + 1);
    const needed = code < 0x100 ? Uint8Array : code < 0x10000 ? Uint16Array : Uint32Array;
    if (needed.BYTES_PER_ELEMENT > this.#codes.BYTES_PER_ELEMENT) {
      this.#codes = new needed(this.#codes);
    }
    this.#codes[slot] = code;
  }

  /** Makes room; slots that were never set hold 0. */
  reserve(slots: number): void {
    const had = this.#codes;
    if (slots <= had.length) return;
    const size = Math.max(slots, Math.ceil(had.length * 1.5), 64);
    const grown =
      had instanceof Uint8Array
        ? new Uint8Array(size)
        : had instanceof Uint16Array
          ? new Uint16Array(size)
          : new Uint32Array(size);
    grown.set(had);
    this.#codes = grown;
  }

  toSnapshot(): Codes {
    return this.#codes;
  }

  restore(codes: Codes): void {
    this.#codes = codes;
  }

  /** Gives back room past so many slots. */
  trim(slots: number): void {
    if (this.#codes.length > slots) this.#codes = this.#codes.slice(0, slots);
  }
}
