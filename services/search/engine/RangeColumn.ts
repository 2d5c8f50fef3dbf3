import type { Bits } from './bits';
import { CodeArray, type Codes } from './CodeArray';
import { countCodes } from './countCodes';
import type { Hits } from './ValueColumn';

export interface RangeSnapshot {
  /** By code, from 1. */
  numbers: Float64Array;
  codes: Codes;
}

/**
 * Numbers by slot for bounds and histograms. Each different number is kept once: prices and distances
 * are rounded, and short codes are counted faster than numbers are compared.
 */
export class RangeColumn {
  readonly #codes = new CodeArray();
  readonly #known = new Map<number, number>();
  /** By code; 0 stands for no number. */
  readonly #numbers: number[] = [NaN];

  get numbers(): readonly number[] {
    return this.#numbers;
  }

  /** NaN is no number. */
  set(slot: number, number: number): void {
    this.#codes.set(slot, Number.isNaN(number) ? 0 : this.#codeOf(number));
  }

  /** Documents by code. */
  count({ slots }: Hits): Uint32Array {
    return countCodes(this.#codes.codes, slots, this.#numbers.length);
  }

  /**
   * Lowers the minimum of each group to the smallest number of its slots.
   * @param groups by slot
   * @param lowest by group
   */
  lowestBy(groups: Codes, slots: Uint32Array, lowest: Float64Array): void {
    const { codes } = this.#codes;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      const number = this.#numbers[codes[slot] ?? 0] ?? 0;
      const group = groups[slot] ?? 0;
      if (number < (lowest[group] ?? 0)) lowest[group] = number;
    }
  }

  /** Adds the slots whose number lies within the bounds, inclusive; null is open. */
  select(low: number | null, high: number | null, into: Bits, slots: number): void {
    const least = low ?? -Infinity;
    const most = high ?? Infinity;
    const within = Uint8Array.from(this.#numbers, (number) =>
      number >= least && number <= most ? 1 : 0,
    );
    const { codes } = this.#codes;
    for (let start = 0; start < slots; start += 32) {
      const end = Math.min(32, slots - start);
      let word = 0;
      for (let bit = 0; bit < end; bit += 1) {
        word |= (within[codes[start + bit] ?? 0] ?? 0) << bit;
      }
      into[start >>> 5] = (into[start >>> 5] ?? 0) | word;
    }
  }

  toSnapshot(): RangeSnapshot {
    return { numbers: Float64Array.from(this.#numbers.slice(1)), codes: this.#codes.toSnapshot() };
  }

  restore({ numbers, codes }: RangeSnapshot): void {
    for (const number of numbers) this.#codeOf(number);
    this.#codes.restore(codes);
  }

  trim(slots: number): void {
    this.#codes.trim(slots);
  }

  #codeOf(number: number): number {
    const known = this.#known.get(number);
    if (known !== undefined) return known;
    const code = this.#numbers.push(number) - 1;
    this.#known.set(number, code);
    return code;
  }
}
