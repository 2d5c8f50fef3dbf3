import type { Bits } from './bits';
import { CodeArray, type Codes } from './CodeArray';
import { countCodes } from './countCodes';
import type { Hits } from './ValueColumn';

export interface RangeSnapshot {
  /** Numbers by code, from 1. */
  numbers: Float64Array;
  codes: Codes;
}

/**
 * Numbers by slot, for bounds and histograms. Each distinct number is stored once, with a code: prices and
 * distances are rounded, and counting short codes is faster than comparing numbers.
 */
export class RangeColumn {
  readonly #codes = new CodeArray();
  readonly codeByNumber = new Map<number, number>();
  /** Numbers by code; 0 is the code of no number. */
  readonly #numbers: number[] = [NaN];

  get numbers(): readonly number[] {
    return this.#numbers;
  }

  /** Sets the number of a slot; NaN for none. */
  set(slot: number, number: number): void {
    this.#codes.set(slot, Number.isNaN(number) ? 0 : this.#findCode(number));
  }

  /** Number of documents by code. */
  count({ slots }: Hits): Uint32Array {
    return countCodes(this.#codes.codes, slots, this.#numbers.length);
  }

  /**
   * Lowers the minimum of each group to the smallest number of its slots.
   * @param groups groups by slot
   * @param minimums minimum by group, which is changed
   */
  lowerMinimums(groups: Codes, slots: Uint32Array, minimums: Float64Array): void {
    const { codes } = this.#codes;
    for (let index = 0; index < slots.length; index += 1) {
      const slot = slots[index] ?? 0;
      const number = this.#numbers[codes[slot] ?? 0] ?? 0;
      const group = groups[slot] ?? 0;
      if (number < (minimums[group] ?? 0)) minimums[group] = number;
    }
  }

  /** Adds the slots whose number is within the bounds, inclusive; null is an open bound. */
  select(low: number | null, high: number | null, target: Bits, slots: number): void {
    const min = low ?? -Infinity;
    const max = high ?? Infinity;
    const isWithin = Uint8Array.from(this.#numbers, (number) =>
      number >= min && number <= max ? 1 : 0,
    );
    const { codes } = this.#codes;
    for (let start = 0; start < slots; start += 32) {
      const end = Math.min(32, slots - start);
      let word = 0;
      for (let bit = 0; bit < end; bit += 1) {
        word |= (isWithin[codes[start + bit] ?? 0] ?? 0) << bit;
      }
      target[start >>> 5] = (target[start >>> 5] ?? 0) | word;
    }
  }

  toSnapshot(): RangeSnapshot {
    return { numbers: Float64Array.from(this.#numbers.slice(1)), codes: this.#codes.toSnapshot() };
  }

  restore({ numbers, codes }: RangeSnapshot): void {
    for (const number of numbers) this.#findCode(number);
    this.#codes.restore(codes);
  }

  trim(slots: number): void {
    this.#codes.trim(slots);
  }

  #findCode(number: number): number {
    const existing = this.codeByNumber.get(number);
    if (existing !== undefined) return existing;
    const code = this.#numbers.push(number) - 1;
    this.codeByNumber.set(number, code);
    return code;
  }
}
