/** Restarts of one process within the window, after which it is given up. */
const MOST = 5;
const WINDOW_MS = 10 * 60_000;
const SHORTEST_WAIT_MS = 1000;

/** Decides when a crashed process is restarted: with a growing delay, and a limited number of times. */
export class Restarts {
  #times: number[] = [];

  /** How long to wait before the next start, in ms; undefined when it has ended too often. */
  next(now: number): number | undefined {
    this.#times = this.#times.filter((time) => now - time < WINDOW_MS);
    if (this.#times.length >= MOST) return undefined;
    const wait = SHORTEST_WAIT_MS * 2 ** this.#times.length;
    this.#times.push(now);
    return wait;
  }
}
