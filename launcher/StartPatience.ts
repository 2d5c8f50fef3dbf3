/** How long a process that starts may be without progress, and take altogether, in ms. */
const WITHOUT_PROGRESS_MS = 90_000;
const ALTOGETHER_MS = 15 * 60_000;

/**
 * Tells when a process that does not serve yet is given up. On a busy machine a start takes minutes: what counts is
 * whether it works, and one that works for ever without serving comes to an end as well.
 */
export class StartPatience {
  readonly #startedAt: number;
  #progressedAt: number;
  #progress: number;

  /** @param progress anything that grows while the process works */
  constructor(now: number, progress: number) {
    this.#startedAt = now;
    this.#progressedAt = now;
    this.#progress = progress;
  }

  /** Why it is given up now; undefined while it is waited for. */
  end(now: number, progress: number): string | undefined {
    if (progress > this.#progress) {
      this.#progress = progress;
      this.#progressedAt = now;
    }
    if (now - this.#startedAt >= ALTOGETHER_MS) {
      return `did not serve within ${ALTOGETHER_MS / 60_000} min`;
    }
    return now - this.#progressedAt >= WITHOUT_PROGRESS_MS
      ? `has done nothing for ${WITHOUT_PROGRESS_MS / 1000} s and does not serve`
      : undefined;
  }
}
