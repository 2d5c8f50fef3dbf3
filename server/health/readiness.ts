import type { RequestHandler } from 'express';
import { openBreakers } from '../../platform/upstreams/openBreakers';
import type { DatabaseHealth } from './databaseHealth';
import type { UpstreamKeys } from './upstreamKeys';

export type ReadinessState = 'starting' | 'ready' | 'draining';

/** Whether the process accepts requests; load balancers check it at `/readyz`. */
export class Readiness {
  state: ReadinessState = 'starting';
  /** Upstream that has not answered yet and must do so before the process is ready. */
  waitsFor: string | undefined;
  readonly #draining = new AbortController();

  /** Aborted once the process drains: open-ended answers, such as streams, end then. */
  get draining(): AbortSignal {
    return this.#draining.signal;
  }

  /** Makes load balancers send no more requests; those that still arrive are answered as before. */
  refuseTraffic(): void {
    this.state = 'draining';
  }

  /** Ends open-ended answers. */
  drain(): void {
    this.refuseTraffic();
    this.#draining.abort();
  }
}

/**
 * `/readyz`: 200 while the process accepts requests, 503 while it starts (`failing` names what it waits for)
 * or drains. Answers at once, with the last known failures: the database, upstreams whose breaker is open,
 * and those that refuse our key. These failures are no reason to stop serving pages. `keysRefused` lists the
 * upstreams that need another key.
 */
export function readyz(
  readiness: Readiness,
  database: DatabaseHealth,
  keys: Pick<UpstreamKeys, 'refused'>,
): RequestHandler {
  return (_request, response) => {
    const { state, waitsFor } = readiness;
    const databaseError = state === 'ready' ? database.last() : undefined;
    const keysRefused = state === 'draining' ? [] : keys.refused();
    const brokenUpstreams = state === 'ready' ? openBreakers.list() : [];
    const awaitedUpstreams = state === 'starting' && waitsFor !== undefined ? [waitsFor] : [];
    const failing = [
      ...new Set([
        ...(databaseError ? [databaseError.upstream] : []),
        ...brokenUpstreams,
        ...keysRefused,
        ...awaitedUpstreams,
      ]),
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
 * `/livez`: 200 as long as the process answers at all, also while it drains. For orchestrators that
 * restart processes which do not answer: a failing upstream is no reason to restart.
 */
export function livez(): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' });
  };
}
