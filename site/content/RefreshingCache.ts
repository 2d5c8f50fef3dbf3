interface Entry<Value> {
  value?: Value;
  /** When the value was loaded, in epoch milliseconds. */
  loadedAt: number;
  /** The value is known to be out of date: ask again before answering. */
  expired?: boolean;
  /** The load under way, shared by everybody who asks meanwhile. */
  pending?: Promise<Value>;
}

export interface RefreshingCacheOptions {
  /** Milliseconds that a value is used without asking again. */
  freshFor: number;
  /** Told of a failed load that a remembered value covers. */
  onError: (error: unknown) => void;
  /** Most keys that are remembered, for keys that visitors choose; the oldest goes first. */
  mostEntries?: number;
}

/**
 * Remembers loaded values by key. A stale value is answered at once and loaded again in the
 * background; a failed load keeps the old value. Concurrent loads of a key are one.
 */
export class RefreshingCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(private readonly options: RefreshingCacheOptions) {}

  /** The value of a key. Rejects only when loading fails and nothing is remembered. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const entry = this.entry(key);
    if (entry.value === undefined) return this.load(entry, load);
    if (entry.expired) {
      const old = entry.value;
      return this.load(entry, load).catch((error: unknown) => {
        this.options.onError(error);
        return old;
      });
    }
    if (Date.now() - entry.loadedAt > this.options.freshFor) {
      this.load(entry, load).catch(this.options.onError);
    }
    return entry.value;
  }

  /** Lets the next caller of every key wait for a new value; a load under way may be too old. */
  expire(): void {
    for (const entry of this.entries.values()) {
      entry.expired = true;
      entry.pending = undefined;
    }
  }

  private entry(key: string): Entry<Value> {
    const known = this.entries.get(key);
    if (known) return known;
    const entry: Entry<Value> = { loadedAt: 0 };
    this.entries.set(key, entry);
    const [oldest] = this.entries.keys();
    const { mostEntries = Infinity } = this.options;
    if (this.entries.size > mostEntries && oldest !== undefined) this.entries.delete(oldest);
    return entry;
  }

  private load(entry: Entry<Value>, load: () => Promise<Value>): Promise<Value> {
    if (entry.pending) return entry.pending;
    const started: Promise<Value> = load()
      .then((value) => {
        if (entry.pending !== started) return value;
        entry.value = value;
        entry.loadedAt = Date.now();
        entry.expired = false;
        return value;
      })
      .finally(() => {
        if (entry.pending === started) entry.pending = undefined;
      });
    entry.pending = started;
    return started;
  }
}
