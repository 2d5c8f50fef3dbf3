import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import { BoundedMemory } from '../memory/BoundedMemory';

/** Visitors whom a limit remembers at most, some 2.5 MB of them. */
const MAX_VISITORS = 10_000;

interface Count {
  totalHits: number;
  resetTime: Date;
}

/**
 * Counts of a limit by visitor, of so many visitors at most: those of whom nothing was heard for longest are
 * forgotten first. So whoever comes from any number of addresses takes no more memory and locks nobody out, and an
 * address that asks too often stays known, since it asks often.
 */
export class BoundedCounts implements Store {
  readonly localKeys = true;
  readonly #counts: BoundedMemory<string, Count>;
  #windowMs = 0;

  constructor(maxVisitors = MAX_VISITORS) {
    // By size: by number the memory of all of them would be taken from the start.
    this.#counts = new BoundedMemory({
      name: 'visitors of limits',
      maxSize: maxVisitors,
      sizeCalculation: () => 1,
    });
  }

  init({ windowMs }: Pick<Options, 'windowMs'>): void {
    this.#windowMs = windowMs;
  }

  /** How many visitors are remembered. */
  get size(): number {
    return this.#counts.size;
  }

  get(key: string): ClientRateLimitInfo | undefined {
    const count = this.#counts.get(key);
    return count && count.resetTime.getTime() > Date.now() ? count : undefined;
  }

  increment(key: string): ClientRateLimitInfo {
    const now = Date.now();
    let count = this.#counts.get(key);
    if (!count || count.resetTime.getTime() <= now) {
      count = { totalHits: 0, resetTime: new Date(now + this.#windowMs) };
      this.#counts.set(key, count);
    }
    count.totalHits += 1;
    return count;
  }

  decrement(key: string): void {
    const count = this.#counts.get(key);
    if (count && count.totalHits > 0) count.totalHits -= 1;
  }

  resetKey(key: string): void {
    this.#counts.delete(key);
  }

  resetAll(): void {
    this.#counts.clear();
  }
}
