import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import { BoundedMemory } from '../memory/BoundedMemory';

/** Maximum number of visitors in the memory of a limit, some 2.5 MB. */
const MAX_VISITORS = 10_000;

interface Count {
  totalHits: number;
  resetTime: Date;
}

/**
 * Counts of a limit by visitor, for a limited number of visitors: the least recently seen are dropped first.
 * A client with many addresses takes no more memory and locks no one out, and an address that exceeds its
 * limit stays in memory because it keeps sending requests.
 */
export class BoundedCounts implements Store {
  readonly localKeys = true;
  readonly #counts: BoundedMemory<string, Count>;
  #windowMs = 0;

  constructor(maxVisitors = MAX_VISITORS) {
    // `maxSize` instead of `max`, for which the library would allocate the memory of all entries at start.
    this.#counts = new BoundedMemory({
      name: 'visitors of limits',
      maxSize: maxVisitors,
      sizeCalculation: () => 1,
    });
  }

  init({ windowMs }: Pick<Options, 'windowMs'>): void {
    this.#windowMs = windowMs;
  }

  /** The number of visitors in memory. */
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
