/** What the web tier says of pages (server/pageCache/PageCache.ts); a test compares. In ms. */
export const edgeFreshMs = 60_000;
export const edgeStaleMs = 600_000;

export type EdgeResult = 'hit' | 'stale' | 'miss' | 'joined';

interface Held {
  fetchedAt: number;
  /** When the web process made it. */
  madeAt: number;
  /** Told to be dropped: the next who asks waits for a new one. */
  dropped: boolean;
  fetching: boolean;
}

/**
 * One place of a cache in front: keeps pages for their `s-maxage`, shows older ones while it asks for a new one, and asks
 * once for all who wait. It has room for everything.
 */
export class EdgeCache {
  readonly #held = new Map<number, Held>();

  /** What a visitor finds. `stale` and `miss` say that the caller has to ask the origin, then to call `keep`. */
  lookup(address: number, now: number): { result: EdgeResult; ageMs: number } {
    const held = this.#held.get(address);
    if (!held || held.dropped || now - held.fetchedAt >= edgeFreshMs + edgeStaleMs) {
      if (held?.fetching) return { result: 'joined', ageMs: 0 };
      const madeAt = held?.madeAt ?? now;
      this.#held.set(address, { fetchedAt: -Infinity, madeAt, dropped: true, fetching: true });
      return { result: 'miss', ageMs: 0 };
    }
    const ageMs = now - held.madeAt;
    if (now - held.fetchedAt < edgeFreshMs || held.fetching) return { result: 'hit', ageMs };
    held.fetching = true;
    return { result: 'stale', ageMs };
  }

  keep(address: number, now: number, madeAt: number): void {
    this.#held.set(address, { fetchedAt: now, madeAt, dropped: false, fetching: false });
  }

  drop(addresses: Iterable<number>): void {
    for (const address of addresses) {
      const held = this.#held.get(address);
      if (held) held.dropped = true;
    }
  }

  dropAll(): void {
    this.drop(this.#held.keys());
  }
}
