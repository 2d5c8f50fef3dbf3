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
/** Characters of what is said: an answer to a hostile request must stay small. */
const LONGEST_REASON = 500;

/** Addresses that programs ask for: they get the reason as data or text instead of a page. */
const NOT_PAGES = /^\/(?:-|api|assets|image|sitecore)(?:\/|$)/;

/**
 * The one place that turns exceptions into responses:
 *
 * | exception | status |
 * |---|---|
 * | HttpError | its own |
 * | Express and its parsers (malformed address or body, body too large) | theirs, 400–499 |
 * | UpstreamError (content platform down) | 503 with Retry-After |
 * | TooManyTasksError (more is asked for than can be done) | 503 with Retry-After |
 * | anything else | 500 |
 *
 * Visitors get the site's own page for 404, 500 and 503, programs JSON, everybody else a line of text;
 * never a stack. Failures of ours are logged with the request's id.
 */
export function errors(options: {
  renderErrorPage: RenderErrorPage;
  logger: Logger;
  /** A page for developers in the place of the site's own, for what nobody expected. */
  explain?: (error: unknown) => string;
}): ErrorRequestHandler {
  return async (error: unknown, request, response, _next) => {
    const { status, headers, reason } = describe(error);
    const { requestId, site, deadlines } = response.locals;
    const isTooMuch = error instanceof TooManyTasksError;
    // The line of the request says it: more words about each would be work as well.
    if (status >= 500 && !isTooMuch)
      options.logger.error({ error, requestId, status }, 'request failed');
    if (response.headersSent) return void response.destroy();
    dropBodyHeaders(response);
    response.status(status).set({ ...headers, 'Cache-Control': 'no-store' });
    if (request.originalUrl.startsWith('/api/')) {
      return void response.json({ error: { status, message: reason, requestId } });
    }
    if (options.explain && status === 500 && isPage(request, status)) {
      return void response.type('html').send(options.explain(error));
    }
    if (site && isPage(request, status)) {
      const deadline = errorPageDeadline(deadlines);
      const html = isTooMuch
        ? plainErrorPage(site, request, { status, requestId })
        : await errorPage(options, site, request, { status, requestId, deadline });
      return void response.type('html').send(html);
    }
    return void response.type('text/plain').send(`${status} ${STATUS_CODES[status]}\n${reason}\n`);
  };
}

function describe(error: unknown): {
  status: number;
  headers: Record<string, string>;
  reason: string;
} {
  if (error instanceof HttpError) {
    return {
      status: error.status,
      headers: error.headers,
      reason: error.message.slice(0, LONGEST_REASON),
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

/** What the failed handler said about a body that will not come. */
function dropBodyHeaders(response: Response): void {
  for (const name of ['Content-Encoding', 'Content-Length', 'Content-Range', 'ETag', 'Vary']) {
    response.removeHeader(name);
  }
}

const isPage = ({ method, originalUrl }: Request, status: number): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (status === 404 || status >= 500) &&
  !NOT_PAGES.test(originalUrl);

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
    logger.error({ error, requestId }, 'error page failed');
    return plainErrorPage(site, request, { status, requestId });
  }
}

/** The page that takes no work. */
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
