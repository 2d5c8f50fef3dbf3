import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';

/** Error handler for unexpected errors: logs them and answers 500 without details. */
export function handleUnexpectedErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    log.error({ error, path: request.path }, 'request failed');
    if (response.headersSent) return next(error);
    response.status(500).json({ errors: [{ message: 'Internal error.' }] });
  };
}
