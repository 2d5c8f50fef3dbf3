export interface PollerOptions {
  /**
   * Does the work that is due. Returns how many ms to wait before the next run, or undefined to wait until
   * `wake` is called.
   */
  run: () => Promise<number | undefined>;
  /** Called when `run` failed; it runs again after `retryMs`. */
  onError: (error: unknown) => void;
  /** Wait after a failure, in ms. */
  retryMs: number;
}

/** A task that runs when it is woken and after each wait, never twice at the same time. */
export class Poller {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  shouldRunAgain = false;
  #isClosed = false;

  constructor(private readonly options: PollerOptions) {}

  /** Whether a long run should stop where it is. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Runs the task now, or once more if it is already running. */
  wake(): void {
    if (this.#isClosed) return;
    if (this.#running) {
      this.shouldRunAgain = true;
      return;
    }
    this.shouldRunAgain = false;
    clearTimeout(this.#timer);
    const { run, onError, retryMs } = this.options;
    this.#running = run().then(
      (waitMs) => this.scheduleNext(waitMs),
      (error: unknown) => {
        onError(error);
        this.scheduleNext(retryMs);
      },
    );
  }

  /** Waits for the current run; no other run follows it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  scheduleNext(waitMs: number | undefined): void {
    this.#running = undefined;
    if (this.#isClosed) return;
    if (this.shouldRunAgain) return this.wake();
    if (waitMs !== undefined) this.#timer = setTimeout(() => this.wake(), waitMs).unref();
  }
}
