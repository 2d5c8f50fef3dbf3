/** Numbers by slot, for sorting; NaN when a document has none. */
export class NumberColumn {
  #numbers = new Float64Array(0);

  toSnapshot(): Float64Array<ArrayBuffer> {
    return this.#numbers;
  }

  restore(numbers: Float64Array<ArrayBuffer>): void {
    this.#numbers = numbers;
  }

  get(slot: number): number {
    return this.#numbers[slot] ?? 0;
  }

  set(slot: number, value: number): void {
    if (slot >= this.#numbers.length) {
      const grown = new Float64Array(Math.max(64, Math.ceil((slot + 1) * 1.5))).fill(NaN);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[slot] = value;
  }
}
