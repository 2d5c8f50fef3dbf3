/** Maximum number of restarts of one process within the window; after that it is given up. */
const MAX_RESTARTS = 5;
const WINDOW_MS = 10 * 60_000;
const MIN_WAIT_MS = 1000;

/** Decides when a crashed process is restarted: with a growing delay, and a limited number of times. */
export class Restarts {
  #restartTimes: number[] = [];

  /** How many ms to wait before the next start; undefined when the process has ended too often. */
  next(now: number): number | undefined {
    this.#restartTimes = this.#restartTimes.filter((time) => now - time < WINDOW_MS);
    if (this.#restartTimes.length >= MAX_RESTARTS) return undefined;
    const waitMs = MIN_WAIT_MS * 2 ** this.#restartTimes.length;
    this.#restartTimes.push(now);
    return waitMs;
  }
}
