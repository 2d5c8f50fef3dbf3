import type { CachedPage } from './CachedPage';

export interface StoredPage {
  page: CachedPage;
  /** When it was rendered, in ms of the cache's clock. */
  renderedAt: number;
  /**
   * True once content of the page was published: the next visitor waits for a new rendering, and this one is
   * the fallback.
   */
  expired: boolean;
  /** When the page was first missing, in ms; undefined while it exists. */
  missingSince?: number;
  /** Earliest time of the next refresh, so that a failing one is not repeated for every visitor. */
  refreshAfter: number;
  /** Bytes that the store counts for it. */
  countedBytes: number;
}

/** Pages by key, limited by bytes: the least recently used are dropped first. */
export class PageStore {
  readonly #entries = new Map<string, StoredPage>();
  #bytes = 0;

  /**
   * @param maxBytes a number, or a function that returns the current limit; `trim` must be called when it
   * shrinks
   */
  constructor(private readonly maxBytes: number | (() => number)) {}

  get #maxBytesNow(): number {
    return typeof this.maxBytes === 'number' ? this.maxBytes : this.maxBytes();
  }

  get bytes(): number {
    return this.#bytes;
  }

  get count(): number {
    return this.#entries.size;
  }

  /** The entry of a key, which becomes the most recently used. */
  get(key: string): StoredPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** Stores a page, unless it takes more than a quarter of the room and would displace too many others. */
  set(key: string, entry: Omit<StoredPage, 'countedBytes'>): void {
    this.delete(key);
    if (entry.page.size > this.#maxBytesNow / 4) return;
    this.#entries.set(key, { ...entry, countedBytes: entry.page.size });
    this.#bytes += entry.page.size;
    this.trim();
  }

  /** Updates the size of an entry, after a compressed form was added. */
  recount(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes += entry.page.size - entry.countedBytes;
    entry.countedBytes = entry.page.size;
    this.trim();
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= entry.countedBytes;
    this.#entries.delete(key);
  }

  values(): IterableIterator<StoredPage> {
    return this.#entries.values();
  }

  some(predicate: (entry: StoredPage) => boolean): boolean {
    for (const entry of this.#entries.values()) if (predicate(entry)) return true;
    return false;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  /** Drops the least recently used pages until the remaining ones fit. */
  trim(): void {
    const maxBytes = this.#maxBytesNow;
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= maxBytes) return;
      this.delete(key);
    }
  }
}
