import {
  context,
  createContextKey,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { UpstreamError } from '../upstreams/UpstreamError';
import type { SpanFields, SpanName } from './spans.types';

/** The tracer; absent while tracing is off, when each function here costs one check. */
let tracer: Tracer | undefined;

const REQUEST_ID_KEY = createContextKey('request id');

/** Starts or stops tracing (`tracing.ts`). */
export function traceWith(newTracer: Tracer | undefined): void {
  tracer = newTracer;
}

/** The tracer, while tracing is on. */
export const currentTracer = (): Tracer | undefined => tracer;

/** Spans of requests to other systems, which have the kind `CLIENT`. */
const clientSpans: ReadonlySet<SpanName> = new Set(['upstream', 'sql']);

/**
 * Runs work in a new span, if its request is traced. Only the kind of a failure is recorded: messages may
 * contain visitors' input.
 */
export function inSpan<Result>(
  name: SpanName,
  fields: SpanFields,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracer || !trace.getActiveSpan()?.isRecording()) return work();
  const kind = clientSpans.has(name) ? SpanKind.CLIENT : SpanKind.INTERNAL;
  return tracer.startActiveSpan(name, { kind, attributes: { ...fields } }, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, errorType(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Runs work for a recorded request: spans that it starts belong to the request's span, and its log lines
 * have the ids of both.
 */
export function inRequest(parent: Context, span: Span, requestId: string, work: () => void): void {
  context.with(trace.setSpan(parent, span).setValue(REQUEST_ID_KEY, requestId), work);
}

/** Marks a span as failed, with a low-cardinality type of error. */
export function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Headers by which another system continues this trace (W3C Trace Context); none when nothing is recorded.
 */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (tracer) propagation.inject(context.active(), headers);
  return headers;
}

/** The trace and request ids of a log line; empty when there is no trace. */
export interface TraceFields {
  traceId?: string;
  spanId?: string;
  requestId?: string;
}

/** Ids of the current trace for a log line; empty when there is no trace. */
export function traceFields(): TraceFields {
  const span = tracer && trace.getActiveSpan();
  if (!span) return {};
  const { traceId, spanId } = span.spanContext();
  const requestId = context.active().getValue(REQUEST_ID_KEY);
  return typeof requestId === 'string' ? { traceId, spanId, requestId } : { traceId, spanId };
}

function errorType(error: unknown): string {
  if (error instanceof UpstreamError) return error.kind;
  return error instanceof Error ? error.constructor.name : 'unknown';
}
