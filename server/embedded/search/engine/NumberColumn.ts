import { setBit, type Bits } from './bits';

/** Numbers by slot; NaN where a document has none. */
export class NumberColumn {
  #numbers = new Float64Array(0);

  get numbers(): Float64Array {
    return this.#numbers;
  }

  get(slot: number): number {
    return this.#numbers[slot] ?? NaN;
  }

  set(slot: number, value: number): void {
    if (slot >= this.#numbers.length) {
      const grown = new Float64Array(Math.max(64, Math.ceil((slot + 1) * 1.5))).fill(NaN);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[slot] = value;
  }

  clear(slot: number): void {
    this.set(slot, NaN);
  }

  /** Adds the slots whose number lies within the bounds, inclusive; null is open. */
  select(low: number | null, high: number | null, into: Bits, slots: number): void {
    const least = low ?? -Infinity;
    const most = high ?? Infinity;
    for (let slot = 0; slot < slots; slot += 1) {
      const value = this.#numbers[slot] as number;
      if (value >= least && value <= most) setBit(into, slot);
    }
  }

  trim(slots: number): void {
    this.#numbers = this.#numbers.slice(0, slots);
  }
}
