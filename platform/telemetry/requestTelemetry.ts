import type { IncomingMessage } from 'node:http';
import { propagation, ROOT_CONTEXT, SpanKind, type Context, type Span } from '@opentelemetry/api';
import type { RequestHandler, Response } from 'express';
import { compile } from 'proxy-addr';
import type { IsTrusted } from '../http/trustedProxy';
import type { Metrics } from './metrics';
import { routeClassOf, type RouteClass } from './routeClass';
import type { SpanFields } from './spans.types';
import { currentTracer, inRequest, markFailed } from './trace';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);
const isLoopback = compile('loopback');
/** What proxies call it when nobody waits any more (nginx). Node itself would say 200. */
const CLIENT_LEFT = 499;

/** Counts every request that gets here, and traces it. Stands behind what gives the request its id. */
export function requestTelemetry(
  isTrusted: IsTrusted,
  metrics: Pick<Metrics, 'requests' | 'requestTime'> | undefined,
): RequestHandler {
  return (request, response, next) => {
    const traced = startRequestSpan(request, isTrusted);
    if (!metrics && !traced) return next();
    const started = performance.now();
    response.once('close', () => {
      const route = classOf(request.originalUrl, response);
      const status = response.headersSent ? response.statusCode : CLIENT_LEFT;
      if (traced) endRequestSpan(traced.span, route, { status, site: response.locals.site?.name });
      metrics?.requests.of(response.locals.site?.name, route).add(status);
      metrics?.requestTime(route, (performance.now() - started) / 1000);
    });
    if (!traced) return next();
    const { requestId } = response.locals;
    traced.span.setAttribute('forecourt.request_id', requestId);
    response.locals.trace = traced.span.spanContext();
    if (traced.span.isRecording()) inRequest(traced.around, traced.span, requestId, next);
    else next();
  };
}

const classOf = (address: string, { locals }: Response): RouteClass =>
  locals.pageKind ?? routeClassOf(address, locals.site);

/**
 * Begins the span of a request, as a part of its caller's trace where that is one of ours: a visitor could have everything
 * traced, or join traces of others. Undefined while nothing is traced.
 */
function startRequestSpan(
  request: IncomingMessage,
  isTrusted: IsTrusted,
): { span: Span; around: Context } | undefined {
  const tracer = currentTracer();
  if (!tracer) return undefined;
  const around = isFromUs(request, isTrusted)
    ? propagation.extract(ROOT_CONTEXT, request.headers)
    : ROOT_CONTEXT;
  const attributes = { 'http.request.method': methodOf(request) };
  return {
    span: tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, around),
    around,
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

/** From a trusted proxy, or from this machine without one in between. */
function isFromUs({ headers, socket }: IncomingMessage, isTrusted: IsTrusted): boolean {
  if (headers.traceparent === undefined) return false;
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return (
    isTrusted(socket.remoteAddress) || (!isForwarded && isLoopback(socket.remoteAddress ?? '', 0))
  );
}

const methodOf = ({ method = '' }: IncomingMessage): string =>
  methods.has(method) ? method : '_OTHER';

/** A page that was sent from the cache before all middleware, as a span without length. */
export function traceCachedPage(
  request: IncomingMessage,
  isTrusted: IsTrusted,
  fields: SpanFields,
): { traceId: string; spanId: string } | undefined {
  const tracer = currentTracer();
  if (!tracer) return undefined;
  const around = isFromUs(request, isTrusted)
    ? propagation.extract(ROOT_CONTEXT, request.headers)
    : ROOT_CONTEXT;
  const attributes = { 'http.request.method': methodOf(request), ...fields };
  const span = tracer.startSpan('cached page', { kind: SpanKind.SERVER, attributes }, around);
  span.end();
  const { traceId, spanId } = span.spanContext();
  return { traceId, spanId };
}
