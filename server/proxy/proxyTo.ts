import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler } from 'express';
import { Agent, type Dispatcher, request as send } from 'undici';
import { HttpError } from '../../platform/httpError';
import { dropInvalidRange } from '../../platform/ranges';
import { limitSize } from '../../platform/requestBody/limitSize';
import { forwardedRequestHeaders, forwardedResponseHeaders } from './proxyHeaders';

export interface ProxyOptions {
  /** Name of the upstream in errors. */
  name: string;
  /** Origin and base path that every request goes to; nothing in a request can change it. */
  target: string;
  /** Prefix of the visitor's path that is removed when forwarding; none by default. */
  stripPrefix?: string;
  /** Set on every answer; replaces the upstream's headers. */
  headers?: Record<string, string>;
  /** Maximum wait for the first bytes of an answer, and between two chunks, in ms. */
  timeoutMs?: number;
  maxRequestBytes?: number;
  maxResponseBytes?: number;
}

const MB = 1024 * 1024;
const DEFAULTS = { timeoutMs: 10_000, maxRequestBytes: 2 * MB, maxResponseBytes: 64 * MB };

/** Separate connections from those of API calls: proxied requests are forwarded unchanged. */
const dispatcher = new Agent({ keepAliveTimeout: 30_000, connect: { timeout: 3000 } });

/**
 * Forwards a request to one upstream and streams the answer back: with back-pressure in both directions,
 * only the listed headers, within limits of time and size, and aborted when the visitor disconnects.
 * `checkedPath` has refused ambiguous paths before. Only successful answers pass through.
 * @throws HttpError the status of a refusal by the upstream; 502 or 504 when there is no answer to pass on,
 * 413 for a request that is too large
 */
export function proxyTo(options: ProxyOptions): RequestHandler {
  const { name, timeoutMs, maxRequestBytes, maxResponseBytes, ...proxyTarget } = {
    ...DEFAULTS,
    ...options,
  };
  return async (request, response) => {
    const disconnected = new AbortController();
    response.once('close', () => disconnected.abort());
    dropInvalidRange(request.method, request.headers);
    try {
      const answer = await send(targetUrl(request, proxyTarget), {
        dispatcher,
        method: request.method === 'GET' || request.method === 'HEAD' ? request.method : 'POST',
        headers: forwardedRequestHeaders(request.headers, {
          requestId: response.locals.requestId,
          authority: response.locals.authority,
          protocol: request.protocol,
        }),
        body: limitedBody(request, maxRequestBytes),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        signal: disconnected.signal,
      });
      if (Number(answer.headers['content-length']) > maxResponseBytes || !mayPassOn(answer)) {
        answer.body.on('error', () => undefined).destroy();
        throw toRefusal(name, answer);
      }
      response.status(answer.statusCode);
      response.set({ ...forwardedResponseHeaders(answer.headers), ...proxyTarget.headers });
      const tooLarge = () => new HttpError(502, `The answer of ${name} is too large`);
      await pipeline(answer.body, limitSize(maxResponseBytes, tooLarge), response);
    } catch (error) {
      if (disconnected.signal.aborted) return;
      throw asHttpError(name, error);
    }
  };
}

function targetUrl(
  request: Request,
  { target, stripPrefix = '' }: Pick<ProxyOptions, 'target' | 'stripPrefix'>,
): string {
  return target + request.originalUrl.slice(stripPrefix.length);
}

function limitedBody(request: Request, maxBytes: number) {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const tooLarge = () => new HttpError(413, 'The request is too large');
  if (Number(request.headers['content-length']) > maxBytes) throw tooLarge();
  const limited = limitSize(maxBytes, tooLarge);
  request.once('error', (error) => limited.destroy(error));
  return request.pipe(limited);
}

/** Redirects would reveal the upstream's host; informational answers cannot be streamed. */
const mayPassOn = ({ statusCode }: { statusCode: number }) =>
  (statusCode >= 200 && statusCode < 300) || statusCode === 304;

/** Errors of the request itself, which the visitor can correct. */
const REFUSAL_REASONS: Readonly<Record<number, string>> = {
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
 * An upstream's failure in our own words: its messages, stack traces and headers must not reach visitors.
 * Its own failures, and statuses that make no sense here, become 502.
 */
function toRefusal(
  name: string,
  { statusCode, headers }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>,
): HttpError {
  const reason = REFUSAL_REASONS[statusCode];
  if (reason === undefined) return new HttpError(502, `${name} sent an invalid answer`);
  return new HttpError(statusCode, `${name} ${reason}`, {
    headers: contentRange(statusCode, headers),
  });
}

/**
 * The length of the file when the requested range is not satisfiable: clients then request a valid one (RFC
 * 9110, 15.5.17).
 */
function contentRange(status: number, headers: IncomingHttpHeaders): Record<string, string> {
  const length = headers['content-range'];
  const hasLength = status === 416 && typeof length === 'string' && /^bytes \*\/\d+$/.test(length);
  return hasLength ? { 'Content-Range': length } : {};
}

function asHttpError(name: string, error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return /timeout/i.test(text)
    ? new HttpError(504, `${name} did not answer in time`, { cause: error })
    : new HttpError(502, `${name} cannot be reached`, { cause: error });
}
