import type { RequestHandler } from 'express';

export type ReadinessState = 'starting' | 'ready' | 'draining';

/** Whether the process wants requests; a balancer asks at `/readyz`. */
export class Readiness {
  state: ReadinessState = 'starting';
}

/** `/readyz`: 200 while the process takes requests, 503 while it starts or drains. */
export function readyz(readiness: Readiness): RequestHandler {
  return (_request, response) => {
    response
      .status(readiness.state === 'ready' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: readiness.state });
  };
}
