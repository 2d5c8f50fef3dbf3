import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler } from 'express';
import { Agent, type Dispatcher, request as send } from 'undici';
import { HttpError } from '../../platform/httpError';
import { dropUnfitRange } from '../../platform/ranges';
import { limitSize } from '../../platform/requestBody/limitSize';
import { forwardedRequestHeaders, forwardedResponseHeaders } from './proxyHeaders';

export interface ProxyOptions {
  /** Name of the upstream in errors. */
  name: string;
  /** Origin and base path that every request goes to; nothing in a request can change it. */
  target: string;
  /** Start of the visitor's path that is left out when forwarding; none by default. */
  stripPrefix?: string;
  /** Set on every answer, over the upstream's. */
  headers?: Record<string, string>;
  /** Longest wait for the first and between two parts of an answer, in ms. */
  timeoutMs?: number;
  maxRequestBytes?: number;
  maxResponseBytes?: number;
}

const MB = 1024 * 1024;
const DEFAULTS = { timeoutMs: 10_000, maxRequestBytes: 2 * MB, maxResponseBytes: 64 * MB };

/** Rewritten requests must reach the upstream as they are: no connection is shared with API calls. */
const connections = new Agent({ keepAliveTimeout: 30_000, connect: { timeout: 3000 } });

/**
 * Forwards a request to one upstream and streams the answer back (spec 4 §2.1): both ways with
 * back-pressure, listed headers only, within time and size limits, given up when the visitor leaves.
 * `checkedPath` has refused ambiguous paths before. Only answers that succeed pass through.
 * @throws HttpError the status of a refusal by the upstream; 502 or 504 when there is no answer to pass on, 413 for
 *   a request that is too large
 */
export function proxyTo(options: ProxyOptions): RequestHandler {
  const { name, timeoutMs, maxRequestBytes, maxResponseBytes, ...rest } = {
    ...DEFAULTS,
    ...options,
  };
  return async (request, response) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    dropUnfitRange(request.method, request.headers);
    try {
      const answer = await send(addressOf(request, rest), {
        dispatcher: connections,
        method: request.method === 'GET' || request.method === 'HEAD' ? request.method : 'POST',
        headers: forwardedRequestHeaders(request.headers, {
          requestId: response.locals.requestId,
          authority: response.locals.authority,
          protocol: request.protocol,
        }),
        body: bodyOf(request, maxRequestBytes),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        signal: gone.signal,
      });
      if (Number(answer.headers['content-length']) > maxResponseBytes || !isUsable(answer)) {
        answer.body.on('error', () => undefined).destroy();
        throw refusal(name, answer);
      }
      response.status(answer.statusCode);
      response.set({ ...forwardedResponseHeaders(answer.headers), ...rest.headers });
      const tooLarge = () => new HttpError(502, `The answer of ${name} is too large`);
      await pipeline(answer.body, limitSize(maxResponseBytes, tooLarge), response);
    } catch (error) {
      if (gone.signal.aborted) return;
      throw asHttpError(name, error);
    }
  };
}

function addressOf(
  request: Request,
  { target, stripPrefix = '' }: Pick<ProxyOptions, 'target' | 'stripPrefix'>,
): string {
  return target + request.originalUrl.slice(stripPrefix.length);
}

function bodyOf(request: Request, maxBytes: number) {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const tooLarge = () => new HttpError(413, 'The request is too large');
  if (Number(request.headers['content-length']) > maxBytes) throw tooLarge();
  const limited = limitSize(maxBytes, tooLarge);
  request.once('error', (error) => limited.destroy(error));
  return request.pipe(limited);
}

/** Redirects would show the upstream's host; informational answers are not for a stream. */
const isUsable = ({ statusCode }: { statusCode: number }) =>
  (statusCode >= 200 && statusCode < 300) || statusCode === 304;

/** What went wrong with the request itself, which the visitor may put right. */
const TOLD_ON: Readonly<Record<number, string>> = {
  400: 'cannot read the request',
  401: 'asks for credentials',
  403: 'refuses the request',
  404: 'has nothing there',
  405: 'does not take this method',
  410: 'has nothing there any more',
  412: 'has another version',
  413: 'finds the request too large',
  415: 'does not take this type of content',
  416: 'has no such range',
  429: 'is asked too often',
};

/**
 * An upstream's failure in our own words: what it says of itself, its traces and its headers are for us
 * alone. Failures of its own, and answers that make no sense here, are 502.
 */
function refusal(
  name: string,
  { statusCode, headers }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>,
): HttpError {
  const reason = TOLD_ON[statusCode];
  if (reason === undefined)
    return new HttpError(502, `${name} answered in a way that cannot be passed on`);
  return new HttpError(statusCode, `${name} ${reason}`, { headers: lengthIn(statusCode, headers) });
}

/** How long the file is that has no such range: clients ask for one that it has (RFC 9110 §15.5.17). */
function lengthIn(status: number, headers: IncomingHttpHeaders): Record<string, string> {
  const length = headers['content-range'];
  const isTold = status === 416 && typeof length === 'string' && /^bytes \*\/\d+$/.test(length);
  return isTold ? { 'Content-Range': length } : {};
}

function asHttpError(name: string, error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return /timeout/i.test(text)
    ? new HttpError(504, `${name} did not answer in time`, { cause: error })
    : new HttpError(502, `${name} cannot be reached`, { cause: error });
}
