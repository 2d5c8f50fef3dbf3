import type { ErrorRequestHandler } from 'express';
import { HttpError } from '../httpError';
import { lastResortPage } from '../pages/lastResortPage';
import type { Logger } from '../log';
import { getSite } from './requestLocals';

/**
 * The status of the error: that of an HttpError, that of the body parser for an invalid body (400, 413,
 * 415), else 503.
 */
function readStatus(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 ? status : 503;
}

/**
 * Answers a failed form with a short page in the site's colours and default language.
 * @param logMessage the event for the log, such as `form not sent`
 */
export function answerFormFailures(
  logger: Pick<Logger, 'warn'>,
  logMessage: string,
): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const { requestId } = response.locals;
    const status = readStatus(error);
    if (status >= 500) logger.warn({ error, requestId }, logMessage);
    if (error instanceof HttpError) response.set(error.headers);
    const site = getSite(response.locals);
    const [language] = site.languages;
    response.status(status).set('Cache-Control', 'no-store').type('html');
    response.send(lastResortPage({ site, language, status, requestId }));
  };
}
