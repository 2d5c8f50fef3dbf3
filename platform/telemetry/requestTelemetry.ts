import type { IncomingMessage } from 'node:http';
import { propagation, ROOT_CONTEXT, SpanKind, type Context, type Span } from '@opentelemetry/api';
import type { RequestHandler, Response } from 'express';
import { compile } from 'proxy-addr';
import type { IsTrusted } from '../http/trustedProxy';
import type { Metrics } from './metrics';
import { classifyRoute, type RouteClass } from './routeClass';
import type { SpanFields } from './spans.types';
import { currentTracer, inRequest, markFailed } from './trace';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);
const isLoopback = compile('loopback');
/**
 * Recorded when the client closed the connection before an answer, as nginx logs it. Node itself would
 * report 200.
 */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * Counts and traces every request that it gets. Must come after the middleware that sets the request's id.
 */
export function requestTelemetry(
  isTrusted: IsTrusted,
  metrics: Pick<Metrics, 'requests' | 'requestTime'> | undefined,
): RequestHandler {
  return (request, response, next) => {
    const requestSpan = startRequestSpan(request, isTrusted);
    if (!metrics && !requestSpan) return next();
    const startedAt = performance.now();
    response.once('close', () => {
      const route = routeClass(request.originalUrl, response);
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
      if (requestSpan)
        endRequestSpan(requestSpan.span, route, { status, site: response.locals.site?.name });
      metrics?.requests.getCounter(response.locals.site?.name, route).add(status);
      metrics?.requestTime(route, (performance.now() - startedAt) / 1000);
    });
    if (!requestSpan) return next();
    const { requestId } = response.locals;
    requestSpan.span.setAttribute('forecourt.request_id', requestId);
    response.locals.trace = requestSpan.span.spanContext();
    if (requestSpan.span.isRecording())
      inRequest(requestSpan.parent, requestSpan.span, requestId, next);
    else next();
  };
}

const routeClass = (address: string, { locals }: Response): RouteClass =>
  locals.pageKind ?? classifyRoute(address, locals.site);

/**
 * Starts the span of a request. It continues the caller's trace only if the caller is one of our systems:
 * otherwise a visitor could force tracing, or join traces of others. Undefined while tracing is off.
 */
function startRequestSpan(
  request: IncomingMessage,
  isTrusted: IsTrusted,
): { span: Span; parent: Context } | undefined {
  const tracer = currentTracer();
  if (!tracer) return undefined;
  const parent = isInternal(request, isTrusted)
    ? propagation.extract(ROOT_CONTEXT, request.headers)
    : ROOT_CONTEXT;
  const attributes = { 'http.request.method': normalizeMethod(request) };
  return {
    span: tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, parent),
    parent,
  };
}

function endRequestSpan(
  span: Span,
  route: RouteClass,
  { status, site }: { status: number; site: string | undefined },
): void {
  const fields: SpanFields = {
    'http.route': route,
    'http.response.status_code': status,
    'forecourt.site': site,
  };
  span.setAttributes({ ...fields });
  if (status >= 500) markFailed(span, String(status));
  span.end();
}

/** Whether a request with a trace comes from a trusted proxy, or from this machine without a proxy. */
function isInternal({ headers, socket }: IncomingMessage, isTrusted: IsTrusted): boolean {
  if (headers.traceparent === undefined) return false;
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return (
    isTrusted(socket.remoteAddress) || (!isForwarded && isLoopback(socket.remoteAddress ?? '', 0))
  );
}

const normalizeMethod = ({ method = '' }: IncomingMessage): string =>
  methods.has(method) ? method : '_OTHER';

/** Records a span without duration for a page that was sent from the cache before all middleware. */
export function traceCachedPage(
  request: IncomingMessage,
  isTrusted: IsTrusted,
  fields: SpanFields,
): { traceId: string; spanId: string } | undefined {
  const tracer = currentTracer();
  if (!tracer) return undefined;
  const parent = isInternal(request, isTrusted)
    ? propagation.extract(ROOT_CONTEXT, request.headers)
    : ROOT_CONTEXT;
  const attributes = { 'http.request.method': normalizeMethod(request), ...fields };
  const span = tracer.startSpan('cached page', { kind: SpanKind.SERVER, attributes }, parent);
  span.end();
  const { traceId, spanId } = span.spanContext();
  return { traceId, spanId };
}
