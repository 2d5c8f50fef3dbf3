import type { RequestHandler } from 'express';
import type { DatabaseHealth } from './databaseHealth';

export type ReadinessState = 'starting' | 'ready' | 'draining';

/** Whether the process wants requests; a balancer asks at `/readyz`. */
export class Readiness {
  state: ReadinessState = 'starting';
  readonly #draining = new AbortController();

  /** Aborted once the process drains: answers without an end of their own, such as streams, end then. */
  get draining(): AbortSignal {
    return this.#draining.signal;
  }

  /** Asks balancers to send no more requests; those that come are answered as before. */
  leave(): void {
    this.state = 'draining';
  }

  /** Ends what has no end of its own. */
  drain(): void {
    this.leave();
    this.#draining.abort();
  }
}

/**
 * `/readyz`: 200 while the process takes requests, 503 while it starts or drains. At once: that the
 * database fails is said as it was found last, and is no reason to send visitors of pages elsewhere.
 */
export function readyz(readiness: Readiness, database: DatabaseHealth): RequestHandler {
  return (_request, response) => {
    const { state } = readiness;
    const fault = state === 'ready' ? database.last() : undefined;
    response
      .status(state === 'ready' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: state, ...(fault && { failing: [fault.upstream] }) });
  };
}
