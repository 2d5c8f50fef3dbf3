import { type Random, seededRandom } from '../../services/stock/random';

/** Choices that follow from a seed: the same ones at every run. */
export class SeededRandom {
  readonly #next: Random;

  constructor(seed: number) {
    this.#next = seededRandom(seed);
  }

  /** From 0 up to 1. */
  next(): number {
    return this.#next();
  }

  /** A whole number below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** Up to `most` different ones. */
  some<T>(items: readonly T[], most: number): T[] {
    return [...new Set(Array.from({ length: this.below(most + 1) }, () => this.pick(items)))];
  }
}

/** A seed for a run that is to differ from the last one, as an argument says it. */
export const randomSeed = (): string => String(Date.now() % 2 ** 31);
