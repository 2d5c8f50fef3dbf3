/** Cache times of the web process in ms (server/pageCache/PageCache.ts); a test compares them. */
export const edgeFreshMs = 60_000;
export const edgeStaleMs = 600_000;

export type EdgeResult = 'hit' | 'stale' | 'miss' | 'joined';

interface CachedPage {
  fetchedAt: number;
  /** Time at which the web process rendered the page. */
  madeAt: number;
  /** Whether the page was purged, so that the next request waits for a new one. */
  dropped: boolean;
  fetching: boolean;
}

/**
 * Simulates one location of a CDN: caches pages for their `s-maxage`, serves stale ones while it revalidates,
 * and merges concurrent requests. Its size is unlimited.
 */
export class EdgeCache {
  readonly #held = new Map<number, CachedPage>();

  /**
   * Looks up a page. After `stale` or `miss`, the caller must request it from the origin and store the
   * result.
   */
  lookup(address: number, now: number): { result: EdgeResult; ageMs: number } {
    const page = this.#held.get(address);
    if (!page || page.dropped || now - page.fetchedAt >= edgeFreshMs + edgeStaleMs) {
      if (page?.fetching) return { result: 'joined', ageMs: 0 };
      const madeAt = page?.madeAt ?? now;
      this.#held.set(address, { fetchedAt: -Infinity, madeAt, dropped: true, fetching: true });
      return { result: 'miss', ageMs: 0 };
    }
    const ageMs = now - page.madeAt;
    if (now - page.fetchedAt < edgeFreshMs || page.fetching) return { result: 'hit', ageMs };
    page.fetching = true;
    return { result: 'stale', ageMs };
  }

  store(address: number, now: number, madeAt: number): void {
    this.#held.set(address, { fetchedAt: now, madeAt, dropped: false, fetching: false });
  }

  purge(addresses: Iterable<number>): void {
    for (const address of addresses) {
      const page = this.#held.get(address);
      if (page) page.dropped = true;
    }
  }

  purgeAll(): void {
    this.purge(this.#held.keys());
  }
}
