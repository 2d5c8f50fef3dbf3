import type { RequestHandler } from 'express';
import { openBreakers } from '../../platform/upstreams/openBreakers';
import type { DatabaseHealth } from './databaseHealth';
import type { UpstreamKeys } from './upstreamKeys';

export type ReadinessState = 'starting' | 'ready' | 'draining';

/** Whether the process wants requests; a balancer asks at `/readyz`. */
export class Readiness {
  state: ReadinessState = 'starting';
  /** Upstream that must answer before the process is ready, where it has not. */
  waitsFor: string | undefined;
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
 * `/readyz`: 200 while the process takes requests, 503 while it starts (what it waits for stands under `failing`) or
 * drains. At once: what fails is told as it
 * was found last, and is no reason to send visitors of pages elsewhere: the database, upstreams whose breaker is open, and
 * those that refuse our key. `keysRefused` says which of it needs another key.
 */
export function readyz(
  readiness: Readiness,
  database: DatabaseHealth,
  keys: Pick<UpstreamKeys, 'refused'>,
): RequestHandler {
  return (_request, response) => {
    const { state, waitsFor } = readiness;
    const fault = state === 'ready' ? database.last() : undefined;
    const keysRefused = state === 'draining' ? [] : keys.refused();
    const open = state === 'ready' ? openBreakers.list() : [];
    const awaited = state === 'starting' && waitsFor !== undefined ? [waitsFor] : [];
    const failing = [
      ...new Set([...(fault ? [fault.upstream] : []), ...open, ...keysRefused, ...awaited]),
    ];
    response
      .status(state === 'ready' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: state,
        ...(failing.length > 0 && { failing }),
        ...(keysRefused.length > 0 && { keysRefused }),
      });
  };
}

/**
 * `/livez`: 200 as long as the process answers at all, also while it drains. Whoever ends processes that do not asks
 * here: an upstream that fails is no reason to start again.
 */
export function livez(): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' });
  };
}
