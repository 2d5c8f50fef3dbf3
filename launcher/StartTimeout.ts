/** How long a starting process may make no progress, and how long it may take in total. */
const MAX_IDLE_MS = 90_000;
const MAX_TOTAL_MS = 15 * 60_000;

/**
 * Decides when to give up a process that does not serve yet. On a busy machine a start takes minutes, so it
 * is given up when it makes no progress, or when it works for too long without serving.
 */
export class StartTimeout {
  readonly #startedAt: number;
  #progressedAt: number;
  #progress: number;

  /** @param progress a number that grows while the process works */
  constructor(now: number, progress: number) {
    this.#startedAt = now;
    this.#progressedAt = now;
    this.#progress = progress;
  }

  /** Why the process is given up now; undefined while waiting continues. */
  giveUpReason(now: number, progress: number): string | undefined {
    if (progress > this.#progress) {
      this.#progress = progress;
      this.#progressedAt = now;
    }
    if (now - this.#startedAt >= MAX_TOTAL_MS) {
      return `was not ready within ${MAX_TOTAL_MS / 60_000} min`;
    }
    return now - this.#progressedAt >= MAX_IDLE_MS
      ? `made no progress for ${MAX_IDLE_MS / 1000} s and is not ready`
      : undefined;
  }
}
