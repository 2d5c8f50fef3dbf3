import type { RequestHandler } from 'express';
import { pageDeadlines } from '../../platform/pages/pageDeadline';
import { requestIdOf } from './requestId';
import { describeAddress, requestLine } from './requestLine';

/** Asked by balancers every second or two: only what they are refused is worth a line. */
const PROBES: readonly string[] = ['/readyz', '/livez'];

/**
 * Gives the request its id and its deadlines, and writes one line when it is over, however it ended; none for a probe that
 * is answered well.
 */
export function requestLog(writeLine: (line: string) => void): RequestHandler {
  return (request, response, next) => {
    const requestId = requestIdOf(request);
    response.locals.requestId = requestId;
    response.locals.deadlines = pageDeadlines();
    response.setHeader('X-Request-Id', requestId);
    const { socket, originalUrl, method } = request;
    const started = performance.now();
    const sentBefore = socket.bytesWritten;
    response.once('close', () => {
      if (response.statusCode === 200 && PROBES.includes(originalUrl)) return;
      const finished = {
        requestId,
        method,
        status: response.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
        aborted: !response.writableFinished,
        trace: response.locals.trace,
      };
      writeLine(requestLine(finished, describeAddress(originalUrl, response.locals.site?.name)));
    });
    next();
  };
}
