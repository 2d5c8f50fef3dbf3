import type { RequestHandler } from 'express';
import { pageDeadlines } from '../../platform/pages/pageDeadline';
import { getRequestId } from './requestId';
import { describeAddress, requestLine } from './requestLine';

/** Load balancers request these every second or two: only failures are logged. */
const PROBES: readonly string[] = ['/readyz', '/livez'];

/**
 * Sets the request's id and deadlines, and logs one line when it ends, however it ended; successful probes
 * are not logged.
 */
export function requestLog(writeLine: (line: string) => void): RequestHandler {
  return (request, response, next) => {
    const requestId = getRequestId(request);
    response.locals.requestId = requestId;
    response.locals.deadlines = pageDeadlines();
    response.setHeader('X-Request-Id', requestId);
    const { socket, originalUrl, method } = request;
    const startedAt = performance.now();
    const bytesBefore = socket.bytesWritten;
    response.once('close', () => {
      if (response.statusCode === 200 && PROBES.includes(originalUrl)) return;
      const finished = {
        requestId,
        method,
        status: response.statusCode,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        bytes: socket.bytesWritten - bytesBefore,
        aborted: !response.writableFinished,
        trace: response.locals.trace,
      };
      writeLine(requestLine(finished, describeAddress(originalUrl, response.locals.site?.name)));
    });
    next();
  };
}
