export type CircuitState = 'closed' | 'open' | 'halfOpen';

export interface CircuitOptions {
  /** Failures in a row that open the circuit. */
  failures: number;
  /** How long an open circuit refuses calls before it lets one through, in ms. */
  restMs: number;
}

/**
 * Spares a failing upstream, and the visitors who would wait for it. Closed: calls go through. After
 * several failures in a row it opens and refuses calls at once. After a rest one trial call goes
 * through (half open): success closes the circuit, failure opens it again.
 */
export class CircuitBreaker {
  #state: CircuitState = 'closed';
  #failuresInARow = 0;
  #openedAt = 0;

  constructor(
    private readonly options: CircuitOptions,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get state(): CircuitState {
    return this.#state;
  }

  /** Whether a call may start now. A yes to a half-open circuit is the one trial call. */
  allows(): boolean {
    if (this.#state === 'closed') return true;
    if (this.now() - this.#openedAt < this.options.restMs) return false;
    this.#state = 'halfOpen';
    this.#openedAt = this.now();
    return true;
  }

  succeeded(): void {
    this.#state = 'closed';
    this.#failuresInARow = 0;
  }

  failed(): void {
    this.#failuresInARow += 1;
    if (this.#state === 'halfOpen' || this.#failuresInARow >= this.options.failures) {
      this.#state = 'open';
      this.#openedAt = this.now();
    }
  }
}
