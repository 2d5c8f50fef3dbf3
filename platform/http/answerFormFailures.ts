import type { ErrorRequestHandler } from 'express';
import { HttpError } from '../httpError';
import { lastResortPage } from '../pages/lastResortPage';
import type { Logger } from '../log';
import { siteOf } from './requestLocals';

/** What the code decided on, what the parser of bodies says of a faulty one (400, 413, 415), else 503. */
function statusOf(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 ? status : 503;
}

/**
 * Answers a form that failed with a short page in the site's colours and first language.
 * @param failed what did not happen, for the log
 */
export function answerFormFailures(
  logger: Pick<Logger, 'warn'>,
  failed: string,
): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const { requestId } = response.locals;
    const status = statusOf(error);
    if (status >= 500) logger.warn({ error, requestId }, failed);
    if (error instanceof HttpError) response.set(error.headers);
    const site = siteOf(response.locals);
    const [language] = site.languages;
    response.status(status).set('Cache-Control', 'no-store').type('html');
    response.send(lastResortPage({ site, language, status, requestId }));
  };
}
