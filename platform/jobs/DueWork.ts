import { WokenTask } from '../WokenTask';

export interface DueWorkOptions<Item> {
  /** Takes what is due the longest upon this process for a while; undefined when nothing is. */
  claim: () => Promise<Item | undefined>;
  /** Ms until something is due; undefined when nothing waits. */
  untilNext: () => Promise<number | undefined>;
  /** Does it. Never rejects: what it cannot even note is due again when its time is over. */
  work: (item: Item) => Promise<void>;
  /** Told when the database cannot be read. */
  onError: (error: unknown) => void;
  /** Items at a time. */
  atOnce: number;
  /** How often to look for what another process has left behind, in ms. */
  lookMs: number;
}

/** Does what falls due in a table of the database. Any number of processes may do so side by side. */
export class DueWork<Item> {
  readonly #running = new Set<Promise<void>>();
  readonly #task: WokenTask;

  constructor(private readonly options: DueWorkOptions<Item>) {
    const { onError, lookMs } = options;
    this.#task = new WokenTask({ run: () => this.#takeDue(), onError, retryMs: lookMs });
  }

  /** Looks for what is due; call it to begin, and when something was added. */
  wake(): void {
    this.#task.wake();
  }

  /** Waits for what is under way; the rest stays in the table. */
  async close(): Promise<void> {
    // What is being taken is still done: nobody else would before its time is over.
    await this.#task.close();
    await Promise.all(this.#running);
  }

  /** Starts what is due, as much as may run at a time; gives how long to rest, in ms. */
  async #takeDue(): Promise<number> {
    const { claim, untilNext, work, atOnce, lookMs } = this.options;
    while (!this.#task.closed && this.#running.size < atOnce) {
      const item = await claim();
      if (item === undefined) return Math.min((await untilNext()) ?? lookMs, lookMs);
      const running = work(item).finally(() => {
        this.#running.delete(running);
        this.wake();
      });
      this.#running.add(running);
    }
    return lookMs;
  }
}
