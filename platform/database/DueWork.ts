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
  #timer: NodeJS.Timeout | undefined;
  /** The look that is under way; never rejects. */
  #look: Promise<void> | undefined;
  #wokenAgain = false;
  #closed = false;

  constructor(private readonly options: DueWorkOptions<Item>) {}

  /** Looks for what is due; call it to begin, and when something was added. */
  wake(): void {
    if (this.#closed) return;
    if (this.#look) {
      this.#wokenAgain = true;
      return;
    }
    this.#wokenAgain = false;
    clearTimeout(this.#timer);
    this.#look = this.#takeDue().then(
      (wait) => this.#rest(wait),
      (error: unknown) => {
        this.options.onError(error);
        this.#rest(this.options.lookMs);
      },
    );
  }

  /** Waits for what is under way; the rest stays in the table. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    // What is being taken is still done: nobody else would before its time is over.
    await this.#look;
    await Promise.all(this.#running);
  }

  #rest(wait: number): void {
    this.#look = undefined;
    if (this.#closed) return;
    if (this.#wokenAgain) return this.wake();
    const { lookMs } = this.options;
    this.#timer = setTimeout(() => this.wake(), Math.min(wait, lookMs)).unref();
  }

  /** Starts what is due, as much as may run at a time; gives how long to rest, in ms. */
  async #takeDue(): Promise<number> {
    const { claim, untilNext, work, atOnce, lookMs } = this.options;
    while (!this.#closed && this.#running.size < atOnce) {
      const item = await claim();
      if (item === undefined) return (await untilNext()) ?? lookMs;
      const running = work(item).finally(() => {
        this.#running.delete(running);
        this.wake();
      });
      this.#running.add(running);
    }
    return lookMs;
  }
}
