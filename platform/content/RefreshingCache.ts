import { BoundedMemory } from '../memory/BoundedMemory';

export interface RefreshingCacheOptions {
  name: string;
  /** Milliseconds for which a value is used before it is loaded again. */
  freshMs: number;
  /** Called when a load failed and the stale value is used instead. */
  onError: (error: unknown) => void;
  /** Maximum number of keys; the least recently used is dropped first. */
  maxEntries?: number;
}

/** Far above the need of a cache whose keys are sites, languages and menus. */
const MAX_ENTRIES = 1000;

type Load<Value> = () => Promise<Value>;

/**
 * Caches loaded values by key. A stale value is returned at once and reloaded in the background; a failed
 * load keeps the old value. Concurrent loads of a key share one request.
 */
export class RefreshingCache<Value extends NonNullable<unknown>> {
  readonly #values: BoundedMemory<string, Value, Load<Value>>;
  /** Keys whose values are out of date: they are loaded before the next answer. */
  #expired = new Set<string>();

  constructor({ name, freshMs, onError, maxEntries = MAX_ENTRIES }: RefreshingCacheOptions) {
    this.#values = new BoundedMemory({
      name,
      emptied: 'publishing',
      expire: () => this.#expire(),
      max: maxEntries,
      ttl: freshMs,
      // Callers that already wait for a value still get it when it is dropped in the meantime.
      ignoreFetchAbort: true,
      fetchMethod: async (key, stale: Value | undefined, { context: load, options, signal }) => {
        options.allowStaleOnFetchRejection = stale !== undefined;
        try {
          const value = await load();
          if (!signal.aborted) this.#expired.delete(key);
          return value;
        } catch (error) {
          if (stale !== undefined) onError(error);
          throw error;
        }
      },
    });
  }

  /** The value of a key. Rejects only when loading fails and nothing is cached. */
  async get(key: string, load: Load<Value>): Promise<Value> {
    const isExpired = this.#expired.has(key);
    return this.#values.forceFetch(key, {
      context: load,
      forceRefresh: isExpired,
      allowStale: !isExpired,
    });
  }

  /**
   * Called after content was published: the next caller of every key waits for a new value, since a running
   * load may return old content.
   */
  #expire(): void {
    const entries = this.#values.dump();
    this.#expired = new Set(entries.map(([key]) => key));
    // Replacing the entries makes later callers start new loads instead of joining the running ones.
    this.#values.load(entries);
  }
}
