import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';

/** Whatever nobody expected: told in the log, not to the client. */
export function answerFailures(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    log.error({ err: error, path: request.path }, 'request failed');
    if (response.headersSent) return next(error);
    response.status(500).json({ errors: [{ message: 'Internal error.' }] });
  };
}
