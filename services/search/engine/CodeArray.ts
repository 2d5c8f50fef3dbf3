/** Non-negative integers, in the smallest array type that holds the largest of them. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** A growing array of integers by slot, which switches to wider numbers when needed. */
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
    const neededType = code < 0x100 ? Uint8Array : code < 0x10000 ? Uint16Array : Uint32Array;
    if (neededType.BYTES_PER_ELEMENT > this.#codes.BYTES_PER_ELEMENT) {
      this.#codes = new neededType(this.#codes);
    }
    this.#codes[slot] = code;
  }

  /** Makes room for so many slots; slots that were never set are 0. */
  reserve(slots: number): void {
    const previous = this.#codes;
    if (slots <= previous.length) return;
    const size = Math.max(slots, Math.ceil(previous.length * 1.5), 64);
    const grown =
      previous instanceof Uint8Array
        ? new Uint8Array(size)
        : previous instanceof Uint16Array
          ? new Uint16Array(size)
          : new Uint32Array(size);
    grown.set(previous);
    this.#codes = grown;
  }

  toSnapshot(): Codes {
    return this.#codes;
  }

  restore(codes: Codes): void {
    this.#codes = codes;
  }

  /** Releases the memory for slots from this number on. */
  trim(slots: number): void {
    if (this.#codes.length > slots) this.#codes = this.#codes.slice(0, slots);
  }
}
