import type { CachedPage } from './CachedPage';

export interface StoredPage {
  page: CachedPage;
  /** When it was rendered, in ms of the cache's clock. */
  renderedAt: number;
  /** Published since: the next visitor waits for a new rendering, this one is the fallback. */
  expired: boolean;
  /** When it was first answered that the page is gone, in ms; undefined while it is there. */
  missingSince?: number;
  /** Earliest time of the next refresh, so that a failing one is not tried for every visitor. */
  refreshAfter: number;
  /** Bytes that the store counts for it. */
  counted: number;
}

/** Pages by key, bounded by bytes: the least recently used go first. */
export class PageStore {
  readonly #entries = new Map<string, StoredPage>();
  #bytes = 0;

  /** @param maxBytes a number, or tells what room there is at the moment (then call `trim` when it shrinks) */
  constructor(private readonly maxBytes: number | (() => number)) {}

  get #room(): number {
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

  /** Keeps a page, unless it alone would push too much out. */
  set(key: string, entry: Omit<StoredPage, 'counted'>): void {
    this.delete(key);
    if (entry.page.size > this.#room / 4) return;
    this.#entries.set(key, { ...entry, counted: entry.page.size });
    this.#bytes += entry.page.size;
    this.trim();
  }

  /** Counts anew what an entry takes, after a compressed form has come to it. */
  recount(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes += entry.page.size - entry.counted;
    entry.counted = entry.page.size;
    this.trim();
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= entry.counted;
    this.#entries.delete(key);
  }

  values(): IterableIterator<StoredPage> {
    return this.#entries.values();
  }

  some(fits: (entry: StoredPage) => boolean): boolean {
    for (const entry of this.#entries.values()) if (fits(entry)) return true;
    return false;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  /** Lets pages go until the rest fits. */
  trim(): void {
    const room = this.#room;
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= room) return;
      this.delete(key);
    }
  }
}
