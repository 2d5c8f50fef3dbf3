import { BoundedMemory } from '../memory/BoundedMemory';

export interface RefreshingCacheOptions {
  name: string;
  /** Milliseconds that a value is used without asking again. */
  freshFor: number;
  /** Told of a failed load that a remembered value covers. */
  onError: (error: unknown) => void;
  /** Most keys that are remembered; the least recently used goes first. */
  mostEntries?: number;
}

/** Far above what a cache has whose keys are sites, languages and menus. */
const MOST_ENTRIES = 1000;

type Load<Value> = () => Promise<Value>;

/**
 * Remembers loaded values by key. A stale value is answered at once and loaded again in the
 * background; a failed load keeps the old value. Concurrent loads of a key are one.
 */
export class RefreshingCache<Value extends NonNullable<unknown>> {
  readonly #values: BoundedMemory<string, Value, Load<Value>>;
  /** Keys whose values are known to be out of date: ask again before answering. */
  #expired = new Set<string>();

  constructor({ name, freshFor, onError, mostEntries = MOST_ENTRIES }: RefreshingCacheOptions) {
    this.#values = new BoundedMemory({
      name,
      emptied: 'publishing',
      expire: () => this.#expire(),
      max: mostEntries,
      ttl: freshFor,
      // Who waits for a value that is let go meanwhile gets it all the same.
      ignoreFetchAbort: true,
      fetchMethod: async (key, known: Value | undefined, { context: load, options, signal }) => {
        options.allowStaleOnFetchRejection = known !== undefined;
        try {
          const value = await load();
          if (!signal.aborted) this.#expired.delete(key);
          return value;
        } catch (error) {
          if (known !== undefined) onError(error);
          throw error;
        }
      },
    });
  }

  /** The value of a key. Rejects only when loading fails and nothing is remembered. */
  async get(key: string, load: Load<Value>): Promise<Value> {
    const isExpired = this.#expired.has(key);
    return this.#values.forceFetch(key, {
      context: load,
      forceRefresh: isExpired,
      allowStale: !isExpired,
    });
  }

  /** Something was published: lets the next caller of every key wait for a new value; a load under way may be too old. */
  #expire(): void {
    const known = this.#values.dump();
    this.#expired = new Set(known.map(([key]) => key));
    // Whoever asks from now on does not join the loads under way.
    this.#values.load(known);
  }
}
