import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { lastResortPage } from '../../platform/pages/lastResortPage';
import type { Site } from '../../sites/site.types';
import { splitAddress } from '../../platform/http/splitAddress';
import { TooManyTasksError } from '../../platform/boundedTasks';
import { HttpError } from '../../platform/httpError';
import type { Logger } from '../../platform/log';
import type { RenderErrorPage } from '../../platform/pages/page.types';
import { errorPageDeadline } from '../../platform/pages/pageDeadline';
import { UpstreamError } from '../../platform/upstreams/UpstreamError';

const RETRY_AFTER_SECONDS = '30';
/** Characters of the message: an answer to a hostile request must stay small. */
const MAX_REASON_CHARACTERS = 500;

/** Addresses that answer only with data. */
const DATA_PATH = /^\/(?:api|open-data)\//i;

/** Addresses that programs request: they get the reason as data or text instead of a page. */
const NOT_PAGE_PATH = /^\/(?:-|api|assets|image|sitecore)(?:\/|$)/;

/**
 * The one place that turns exceptions into responses:
 *
 * | exception | status |
 * |---|---|
 * | HttpError | its own |
 * | Express and its parsers (malformed address or body, body too large) | theirs, 400–499 |
 * | UpstreamError (content platform down) | 503 with Retry-After |
 * | TooManyTasksError (over capacity) | 503 with Retry-After |
 * | anything else | 500 |
 *
 * Visitors get the site's own page for 404, 500 and 503, programs JSON, all other clients a line of
 * text; never a stack. Failures of ours are logged with the request's id.
 */
export function errors(options: {
  renderErrorPage: RenderErrorPage;
  logger: Logger;
  /** A page for developers instead of the site's own, for unexpected errors. */
  explain?: (error: unknown) => string;
}): ErrorRequestHandler {
  return async (error: unknown, request, response, _next) => {
    const { status, headers, reason } = describeError(error);
    const { requestId, site, deadlines } = response.locals;
    const isOverCapacity = error instanceof TooManyTasksError;
    // The request's own log line reports it: another line for each would add to the load.
    if (status >= 500 && !isOverCapacity)
      options.logger.error({ error, requestId, status }, 'request failed');
    if (response.headersSent) return void response.destroy();
    dropBodyHeaders(response);
    response.status(status).set({ ...headers, 'Cache-Control': 'no-store' });
    if (DATA_PATH.test(request.originalUrl)) {
      return void response.json({ error: { status, message: reason, requestId } });
    }
    if (options.explain && status === 500 && getsErrorPage(request, status)) {
      return void response.type('html').send(options.explain(error));
    }
    if (site && getsErrorPage(request, status)) {
      const deadline = errorPageDeadline(deadlines);
      const html = isOverCapacity
        ? plainErrorPage(site, request, { status, requestId })
        : await errorPage(options, site, request, { status, requestId, deadline });
      return void response.type('html').send(html);
    }
    return void response.type('text/plain').send(`${status} ${STATUS_CODES[status]}\n${reason}\n`);
  };
}

function describeError(error: unknown): {
  status: number;
  headers: Record<string, string>;
  reason: string;
} {
  if (error instanceof HttpError) {
    return {
      status: error.status,
      headers: error.headers,
      reason: error.message.slice(0, MAX_REASON_CHARACTERS),
    };
  }
  if (error instanceof UpstreamError || error instanceof TooManyTasksError) {
    const headers = { 'Retry-After': RETRY_AFTER_SECONDS };
    return { status: 503, headers, reason: 'Temporarily unavailable' };
  }
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 500
    ? { status, headers: {}, reason: STATUS_CODES[status] ?? 'Bad Request' }
    : { status: 500, headers: {}, reason: 'Something went wrong' };
}

/** The headers that the failed handler set for a body that is not sent. */
function dropBodyHeaders(response: Response): void {
  for (const name of ['Content-Encoding', 'Content-Length', 'Content-Range', 'ETag', 'Vary']) {
    response.removeHeader(name);
  }
}

const getsErrorPage = ({ method, originalUrl }: Request, status: number): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (status === 404 || status >= 500) &&
  !NOT_PAGE_PATH.test(originalUrl);

async function errorPage(
  { renderErrorPage, logger }: { renderErrorPage: RenderErrorPage; logger: Logger },
  site: Site,
  request: Request,
  { status, requestId, deadline }: { status: number; requestId: string; deadline: number },
): Promise<string | Buffer> {
  const [path] = splitAddress(request.originalUrl);
  const query = new URLSearchParams();
  try {
    const page = { site, path, query, mode: 'normal', requestId, status, deadline } as const;
    return (await renderErrorPage(page)).html.bytes;
  } catch (error) {
    logger.error({ error, requestId }, 'error page not rendered');
    return plainErrorPage(site, request, { status, requestId });
  }
}

/** An error page that needs no rendering and no upstream. */
function plainErrorPage(
  site: Site,
  request: Request,
  { status, requestId }: { status: number; requestId: string },
): string {
  const [path] = splitAddress(request.originalUrl);
  const prefix = path.split('/')[1];
  const language = site.languages.find((code) => code === prefix) ?? site.languages[0];
  return lastResortPage({ site, language, status, requestId });
}
