export interface WokenTaskOptions {
  /** Does what there is to do; gives how long to rest, in ms, or undefined to rest until woken. */
  run: () => Promise<number | undefined>;
  /** Told when `run` failed; it is tried again. */
  onError: (error: unknown) => void;
  /** Rest after a failure, in ms. */
  retryMs: number;
}

/** A task that runs when it is woken and after each rest, never twice at a time. */
export class WokenTask {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #wokenAgain = false;
  #closed = false;

  constructor(private readonly options: WokenTaskOptions) {}

  /** Whether a long run shall stop where it is. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Runs the task now, or once more where it is running. */
  wake(): void {
    if (this.#closed) return;
    if (this.#running) {
      this.#wokenAgain = true;
      return;
    }
    this.#wokenAgain = false;
    clearTimeout(this.#timer);
    const { run, onError, retryMs } = this.options;
    this.#running = run().then(
      (wait) => this.#rest(wait),
      (error: unknown) => {
        onError(error);
        this.#rest(retryMs);
      },
    );
  }

  /** Waits for the run that is under way; there is no other after it. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #rest(wait: number | undefined): void {
    this.#running = undefined;
    if (this.#closed) return;
    if (this.#wokenAgain) return this.wake();
    if (wait !== undefined) this.#timer = setTimeout(() => this.wake(), wait).unref();
  }
}
