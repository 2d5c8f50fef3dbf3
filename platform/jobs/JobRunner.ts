import { Poller } from '../Poller';

export interface JobRunnerOptions<Item> {
  /** Claims the item that has been due the longest, for a limited time; undefined when none is due. */
  claim: () => Promise<Item | undefined>;
  /** Ms until the next item is due; undefined when none waits. */
  getMsUntilNext: () => Promise<number | undefined>;
  /**
   * Processes an item. Never rejects: if even the failure cannot be stored, the item is due again when its
   * claim expires.
   */
  work: (item: Item) => Promise<void>;
  /** Called when the database cannot be read. */
  onError: (error: unknown) => void;
  /** Maximum number of items that are processed at the same time. */
  maxRunning: number;
  /** How often to check for items that another process has abandoned, in ms. */
  pollMs: number;
}

/**
 * Processes items of a table as they become due. Any number of processes may do so concurrently.
 */
export class JobRunner<Item> {
  readonly #running = new Set<Promise<void>>();
  readonly #poller: Poller;

  constructor(private readonly options: JobRunnerOptions<Item>) {
    const { onError, pollMs } = options;
    this.#poller = new Poller({ run: () => this.#startDue(), onError, retryMs: pollMs });
  }

  /** Starts due items; called at start, and when an item was added. */
  wake(): void {
    this.#poller.wake();
  }

  /** Waits for the running work; the other items stay in the table. */
  async close(): Promise<void> {
    // An item that is being claimed is still processed: no other process could claim it before the claim
    // expires.
    await this.#poller.close();
    await Promise.all(this.#running);
  }

  /** Starts the items that are due, up to the maximum. Returns how many ms to wait before the next run. */
  async #startDue(): Promise<number> {
    const { claim, getMsUntilNext: untilNext, work, maxRunning, pollMs } = this.options;
    while (!this.#poller.isClosed && this.#running.size < maxRunning) {
      const item = await claim();
      if (item === undefined) return Math.min((await untilNext()) ?? pollMs, pollMs);
      const running = work(item).finally(() => {
        this.#running.delete(running);
        this.wake();
      });
      this.#running.add(running);
    }
    return pollMs;
  }
}
