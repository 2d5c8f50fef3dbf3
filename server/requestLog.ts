import type { RequestHandler } from 'express';
import type { Logger } from './log';
import { requestIdOf } from './requestId';

/** Longest part of an address that a log line holds. */
const MAX_LENGTH = 300;

/** Gives the request its id and writes one line when it is over, however it ended. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = requestIdOf(request);
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    const { socket, originalUrl } = request;
    const started = performance.now();
    const sentBefore = socket.bytesWritten;
    response.once('close', () => {
      logRequest(logger, {
        requestId,
        method: request.method,
        url: originalUrl,
        status: response.statusCode,
        ms: performance.now() - started,
        site: response.locals.site?.name,
        bytes: socket.bytesWritten - sentBefore,
        aborted: !response.writableFinished,
      });
    });
    next();
  };
}

/** What is known of a finished request; `url` as requested. */
export interface FinishedRequest {
  requestId: string;
  method: string | undefined;
  url: string;
  status: number;
  ms: number;
  site: string | undefined;
  bytes: number;
  aborted?: boolean;
  cached?: boolean;
}

/** One line for a request. Query values may be personal: only their keys are written. */
export function logRequest(logger: Logger, { url, ms, aborted, ...rest }: FinishedRequest): void {
  logger.info({
    ...rest,
    ms: Math.round(ms * 10) / 10,
    ...(aborted && { aborted }),
    ...describeAddress(url),
  });
}

function describeAddress(url: string): { path: string; query?: string } {
  const question = url.indexOf('?');
  if (question === -1) return { path: url.slice(0, MAX_LENGTH) };
  const keys = url
    .slice(question + 1)
    .split('&')
    .map((pair) => pair.split('=', 1)[0]);
  return {
    path: url.slice(0, Math.min(question, MAX_LENGTH)),
    query: keys.join('&').slice(0, MAX_LENGTH),
  };
}
