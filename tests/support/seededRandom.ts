import { type Random, seededRandom } from '../../services/stock/random';

/** Repeatable random choices: the same seed gives the same choices. */
export class SeededRandom {
  readonly #next: Random;

  constructor(seed: number) {
    this.#next = seededRandom(seed);
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    return this.#next();
  }

  /** Returns an integer from 0 to `end` (exclusive). */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** Returns up to `max` different items. */
  pickSome<T>(items: readonly T[], max: number): T[] {
    return [...new Set(Array.from({ length: this.below(max + 1) }, () => this.pick(items)))];
  }
}

/** Returns a new seed, as a command-line argument. */
export const createRandomSeed = (): string => String(Date.now() % 2 ** 31);
